/** The bench's figures for people. */
import type { Reference } from "./pgbench.ts";

export interface Measured {
  name: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU per call in microseconds; null where it is not known or means nothing. */
  serverMicros: number | null;
  postgresMicros: number | null;
  generatorMicros: number;
  failures: number;
  firstFailure: string | null;
}

interface Setting {
  connections: number;
  players: number;
  cores: number;
}

const number = (value: number | null, digits = 0) =>
  value === null || Number.isNaN(value) ? "-" : value.toFixed(digits);

export function printRows(rows: readonly (readonly string[])[]): void {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join("  "));
  }
}

/** One line per run, with its rate as a share of the reference's. */
export function printTable(
  measured: readonly Measured[],
  reference: Reference,
  { connections, players, cores }: Setting,
): void {
  console.log(`\n${connections} connections, ${players} players, ${cores} cores for everything`);
  console.log("CPU in µs per call; ratio = calls per second / the reference's\n");
  printRows([
    ["", "per second", "ratio", "p50 ms", "p99 ms", "server", "Postgres", "generator"],
    [reference.name, number(reference.perSecond), "1.00", "", "", "", "", ""],
    ...measured.map((run) => [
      run.name,
      number(run.perSecond),
      number(run.perSecond / reference.perSecond, 2),
      number(run.p50Ms, 1),
      number(run.p99Ms, 1),
      number(run.serverMicros),
      number(run.postgresMicros),
      number(run.generatorMicros),
    ]),
  ]);
  const failed = measured.filter(({ failures }) => failures > 0);
  for (const { name, failures, firstFailure } of failed) {
    console.log(`\n${name}: ${failures} failures, the first: ${firstFailure}`);
  }
}
