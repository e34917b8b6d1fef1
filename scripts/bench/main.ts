/**
 * `npm run bench [-- --only dig,lean,stock] [-- --seconds 5] [-- --json FILE]`: what calls cost over tRPC
 * and REST at 64 connections with 500 players, beside `lean` and other references (lines.ts).
 * `npm run bench -- --workers` compares 1, 2 and 4 workers instead, see workers.ts;
 * `npm run bench -- --growth` compares a full world with an empty one instead, see growth.ts.
 * `npm run bench -- --bots [--minutes 10]` runs the line of 200 bots alone, see bots/main.ts: it ends with
 * 1 when the server failed or something was lost. Else it prints figures and ratios of one run on one
 * machine, and nothing is asserted.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "@emberlode/db";
import { measureBots } from "./bots/main.ts";
import { type BotsReport, faultsOf, printBots } from "./bots/report.ts";
import { buildChildren } from "./children.ts";
import { measureCommit } from "./commit.ts";
import { benchFanOut } from "./fan-out/main.ts";
import { measureGrowth } from "./growth.ts";
import { chooseLines, type Line } from "./lines.ts";
import { measureScript } from "./measure.ts";
import { CONNECTIONS } from "./messages.ts";
import { findPgbench, NO_PGBENCH } from "./pgbench.ts";
import { type Product, startProduct, WORLD } from "./product.ts";
import { measureLean } from "./references/lean.ts";
import { measureRoom, measureStock } from "./references/servers.ts";
import { type Figures, type Measured, printTable, ratiosOf } from "./table.ts";
import { benchWorkers } from "./workers.ts";

const PLAYERS = 500;

/** The line of the bots in the table: they do not go as fast as they can, but at their pace. */
function figuresOf({ seconds, calls, faults, ...report }: BotsReport): Figures {
  return {
    ...{ perSecond: calls.count / seconds, p50Ms: calls.p50, p99Ms: calls.p99 },
    ...{ generatorMicros: report.generatorMicros, failures: faults.length },
    ...{ serverMicros: report.serverMicros, postgresMicros: report.postgresMicros },
    firstFailure: faults[0] ?? null,
  };
}

/** The bots alone; what must not happen makes the process end with 1. */
async function benchBots(minutes: number): Promise<BotsReport> {
  const report = await measureBots(minutes);
  if (faultsOf(report).length > 0) process.exitCode = 1;
  return report;
}

const writeJson = (file: string | undefined, content: unknown) => {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

interface Setting {
  only: string | undefined;
  seconds: number;
  minutes: number;
  jsonFile: string | undefined;
}

async function bench({ only, seconds, minutes, jsonFile }: Setting): Promise<void> {
  const lines = chooseLines(only);
  const folder = mkdtempSync(join(tmpdir(), "emberlode-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const { url } = postgres;
  let product: Promise<Product> | undefined;
  // Started with the first line that needs it: some runs do without.
  const getProduct = () => {
    product ??= startProduct(url, folder, PLAYERS);
    return product;
  };
  let bots: BotsReport | null = null;

  const measureLine = async (line: Line): Promise<Figures> => {
    const pid = postgres.pid();
    const durationMs = seconds * 1000;
    switch (line.kind) {
      case "load":
        return (await getProduct()).measure(line, pid, durationMs);
      case "lean":
        return measureScript(() => measureLean(url, folder, seconds), pid);
      case "commit": {
        const { ready } = await getProduct();
        return measureScript(() => measureCommit(ready, url, WORLD, folder, seconds), pid);
      }
      case "stock":
        return measureStock(url, pid, durationMs);
      case "colyseus":
        return measureRoom(url, pid, durationMs);
      case "bots":
        bots = await benchBots(minutes);
        return figuresOf(bots);
    }
  };

  try {
    const measured: Measured[] = [];
    for (const line of lines) {
      console.log(`… ${line.name}`);
      const figures = await measureLine(line);
      console.log(`  ${figures.perSecond.toFixed(0)} per second`);
      measured.push({ id: line.id, name: line.name, ...figures });
    }
    const setting = { connections: CONNECTIONS, players: PLAYERS, cores: availableParallelism() };
    const ratios = ratiosOf(measured);
    printTable(measured, ratios, setting);
    const pgbench = findPgbench() !== null;
    if (!pgbench) console.log(`\n${NO_PGBENCH}`);
    if (bots !== null) printBots(bots);
    writeJson(jsonFile, { setting, seconds, pgbench, ratios, measured, bots });
  } finally {
    // A start that failed has ended the run already.
    (await product?.catch(() => undefined))?.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    seconds: { type: "string", default: "4" },
    json: { type: "string" },
    minutes: { type: "string", default: "1" },
    bots: { type: "boolean", default: false },
    growth: { type: "boolean", default: false },
    "fan-out": { type: "boolean", default: false },
    workers: { type: "boolean", default: false },
  },
});
const seconds = Math.max(1, Number(values.seconds) || 4);
const minutes = Math.max(0.1, Number(values.minutes) || 1);
await buildChildren();
if (values.growth) await measureGrowth(values.json);
else if (values["fan-out"]) await benchFanOut(seconds);
else if (values.workers) await benchWorkers(seconds);
else if (values.bots) {
  console.log(`… bots, ${minutes} minutes`);
  const report = await benchBots(minutes);
  printBots(report);
  writeJson(values.json, report);
} else await bench({ only: values.only, seconds, minutes, jsonFile: values.json });
