/**
 * `npm run bench -- --workers`: the cost of calls with 1, 2 and 4 workers on one port. The server
 * runs as users start it, with all limits; players stay below theirs. With fewer cores than
 * processes the rate is meaningless: look at CPU per call and at the number of retried actions.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPool, migrate, startEmbeddedPostgres } from "@emberlode/db";
import {
  endAll,
  type ServerProcess,
  startProcess,
} from "@emberlode/server/testing/server-process.ts";
import { answerOf, buildServer, startChild } from "./children.ts";
import { ownCpuMicros, treeCpuMicros } from "./cpu.ts";
import {
  type BenchPlayer,
  CONNECTIONS,
  type LoadOrder,
  type LoadReport,
  type PreparedRequest,
} from "./messages.ts";
import { lookByTrpc, moveByTrpc } from "./requests.ts";
import { benchServices, registerPlayer } from "./services.ts";
import { printRows } from "./table.ts";

const WORLD = "world";
const PLAYERS = 500;
const WORKERS = [1, 2, 4];
const WARM_UP_MS = 3_000;
const SETTLE_MS = 1_500;

interface Run {
  name: string;
  make(player: BenchPlayer): PreparedRequest[];
  /** How many connections each player uses; with several, workers compete for a player. */
  at: number;
}

const RUNS: readonly Run[] = [
  { name: "look", make: lookByTrpc, at: 1 },
  { name: "move", make: moveByTrpc, at: 1 },
  { name: "move, a player on two connections", make: moveByTrpc, at: 2 },
];

/** Creates players at separate positions; they use sessions without logging in. */
async function makePlayers(url: string, dataDir: string): Promise<BenchPlayer[]> {
  const pool = createPool({ url, world: WORLD });
  const services = benchServices(pool, dataDir);
  await services.start();
  const players: BenchPlayer[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const { id, sid } = await registerPlayer(services, `Bench${index}`);
    const [at] = await pool.query<{ x: number; y: number }>(
      "select x, y from players where id = $1",
      [id],
    );
    if (at === undefined) throw new Error("a player who is nowhere");
    players.push({ id, sid, ...at, type: "metal", at, enemy: 0 });
  }
  await services.stop();
  await pool.close();
  return players;
}

/** Retried actions so far, in all workers. */
async function retriesOf({ url }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const values = text.matchAll(/^emberlode_action_retries_total\S* (\d+)$/gm);
  return [...values].reduce((sum, [, value]) => sum + Number(value), 0);
}

interface Costs {
  server: number;
  supervisor: number;
  postgres: number;
  retries: number;
}

async function costsOf(server: ServerProcess, postgres: number): Promise<Costs> {
  const pid = server.child.pid ?? 0;
  return {
    retries: await retriesOf(server),
    server: treeCpuMicros(pid) ?? Number.NaN,
    supervisor: ownCpuMicros(pid) ?? Number.NaN,
    postgres: treeCpuMicros(postgres) ?? Number.NaN,
  };
}

async function measure(
  run: Run,
  players: readonly BenchPlayer[],
  server: ServerProcess,
  { postgres, durationMs, isAlone }: { postgres: number; durationMs: number; isAlone: boolean },
): Promise<string[]> {
  await sleep(SETTLE_MS);
  const generator = startChild("lean");
  const port = Number(new URL(server.url).port);
  const copies = Array.from({ length: run.at }, (_, copy) => [
    // Puts each copy of a player on another connection.
    ...players.slice(copy).map(run.make),
    ...players.slice(0, copy).map(run.make),
  ]);
  const requests = copies.flat();
  const timing = { warmUpMs: WARM_UP_MS, durationMs };
  generator.send({ port, connections: CONNECTIONS, ...timing, requests } satisfies LoadOrder);
  await answerOf<"counting">(generator);
  const before = await costsOf(server, postgres);
  const report = await answerOf<LoadReport>(generator);
  const after = await costsOf(server, postgres);
  const each = (of: keyof Costs) => (after[of] - before[of]) / Math.max(1, report.requests);
  if (report.firstFailure !== null) console.log(report.firstFailure);
  return [
    run.name,
    (report.requests / report.seconds).toFixed(0),
    (isAlone ? each("server") : each("server") - each("supervisor")).toFixed(0),
    isAlone ? "-" : each("supervisor").toFixed(1),
    each("postgres").toFixed(0),
    (each("retries") * 1_000).toFixed(2),
    report.p50Ms.toFixed(1),
    String(report.failures),
  ];
}

const HEAD = [
  ...["run", "calls/s", "workers µs/call", "supervisor µs/call", "Postgres µs/call"],
  ...["again/1,000", "p50 ms", "failed"],
];

/** Measures and prints; asserts nothing. */
export async function benchWorkers(seconds: number): Promise<void> {
  await buildServer();
  const dataDir = mkdtempSync(join(tmpdir(), "emberlode-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: { max_connections: "120" } });
  try {
    await migrate(postgres.url, WORLD);
    const players = await makePlayers(postgres.url, dataDir);
    for (const workers of WORKERS) {
      const server = await startProcess({
        ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, WORLD, WORKERS: String(workers) },
        ...{ LOG_LEVEL: "error", BACKUP_EVERY: "off", DEMO: "off" },
      });
      const setting = { durationMs: seconds * 1_000, isAlone: workers === 1 };
      const rows = [HEAD];
      for (const run of RUNS) {
        rows.push(await measure(run, players, server, { postgres: postgres.pid(), ...setting }));
      }
      console.log(`\nWORKERS=${workers}, ${CONNECTIONS} connections, ${PLAYERS} players`);
      printRows(rows);
      await server.end("SIGTERM");
    }
  } finally {
    await endAll();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
