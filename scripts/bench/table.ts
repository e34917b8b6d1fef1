/** Prints the benchmark's results. */

/** The result of one line. */
export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** CPU time per call in microseconds; null if unknown or meaningless. */
  serverMicros: number | null;
  postgresMicros: number | null;
  generatorMicros: number;
  failures: number;
  firstFailure: string | null;
}

export interface MeasuredLine extends Figures {
  id: string;
  name: string;
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

/** Rates relative to the references of the same run; null if a line was not run. */
export interface Ratios {
  /** Statements of `lean` per second, the mean of its lines. */
  leanPerSecond: number | null;
  digOfLean: number | null;
  digOfStock: number | null;
}

export function ratiosOf(measured: readonly MeasuredLine[]): Ratios {
  const rateOf = (wanted: string) => {
    const rates = measured.filter(({ id }) => id === wanted).map(({ perSecond }) => perSecond);
    return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  };
  const [dig, lean] = [rateOf("dig"), rateOf("lean")];
  const share = (rate: number | null) => (dig === null || rate === null ? null : dig / rate);
  return {
    leanPerSecond: lean,
    digOfLean: share(lean),
    digOfStock: share(rateOf("stock")),
  };
}

/** Prints one row per line, with its rate as a share of `lean`. */
export function printTable(
  measured: readonly MeasuredLine[],
  { leanPerSecond, digOfLean, digOfStock }: Ratios,
  { connections, players, cores }: Setting,
): void {
  console.log(`\n${connections} connections, ${players} players, ${cores} cores for everything`);
  console.log("CPU in µs per call; of lean = calls per second / the mean of lean's\n");
  printRows([
    ["", "per second", "of lean", "p50 ms", "p99 ms", "server", "Postgres", "generator"],
    ...measured.map((run) => [
      run.name,
      number(run.perSecond),
      number(leanPerSecond === null ? null : run.perSecond / leanPerSecond, 2),
      number(run.p50Ms, 1),
      number(run.p99Ms, 1),
      number(run.serverMicros),
      number(run.postgresMicros),
      number(run.generatorMicros),
    ]),
  ]);
  if (digOfLean !== null) console.log(`\ndig is ${number(digOfLean, 2)} of lean`);
  if (digOfStock !== null) console.log(`dig is ${number(digOfStock, 1)} x the stock stack`);
  const failed = measured.filter(({ failures }) => failures > 0);
  for (const { name, failures, firstFailure } of failed) {
    console.log(`\n${name}: ${failures} failures, the first: ${firstFailure}`);
  }
}
