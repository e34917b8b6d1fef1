/** Backends are killed and Postgres restarts while players dig over HTTP: nothing is lost or doubled. */
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@emberlode/client";
import { createPool, type EmbeddedPostgres, type Pool, startEmbeddedPostgres } from "@emberlode/db";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { dig, digsOf, registerDigger, storedOf } from "./testing/digging.ts";
import {
  type DataDir,
  endAll,
  makeDataDir,
  type ServerProcess,
  startProcess,
} from "./testing/server-process.ts";

const PLAYERS = 12;
const BACKENDS = 30;
/** What the pool promises, and the way there and back on a busy machine. */
const DEADLINE_MS = 3_000 + 1_500;
/** Longest wait for what has to come. */
const CEILING = { timeout: 15_000 };

let dataDir: DataDir;
let postgres: EmbeddedPostgres;
let admin: Pool;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await makeDataDir();
  postgres = await startEmbeddedPostgres({ dataDir: dataDir.path });
  admin = createPool({ url: postgres.url, world: "world", reads: 1, applicationName: "test" });
  server = await startProcess({ DATA_DIR: dataDir.path, DATABASE_URL: postgres.url });
}, 60_000);

afterAll(async () => {
  await endAll();
  await admin.close();
  await postgres.stop();
  await dataDir.remove();
});
afterEach(() => vi.restoreAllMocks());

/** Takes note of how long each single request took. */
function watchRequests(): number[] {
  const durations: number[] = [];
  const original = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const started = performance.now();
    try {
      return await original(input, init);
    } finally {
      durations.push(performance.now() - started);
    }
  });
  return durations;
}

async function killBackends(): Promise<number> {
  let killed = 0;
  while (killed < BACKENDS) {
    const rows = await admin
      .query(
        `select pg_terminate_backend(pid) from (
          select pid from pg_stat_activity
          where application_name like 'emberlode%' order by random() limit 2) as chosen`,
      )
      .catch(() => []);
    killed += rows.length;
    await sleep(60);
  }
  return killed;
}

test("30 killed backends and a restart under load", { timeout: 60_000 }, async () => {
  const durations = watchRequests();
  const until = { stopped: false };
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => {
      const isKeyless = index % 2 === 1;
      const patient = { url: server.url, attempts: 40, longestPauseMs: 3_000 };
      const client = createClient(isKeyless ? { ...patient, attempts: 1 } : patient);
      return registerDigger(client, `Digger${index}`, { isKeyless });
    }),
  );
  const work = players.map((player) => dig(player, until));

  const digs = () => digsOf(players);
  await expect.poll(digs, CEILING).toBeGreaterThan(PLAYERS);
  expect(await killBackends()).toBeGreaterThanOrEqual(BACKENDS);
  const first = postgres.pid();
  process.kill(first, "SIGQUIT");
  await expect.poll(() => postgres.pid(), CEILING).not.toBe(first);
  await expect.poll(digs, CEILING).toBeGreaterThan(digs() + PLAYERS);
  until.stopped = true;
  await Promise.all(work);

  expect(server.child.exitCode).toBe(null);
  expect(players.flatMap(({ journal }) => journal.failures)).toEqual([]);
  expect(Math.max(...durations)).toBeLessThan(DEADLINE_MS);

  for (const { journal } of players) {
    const stored = await storedOf(admin, journal.id);
    const { digs, gathered, unknown } = journal;
    expect(stored.keys).toBe(stored.digs);
    expect(stored.digs).toBeGreaterThanOrEqual(digs);
    expect(stored.digs).toBeLessThanOrEqual(digs + unknown);
    if (stored.digs === digs) expect(stored.gathered).toBe(gathered);
  }
});
