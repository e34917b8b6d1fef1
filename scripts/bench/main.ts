/**
 * `npm run bench [-- --seconds 5] [-- --json FILE]`: what digging and moving cost over tRPC and REST
 * at 64 connections with 500 players, beside pgbench, Fastify's hello and the stock tRPC adapter.
 * `npm run bench -- --workers` compares 1, 2 and 4 workers instead, see workers.ts;
 * `npm run bench -- --growth` compares a full world with an empty one instead, see growth.ts.
 * `npm run bench -- --bots [--minutes 10]` runs the line of 200 bots alone, see bots/main.ts: it ends with
 * 1 when the server failed or something was lost. Else it prints figures and ratios of one run on one
 * machine, and nothing is asserted.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { migrate, startEmbeddedPostgres } from "@emberlode/db";
import { measureBots } from "./bots/main.ts";
import { type BotsReport, faultsOf, printBots } from "./bots/report.ts";
import { answerOf, startChild } from "./children.ts";
import { treeCpuMicros } from "./cpu.ts";
import { benchFanOut } from "./fan-out/main.ts";
import { measureGrowth } from "./growth.ts";
import {
  type BenchPlayer,
  CONNECTIONS,
  type LoadOrder,
  type LoadReport,
  type PreparedRequest,
  type ServerOrder,
  type ServerReady,
  type Stage,
  type Staged,
  type StageOrder,
} from "./messages.ts";
import { measureReference } from "./pgbench.ts";
import * as requests from "./requests.ts";
import { type Measured, printTable } from "./table.ts";
import { benchWorkers } from "./workers.ts";

const PLAYERS = 500;
const WORLD = "world";
const WARM_UP_MS = 1_000;
const SETTLE_MS = 500;

/** How far the clock of actions jumps with each: far enough that no field is spent. */
const STEP_MS = 30_000;
/** The same where the same two meet again and again: an hour, or four, lie between. */
const FIGHT_STEP_MS = 10 * 60_000;

interface Run {
  name: string;
  app: keyof ServerReady["ports"];
  make(player: BenchPlayer): PreparedRequest[];
  generator?: "lean" | "autocannon";
  /** Where the players stand, on their ores unless told. */
  stage?: Stage;
}

const RUNS: readonly Run[] = [
  { name: "Fastify hello", app: "hello", make: requests.hello },
  { name: "dig, tRPC", app: "app", make: requests.digByTrpc },
  { name: "dig, REST", app: "app", make: requests.digByRest },
  { name: "dig, stock tRPC adapter", app: "stock", make: requests.digByTrpc },
  { name: "dig, tRPC, autocannon", app: "app", make: requests.digByTrpc, generator: "autocannon" },
  { name: "look, tRPC", app: "app", make: requests.lookByTrpc },
  { name: "look, stock tRPC adapter", app: "stock", make: requests.lookByTrpc },
  { name: "move, tRPC", app: "app", make: requests.moveByTrpc },
  { name: "move, REST (coords)", app: "app", make: requests.moveByRest },
  { name: "buy units, tRPC", app: "app", make: requests.buyUnits },
  { name: "logs page, tRPC", app: "app", make: requests.logsPage() },
  { name: "cave, tRPC", app: "app", make: requests.cave, stage: "cave" },
  { name: "capture, tRPC", app: "app", make: requests.capture, stage: "factory" },
  { name: "attack, tRPC", app: "app", make: requests.attack, stage: "base" },
];

async function serverCpu(server: ChildProcess): Promise<number> {
  server.send("cpu");
  return (await answerOf<{ cpu: number }>(server)).cpu;
}

async function measure(
  run: Run,
  ready: ServerReady,
  server: ChildProcess,
  postgresPid: number,
  durationMs: number,
): Promise<Measured> {
  // What the run before left under way must not act on the next stage.
  await sleep(SETTLE_MS);
  const { stage = "ore" } = run;
  const clockStepMs = stage === "factory" || stage === "base" ? FIGHT_STEP_MS : STEP_MS;
  server.send({ stage, clockStepMs } satisfies StageOrder);
  const { players } = await answerOf<Staged>(server);
  const generator = startChild(run.generator ?? "lean");
  const order: LoadOrder = {
    port: ready.ports[run.app],
    connections: CONNECTIONS,
    warmUpMs: WARM_UP_MS,
    durationMs,
    requests: players.map(run.make),
  };
  generator.send(order);
  await answerOf<"counting">(generator);
  server.send("pause");
  const before = { server: await serverCpu(server), postgres: treeCpuMicros(postgresPid) };
  const report = await answerOf<LoadReport>(generator);
  const after = { server: await serverCpu(server), postgres: treeCpuMicros(postgresPid) };
  const perRequest = (from: number | null, to: number | null) =>
    from === null || to === null ? null : (to - from) / Math.max(1, report.requests);
  return {
    name: run.name,
    perSecond: report.requests / report.seconds,
    p50Ms: report.p50Ms,
    p99Ms: report.p99Ms,
    serverMicros: perRequest(before.server, after.server),
    postgresMicros: run.app === "hello" ? null : perRequest(before.postgres, after.postgres),
    generatorMicros: report.ownCpuMicros,
    failures: report.failures,
    firstFailure: report.firstFailure,
  };
}

/** The line of the bots in the table: they do not go as fast as they can, but at their pace. */
function lineOf({ players, seconds, calls, faults, ...report }: BotsReport): Measured {
  return {
    ...{ name: `${players} bots at their pace`, perSecond: calls.count / seconds },
    ...{ p50Ms: calls.p50, p99Ms: calls.p99, generatorMicros: report.generatorMicros },
    ...{ serverMicros: report.serverMicros, postgresMicros: report.postgresMicros },
    ...{ failures: faults.length, firstFailure: faults[0] ?? null },
  };
}

/** The bots alone; what must not happen makes the process end with 1. */
async function benchBots(minutes: number): Promise<BotsReport> {
  console.log(`… bots, ${minutes} minutes`);
  const report = await measureBots(minutes);
  if (faultsOf(report).length > 0) process.exitCode = 1;
  return report;
}

const writeJson = (file: string | undefined, content: unknown) => {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

async function bench(
  seconds: number,
  minutes: number,
  jsonFile: string | undefined,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "emberlode-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const server = startChild("server");
  try {
    await migrate(postgres.url, WORLD);
    const order: ServerOrder = { url: postgres.url, world: WORLD, dataDir, players: PLAYERS };
    server.send(order);
    const ready = await answerOf<ServerReady>(server);
    const measured: Measured[] = [];
    for (const run of RUNS) {
      console.log(`… ${run.name}`);
      measured.push(await measure(run, ready, server, postgres.pid(), seconds * 1000));
    }
    console.log("… pgbench");
    const reference = await measureReference(ready, postgres.url, WORLD, dataDir, seconds);
    const bots = await benchBots(minutes);
    measured.push(lineOf(bots));
    const setting = { connections: CONNECTIONS, players: PLAYERS, cores: availableParallelism() };
    printTable(measured, reference, setting);
    printBots(bots);
    writeJson(jsonFile, { setting, seconds, reference, measured, bots });
  } finally {
    server.kill("SIGKILL");
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: {
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
if (values.growth) await measureGrowth(values.json);
else if (values["fan-out"]) await benchFanOut(seconds);
else if (values.workers) await benchWorkers(seconds);
else if (values.bots) {
  const report = await benchBots(minutes);
  printBots(report);
  writeJson(values.json, report);
} else await bench(seconds, minutes, values.json);
