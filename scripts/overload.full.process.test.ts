/**
 * Five times as many walks as the server can take (design: overload): it refuses what it cannot do at
 * once, stays ready, and is its old self as soon as that ends.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { auditLedger } from "@emberlode/db";
import { createTestPlayer, type TestPlayer } from "@emberlode/db/testing";
import type { ServerProcess } from "@emberlode/server/testing/server-process.ts";
import { useServers } from "@emberlode/server/testing/use-servers.ts";
import autocannon, { type CannonClient, type CannonRequest } from "autocannon";
import { beforeAll, expect, test } from "vitest";

const PLAYERS = 800;
/** Players that are made side by side; more of them would choose the same places for their bases. */
const MADE_AT_ONCE = 16;
/** Enough to keep the server busy all the time. */
const BUSY_CONNECTIONS = 64;
const CAPACITY_S = 5;
const OVERLOAD_S = 15;
const TIMES = 5;
/** What the promise says, in milliseconds. */
const SLOWEST_ACTION_MS = 1_000;
const NORMAL_WITHIN_MS = 5_000;
/** What a walk takes at most on a server that has nothing else to do, in milliseconds. */
const NORMAL_MS = 100;
const READY_EVERY_MS = 250;

const servers = useServers();
let server: ServerProcess;
let players: TestPlayer[];

beforeAll(async () => {
  server = await servers.start({
    ...{ CONNECTIONS_PER_ADDRESS: "2000", LOG_LEVEL: "warn", BACKUP_EVERY: "off" },
  });
  players = [];
  while (players.length < PLAYERS) {
    const batch = Array.from({ length: MADE_AT_ONCE }, () => createTestPlayer(servers.admin));
    players.push(...(await Promise.all(batch)));
  }
}, 240_000);

/** To the base and back again, for as long as it is asked. */
function walksOf({ token, at }: TestPlayer): CannonRequest[] {
  const west = at.x === 1 ? 50 : at.x - 1;
  return [west, at.x].map((x) => ({
    method: "GET",
    path: `/api/fields/coords?x=${x}&y=${at.y}`,
    headers: { Cookie: `sid=${token}` },
    body: "",
  }));
}

interface Answers {
  /** By status. */
  counts: Map<number, number>;
  /** Of walks that were done, in milliseconds. */
  walkedMs: number[];
  /** Statuses of refusals that did not say when to come back. */
  withoutRetryAfter: Set<number>;
}

/**
 * Has the players walk over so many connections, each with its share of them and one call at a time.
 * @param rate calls a second that are wanted in all; without it each call follows the answer before
 */
async function load(connections: number, seconds: number, rate?: number): Promise<Answers> {
  const answers: Answers = { counts: new Map(), walkedMs: [], withoutRetryAfter: new Set() };
  let next = 0;
  const setupClient = (client: CannonClient) => {
    const index = next++ % connections;
    const walks = players.filter((_, at) => at % connections === index).map(walksOf);
    client.setRequests(
      [0, 1].flatMap((turn) => walks.flatMap((walk) => walk.slice(turn, turn + 1))),
    );
    client.on("headers", ({ statusCode, headers }) => {
      const says = headers.some((name) => name.toLowerCase() === "retry-after");
      if (statusCode >= 300 && !says) answers.withoutRetryAfter.add(statusCode);
    });
    client.on("response", (status, _bytes, ms) => {
      answers.counts.set(status, (answers.counts.get(status) ?? 0) + 1);
      if (status === 200) answers.walkedMs.push(ms);
    });
  };
  const { errors } = await autocannon({
    ...{ url: server.url, connections, duration: seconds, setupClient },
    ...(rate !== undefined && { overallRate: rate }),
  });
  expect(errors, "calls without an answer").toBe(0);
  return answers;
}

/** Asks whether the server is ready until it is stopped; answers the statuses. */
async function watchReadiness(until: { stopped: boolean }): Promise<Set<number>> {
  const statuses = new Set<number>();
  while (!until.stopped) {
    statuses.add((await fetch(`${server.url}/readyz`)).status);
    await sleep(READY_EVERY_MS);
  }
  return statuses;
}

/** How long one walk of each of some players takes, one after the other; Infinity when one is refused. */
async function slowestWalk(): Promise<number> {
  let slowest = 0;
  for (const player of players.slice(0, 20)) {
    const [walk] = walksOf(player);
    const startedAt = performance.now();
    const { ok } = await fetch(`${server.url}${walk?.path}`, { headers: walk?.headers ?? {} });
    slowest = ok ? Math.max(slowest, performance.now() - startedAt) : Number.POSITIVE_INFINITY;
  }
  return slowest;
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.POSITIVE_INFINITY;

test("five times the load that the server can take", { timeout: 120_000 }, async () => {
  const alone = await load(BUSY_CONNECTIONS, CAPACITY_S);
  expect([...alone.counts.keys()]).toEqual([200]);
  const capacity = alone.walkedMs.length / CAPACITY_S;

  const until = { stopped: false };
  const readiness = watchReadiness(until);
  const answers = await load(PLAYERS, OVERLOAD_S, Math.round(TIMES * capacity));
  until.stopped = true;
  const report = `${capacity} walks a second; then ${JSON.stringify([...answers.counts])}, p99 ${percentile(answers.walkedMs, 0.99)} ms`;

  const failed = [...answers.counts.keys()].filter((status) => ![200, 429, 503].includes(status));
  expect(failed, report).toEqual([]);
  expect([...answers.withoutRetryAfter], report).toEqual([]);
  expect(percentile(answers.walkedMs, 0.99), report).toBeLessThan(SLOWEST_ACTION_MS);
  expect([...(await readiness)]).toEqual([200]);
  await expect
    .poll(slowestWalk, { timeout: NORMAL_WITHIN_MS, interval: 100 })
    .toBeLessThan(NORMAL_MS);
  expect(server.errors()).not.toMatch(/"level":(50|60)/);
  expect(await auditLedger(servers.admin)).toEqual([]);
});
