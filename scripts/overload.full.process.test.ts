/**
 * Sends five times the load that the server can handle, first walks, then reads (design: overload).
 * It must refuse the excess immediately, reads first, stay ready, and recover when the load ends.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { auditLedger } from "@emberlode/db";
import { createTestPlayer, type TestPlayer } from "@emberlode/db/testing";
import type { ServerProcess } from "@emberlode/server/testing/server-process.ts";
import { useServers } from "@emberlode/server/testing/use-servers.ts";
import autocannon, { type CannonClient, type CannonRequest } from "autocannon";
import { beforeAll, expect, test } from "vitest";
import { percentile } from "./lib/statistics.ts";

const PLAYERS = 800;
/** Players created concurrently; more of them would choose the same places for their bases. */
const BATCH_SIZE = 16;
/** Enough to keep the server busy all the time. */
const BUSY_CONNECTIONS = 64;
/** More concurrent reads than fit in the queue. */
const READING_CONNECTIONS = 1_600;
const CAPACITY_S = 5;
const OVERLOAD_S = 15;
const TIMES = 5;
/** Promised limits, in milliseconds. */
const SLOWEST_ACTION_MS = 1_000;
const NORMAL_WITHIN_MS = 5_000;
/** Longest time for a walk on an idle server, in milliseconds. */
const NORMAL_MS = 100;
const READY_EVERY_MS = 250;
/** Players who walk at a steady pace while others read. */
const WALKERS = 20;
const WALK_EVERY_MS = 500;

const servers = useServers();
let server: ServerProcess;
let players: TestPlayer[];

beforeAll(async () => {
  server = await servers.start({ TRUST_PROXY: "1", LOG_LEVEL: "warn", BACKUP_EVERY: "off" });
  players = [];
  while (players.length < PLAYERS) {
    const batch = Array.from({ length: BATCH_SIZE }, () => createTestPlayer(servers.admin));
    players.push(...(await Promise.all(batch)));
  }
}, 240_000);

const headersOf = ({ id, token }: TestPlayer): Record<string, string> => ({
  Cookie: `sid=${token}`,
  Origin: server.url,
  "X-Forwarded-For": `2001:db8:${id.toString(16)}::1`,
});

/** From the base and back. */
function walksOf(player: TestPlayer): CannonRequest[] {
  const { x, y } = player.at;
  return [x === 1 ? 50 : x - 1, x].map((to) => ({
    method: "GET",
    path: `/api/fields/coords?x=${to}&y=${y}`,
    body: "",
    headers: headersOf(player),
  }));
}

/** A player's own data, and the player's page for an anonymous caller behind the same address. */
function readsOf(player: TestPlayer): CannonRequest[] {
  const { Cookie, ...stranger } = headersOf(player);
  const asked = { method: "GET", body: "" } as const;
  return [
    { ...asked, path: "/api/auth", headers: { Cookie: Cookie ?? "", ...stranger } },
    { ...asked, path: `/api/players/${player.username}`, headers: stranger },
  ];
}

interface Load {
  /** The callers. */
  by: readonly TestPlayer[];
  connections: number;
  seconds: number;
  requestsOf(player: TestPlayer): CannonRequest[];
  /** Total calls a second; without it, each connection calls again as soon as it has an answer. */
  rate?: number;
}

interface Answers {
  /** By status. */
  counts: Map<number, number>;
  /** Of successful calls, in milliseconds. */
  doneMs: number[];
  /** Statuses of refusals without a Retry-After header. */
  withoutRetryAfter: Set<number>;
}

/** Splits the players between the connections, each of which makes one call at a time. */
async function load({ by, connections, seconds, requestsOf, rate }: Load): Promise<Answers> {
  const answers: Answers = { counts: new Map(), doneMs: [], withoutRetryAfter: new Set() };
  const failures: string[] = [];
  let next = 0;
  const setupClient = (client: CannonClient) => {
    const index = next++ % connections;
    const own = by.filter((_, at) => at % connections === index % by.length).map(requestsOf);
    client.setRequests(
      [0, 1].flatMap((turn) => own.flatMap((requests) => requests.slice(turn, turn + 1))),
    );
    client.on("headers", ({ statusCode, headers }) => {
      const says = headers.some((name) => name.toLowerCase() === "retry-after");
      if (statusCode >= 300 && !says) answers.withoutRetryAfter.add(statusCode);
    });
    let answered = 0;
    // Whether it waited for its connection or for an answer.
    client.on("timeout", () => failures.push(`late after ${answered} answers`));
    client.on("connError", (error) => failures.push(error.message));
    client.on("reqError", (error) => failures.push(error.message));
    client.on("response", (status, _bytes, ms) => {
      answered += 1;
      answers.counts.set(status, (answers.counts.get(status) ?? 0) + 1);
      if (status === 200) answers.doneMs.push(ms);
    });
  };
  const { errors } = await autocannon({
    url: server.url,
    connections,
    duration: seconds,
    setupClient,
    ...(rate !== undefined && { overallRate: rate }),
  });
  expect(errors, `calls without an answer: ${failures.join(", ")}`).toBe(0);
  return answers;
}

