/** Kills backends and restarts Postgres while players dig over HTTP: nothing is lost or doubled. */
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@emberlode/client";
import { createPool, type EmbeddedPostgres, type Pool, startEmbeddedPostgres } from "@emberlode/db";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readStoredDigs, registerDigger, startDigging } from "./testing/digging.ts";
import {
  type DataDir,
  endAll,
  makeDataDir,
  type ServerProcess,
  startProcess,
} from "./testing/server-process.ts";

const FULL = process.env.FULL === "1";
const PLAYERS = 12;
const BACKENDS = FULL ? 500 : 5;
const RESTARTS = FULL ? 25 : 1;
/**
 * The promised longest call. In the fast tier other tests compete for the processor, so calls only
 * must not hang.
 */
const DEADLINE_MS = FULL ? 3_000 : 4_500;
/** The promised time to continue after a restart of Postgres; compared in the full tier only. */
const NORMAL_MS = 2_000;
/** Timeout of polls. */
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

/** Records the duration of each request. */
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

async function killBackends(wanted: number): Promise<void> {
  for (let killed = 0; killed < wanted; ) {
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
}

test(`${BACKENDS} killed backends and ${RESTARTS} restarts under load`, {
  timeout: FULL ? 900_000 : 60_000,
}, async () => {
  const durations = watchRequests();
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => {
      const isKeyless = index % 2 === 1;
      const patient = { url: server.url, attempts: 40, maxPauseMs: 3_000 };
      const client = createClient(isKeyless ? { ...patient, maxTries: 1 } : patient);
      return registerDigger(client, `Digger${index}`, { isKeyless });
    }),
  );
  const work = startDigging(players);
  await work.waitForDigs();
  for (let restarts = 0; restarts < RESTARTS; restarts++) {
    await killBackends(BACKENDS / RESTARTS);
    const first = postgres.pid();
    process.kill(first, "SIGQUIT");
    await expect.poll(() => postgres.pid(), CEILING).not.toBe(first);
    const restarted = performance.now();
    await work.waitForDigs();
    if (FULL) expect(performance.now() - restarted).toBeLessThan(NORMAL_MS);
  }
  await work.stop();

  expect(server.child.exitCode).toBe(null);
  expect(players.flatMap(({ journal }) => journal.failures)).toEqual([]);
  expect(Math.max(...durations)).toBeLessThan(DEADLINE_MS);

  for (const { journal } of players) {
    const stored = await readStoredDigs(admin, journal.id);
    const { digs, gathered, unknown } = journal;
    expect(stored.keys).toBe(stored.digs);
    expect(stored.digs).toBeGreaterThanOrEqual(digs);
    expect(stored.digs).toBeLessThanOrEqual(digs + unknown);
    if (stored.digs === digs) expect(stored.gathered).toBe(gathered);
  }
});
