/**
 * `npm run bench [-- --only dig,lean,stock] [-- --seconds 5] [-- --json FILE]`: the cost of calls
 * over tRPC and REST at 64 connections with 500 players, compared with `lean` and other references
 * (lines.ts). Asserts nothing.
 * `npm run bench -- --growth [--lines 10000000]` compares a full world with an empty one, see
 * growth.ts.
 * `npm run bench -- --scoring` scores a day of a thousand players, see scoring.ts.
 * `npm run bench -- --bots [--minutes 10]` runs only the line of 200 bots, see bots/main.ts; exits
 * with 1 if the server failed or anything was lost.
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
import { measureStock } from "./references/stock.ts";
import { measureScoring } from "./scoring.ts";
import { type Figures, type MeasuredLine, printTable, ratiosOf } from "./table.ts";

const PLAYERS = 500;

/** The bots' line in the table. They play at their own pace, not as fast as possible. */
function figuresOf({ seconds, calls, faults, ...report }: BotsReport): Figures {
  return {
    perSecond: calls.count / seconds,
    p50Ms: calls.p50,
    p99Ms: calls.p99,
    generatorMicros: report.generatorMicros,
    failures: faults.length,
    serverMicros: report.serverMicros,
    postgresMicros: report.postgresMicros,
    firstFailure: faults[0] ?? null,
  };
}

/** Runs only the bots; exits with 1 after any failure. */
async function benchBots(minutes: number): Promise<BotsReport> {
  const report = await measureBots(minutes);
  if (faultsOf(report).length > 0) process.exitCode = 1;
  return report;
}

const writeJson = (file: string | undefined, content: unknown) => {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

interface BenchOptions {
  only: string | undefined;
  seconds: number;
  minutes: number;
  jsonFile: string | undefined;
}

async function bench({ only, seconds, minutes, jsonFile }: BenchOptions): Promise<void> {
  const lines = chooseLines(only);
  const folder = mkdtempSync(join(tmpdir(), "emberlode-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const { url } = postgres;
  let product: Promise<Product> | undefined;
  // Started by the first line that needs it, since some runs do not.
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
      case "bots":
        bots = await benchBots(minutes);
        return figuresOf(bots);
    }
  };

  try {
    const measured: MeasuredLine[] = [];
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
    // A failed start has already ended the run.
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
    lines: { type: "string", default: "10000000" },
    scoring: { type: "boolean", default: false },
    "fan-out": { type: "boolean", default: false },
  },
});
const seconds = Math.max(1, Number(values.seconds) || 4);
const minutes = Math.max(0.1, Number(values.minutes) || 1);
await buildChildren();
if (values.growth) await measureGrowth(Math.max(10_000, Number(values.lines) || 0), values.json);
else if (values.scoring) await measureScoring();
else if (values["fan-out"]) await benchFanOut(seconds);
else if (values.bots) {
  console.log(`… bots, ${minutes} minutes`);
  const report = await benchBots(minutes);
  printBots(report);
  writeJson(values.json, report);
} else await bench({ only: values.only, seconds, minutes, jsonFile: values.json });
