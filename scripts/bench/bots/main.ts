/**
 * `npm run bench -- --bots [--minutes 10]`: 200 bots at the lively pace on a server as users start
 * it, through the client and under normal limits. They are in twenty households of ten, each with
 * its own address, so none of them pushes another's base off the map.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Group, PACES, startGroup } from "@emberlode/bots";
import { TEMPERAMENT_IDS } from "@emberlode/bots/habits";
import { auditLedger, createPool, type Pool, runningEmbeddedPostgres } from "@emberlode/db";
import {
  endAll,
  type ServerProcess,
  startProcess,
} from "@emberlode/server/testing/server-process.ts";
import { answerOf, buildServer, startChild } from "../children.ts";
import { ownCpuMicros, treeCpuMicros } from "../cpu.ts";
import { type BotsReport, timesOf } from "./report.ts";
import { Traffic } from "./traffic.ts";

const WORLD = "world";
const HOUSEHOLDS = 20;
const BOTS_PER_HOUSEHOLD = 10;
/** Pause between two hello requests. */
const HELLO_MS = 50;
/** Interval of checks whether all bots have moved in, and their timeout. */
const POLL_MS = 250;
const MOVE_IN_TIMEOUT_MS = 5 * 60_000;
/** Lines of the server's log shown after a failure. */
const LOG_LINES = 20;
/** Long enough for the ledger of a long run. */
const DEADLINE_MS = 120_000;

/** The benchmark acts as a proxy to give each household an address; the rest is default. */
const SETTINGS = {
  TRUST_PROXY: "1",
  DEMO: "off",
  BACKUP_EVERY: "off",
  LOG_LEVEL: "warn",
  WORLD,
};

interface Crowd {
  groups: readonly Group[];
  troubles: string[];
  /** Ends all bots; running calls are still answered. */
  end(): Promise<void>;
}

function startCrowd(url: string, folder: string, traffic: Traffic): Crowd {
  const stop = new AbortController();
  const troubles: string[] = [];
  const groups = Array.from({ length: HOUSEHOLDS }, (_, household) =>
    startGroup({
      server: { url, fetch: traffic.fetchFrom(`198.18.${household}.1`) },
      accountsPath: join(folder, `household-${household}.json`),
      size: BOTS_PER_HOUSEHOLD,
      temperaments: TEMPERAMENT_IDS,
      pace: PACES.lively,
      signal: stop.signal,
      onError: (number, error) => troubles.push(`bot ${number} of ${household}: ${error}`),
    }),
  );
  const end = async () => {
    stop.abort();
    await Promise.all(groups.map(({ ended }) => ended));
  };
  return { groups, troubles, end };
}

/** Waits until all bots have an account and a first state; returns the seconds. */
async function waitUntilMovedIn({ groups }: Crowd, signal: AbortSignal): Promise<number> {
  const began = performance.now();
  const members = groups.flatMap((group) => group.members);
  const missing = () => members.filter(({ bot }) => (bot?.notebook ?? null) === null).length;
  while (missing() > 0) {
    if (performance.now() - began > MOVE_IN_TIMEOUT_MS)
      throw new Error(`${missing()} bots did not move in.`);
    await sleep(POLL_MS, undefined, { signal });
  }
  return (performance.now() - began) / 1000;
}

/** Requests hello periodically until the signal aborts; returns the times in milliseconds. */
async function sayHello(url: string, signal: AbortSignal): Promise<number[]> {
  const took: number[] = [];
  while (!signal.aborted) {
    const began = performance.now();
    await (await fetch(url)).arrayBuffer();
    took.push(performance.now() - began);
    await sleep(HELLO_MS, undefined, { signal }).catch(() => {});
  }
  return took;
}

/** CPU time so far, in microseconds. */
function readCpu({ child: { pid = 0 } }: ServerProcess) {
  const { user, system } = process.cpuUsage();
  return { own: user + system, server: ownCpuMicros(pid), tree: treeCpuMicros(pid) };
}

const difference = (from: number | null, to: number | null) =>
  from === null || to === null ? null : to - from;

interface Watch {
  traffic: Traffic;
  ms: number;
  signal: AbortSignal;
}

/** Lets the bots move in and play for `ms`; returns the measurements. */
async function watch(server: ServerProcess, crowd: Crowd, { traffic, ms, signal }: Watch) {
  const movedInSeconds = await waitUntilMovedIn(crowd, signal);
  const greeter = startChild("hello");
  const over = new AbortController();
  try {
    const helloUrl = await answerOf<string>(greeter);
    const greeting = sayHello(helloUrl, over.signal);
    const before = readCpu(server);
    const began = performance.now();
    traffic.begin();
    await sleep(ms, undefined, { signal });
    traffic.end();
    const seconds = (performance.now() - began) / 1000;
    const after = readCpu(server);
    over.abort();
    const calls = timesOf(traffic.latencies);
    const perCall = (micros: number | null) =>
      micros === null ? null : micros / Math.max(1, calls.count);
    const serverMicros = difference(before.server, after.server);
    const treeMicros = difference(before.tree, after.tree);
    return {
      movedInSeconds,
      seconds,
      calls,
      hello: timesOf(await greeting),
      serverMicros: perCall(serverMicros),
      postgresMicros: perCall(difference(serverMicros, treeMicros)),
      generatorMicros: (after.own - before.own) / Math.max(1, calls.count),
    };
  } finally {
    over.abort();
    greeter.kill();
  }
}

/** Calls that were acknowledged but are not in the ledger. */
async function findLost(pool: Pool, { done }: Traffic): Promise<string[]> {
  const rows = await pool.query<{ key: string }>("select key from ledger where key is not null");
  const kept = new Set(rows.map(({ key }) => key));
  return [...done].flatMap(([key, name]) => (kept.has(key) ? [] : name));
}

/** Plays for `ms` on a new server and world, then audits the ledger. */
async function play(folder: string, ms: number, signal: AbortSignal): Promise<BotsReport> {
  const server = await startProcess({ DATA_DIR: folder, ...SETTINGS });
  const traffic = new Traffic();
  const crowd = startCrowd(server.url, folder, traffic);
  const watched = await watch(server, crowd, { traffic, ms, signal }).finally(() => crowd.end());
  const pool = createPool({
    url: runningEmbeddedPostgres(folder) ?? "",
    world: WORLD,
    deadlineMs: DEADLINE_MS,
  });
  const broken = await auditLedger(pool);
  const lost = await findLost(pool, traffic);
  await pool.close();
  return {
    players: HOUSEHOLDS * BOTS_PER_HOUSEHOLD,
    ...watched,
    lost,
    refusals: [...traffic.refusals].sort(([, a], [, b]) => b - a),
    faults: traffic.faults,
    troubles: crowd.troubles,
    done: traffic.done.size,
    broken: broken.map(({ invariant, playerId }) => `${invariant} of player ${playerId}`),
    exitCode: await server.end("SIGTERM"),
    serverLog: server.output().trimEnd().split("\n").slice(-LOG_LINES),
  };
}

/** Runs for this many minutes; the server and its folder are removed even if it ends early. */
export async function measureBots(minutes: number): Promise<BotsReport> {
  await buildServer();
  const folder = mkdtempSync(join(tmpdir(), "emberlode-bots-"));
  // Postgres may run as another user.
  chmodSync(folder, 0o755);
  const early = new AbortController();
  const giveUp = () => early.abort(new Error("Stopped by a signal."));
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, giveUp);
  try {
    return await play(folder, minutes * 60_000, early.signal);
  } finally {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.off(name, giveUp);
    await endAll();
    // An orphaned database may write for a moment longer.
    rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}