/** Calls a second that the otherwise idle server can do. */
async function capacityOf(requestsOf: Load["requestsOf"]): Promise<number> {
  const alone = { by: players, connections: BUSY_CONNECTIONS, seconds: CAPACITY_S, requestsOf };
  const { counts, doneMs } = await load(alone);
  expect([...counts.keys()]).toEqual([200]);
  return doneMs.length / CAPACITY_S;
}

/** Polls the server's readiness until stopped; returns the statuses. */
async function watchReadiness(until: { stopped: boolean }): Promise<Set<number>> {
  const statuses = new Set<number>();
  while (!until.stopped) {
    statuses.add((await fetch(`${server.url}/readyz`)).status);
    await sleep(READY_EVERY_MS);
  }
  return statuses;
}

interface Walked {
  status: number;
  ms: number;
}

/** The requests of a walk in the form that `fetch` takes. */
const stepsOf = (player: TestPlayer) =>
  walksOf(player).map(({ path, headers }) => ({ url: `${server.url}${path}`, headers }));

/** Walks back and forth in its own thread until stopped. */
function stroll(by: readonly TestPlayer[]): { stop(): Promise<Walked[]> } {
  const workerData = { walks: by.map(stepsOf), everyMs: WALK_EVERY_MS };
  const worker = new Worker(new URL("testing/strollers.mjs", import.meta.url), { workerData });
  const walked = once(worker, "message");
  return {
    async stop() {
      worker.postMessage("stop");
      const [all] = await walked;
      return all;
    },
  };
}

async function walk(player: TestPlayer): Promise<Walked> {
  const [step] = stepsOf(player);
  const startedAt = performance.now();
  const { status } = await fetch(step?.url ?? "", { headers: step?.headers ?? {} });
  return { status, ms: performance.now() - startedAt };
}

/** Longest of one walk by each of some players, one after the other; Infinity if one is refused. */
async function slowestWalk(): Promise<number> {
  let slowest = 0;
  for (const player of players.slice(0, WALKERS)) {
    const { status, ms } = await walk(player);
    slowest = status === 200 ? Math.max(slowest, ms) : Number.POSITIVE_INFINITY;
  }
  return slowest;
}

const isNormalSoon = () =>
  expect.poll(slowestWalk, { timeout: NORMAL_WITHIN_MS, interval: 100 }).toBeLessThan(NORMAL_MS);

/** The messages that the server has logged. */
const logged = (): string[] => {
  const text = server.errors().trim();
  return text === "" ? [] : text.split("\n").map((line) => JSON.parse(line).msg);
};

/** Asks five times as much as the server can take: it stays ready and refuses the excess. */
async function overload(asked: Omit<Load, "seconds">, walkers: readonly TestPlayer[] = []) {
  const capacity = await capacityOf(asked.requestsOf);
  const linesBefore = logged().length;
  const until = { stopped: false };
  const readiness = watchReadiness(until);
  const strollers = stroll(walkers);
  const rate = Math.round(TIMES * capacity);
  const answers = await load({ ...asked, seconds: OVERLOAD_S, rate }).finally(() => {
    until.stopped = true;
  });
  const walked = await strollers.stop();
  const { counts, withoutRetryAfter } = answers;
  const report = `${capacity} calls a second; then ${JSON.stringify([...counts])}`;
  const failed = [...counts.keys()].filter((status) => ![200, 429, 503].includes(status));
  expect(failed, report).toEqual([]);
  expect([...withoutRetryAfter], report).toEqual([]);
  expect([...(await readiness)], report).toEqual([200]);
  return { answers, walked, linesBefore, report };
}

test("five times the walks that the server can take", { timeout: 120_000 }, async () => {
  const asked = { by: players, connections: PLAYERS, requestsOf: walksOf };
  const { answers, report } = await overload(asked);
  expect(percentile(answers.doneMs, 0.99), report).toBeLessThan(SLOWEST_ACTION_MS);
  await isNormalSoon();
  expect(server.errors()).not.toMatch(/outage|"level":(50|60)/);
  expect(await auditLedger(servers.admin)).toEqual([]);
});

test("five times the reads that the server can take, within everybody's limits", {
  timeout: 120_000,
}, async () => {
  // Different players walk, because a player's steps and reads share one limit.
  const [walkers, by] = [players.slice(0, WALKERS), players.slice(WALKERS)];
  const asked = { by, connections: READING_CONNECTIONS, requestsOf: readsOf };
  const { answers, walked, linesBefore, report } = await overload(asked, walkers);
  expect(answers.counts.get(503) ?? 0, report).toBeGreaterThan(0);
  const refused = walked.filter(({ status }) => status !== 200);
  expect(refused, report).toEqual([]);
  const times = walked.map(({ ms }) => ms);
  expect(percentile(times, 0.99), report).toBeLessThan(SLOWEST_ACTION_MS);
  await isNormalSoon();
  // One line for the start and one for the end, and none about an outage.
  const lines = () => logged().slice(linesBefore);
  await expect.poll(() => lines().length, { timeout: NORMAL_WITHIN_MS }).toBe(2);
  expect(lines()).toEqual([
    expect.stringMatching(/^an overload began/),
    expect.stringMatching(/^the overload is over after/),
  ]);
});
