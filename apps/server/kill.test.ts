/** Backends are killed and Postgres restarts while players dig over HTTP: nothing is lost or doubled. */
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@emberlode/client";
import { createPool, type EmbeddedPostgres, type Pool, startEmbeddedPostgres } from "@emberlode/db";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { dig, type Journal } from "./testing/digging.ts";
import {
  endAll,
  makeDataDir,
  removeBundle,
  type ServerProcess,
  startProcess,
} from "./testing/server-process.ts";

const PLAYERS = 12;
const BACKENDS = 30;
/** What the pool promises, and the way there and back on a busy machine. */
const DEADLINE_MS = 3_000 + 1_500;
/** Longest wait for what has to come. */
const CEILING = { timeout: 15_000 };

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
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
  await removeBundle();
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

/** What the database holds of a player. */
interface Stored {
  gathered: unknown;
  digs: number;
  keys: number;
}

const STORED = `select p.metal + p.energy - 2000 as gathered,
  (select count(*)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as digs,
  (select count(distinct l.key)::int from ledger l where l.player_id = p.id and l.kind = 'dig') as keys
from players p where p.id = $1`;

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
    Array.from({ length: PLAYERS }, async (_, index) => {
      const isKeyless = index % 2 === 1;
      const patient = { url: server.url, attempts: 40, longestPauseMs: 3_000 };
      const client = createClient(isKeyless ? { ...patient, attempts: 1 } : patient);
      const username = `Digger${index}`;
      const email = `${username}@example.com`;
      const { user } = await client.user.register.mutate({
        username,
        email,
        password: "correct horse",
      });
      const counted = { digs: 0, gathered: 0, unknown: 0, failures: [] };
      const journal: Journal = { id: Number(user._id), isKeyless, ...counted };
      return { client, journal };
    }),
  );
  const work = players.map(({ client, journal }) => dig(client, journal, until));

  const digs = () => players.reduce((sum, { journal }) => sum + journal.digs, 0);
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
    const [stored] = await admin.query<Stored>(STORED, [journal.id]);
    if (stored === undefined) throw new Error("A player is missing.");
    const { digs, gathered, unknown } = journal;
    expect(stored.keys).toBe(stored.digs);
    expect(stored.digs).toBeGreaterThanOrEqual(digs);
    expect(stored.digs).toBeLessThanOrEqual(digs + unknown);
    if (stored.digs === digs) expect(Number(stored.gathered)).toBe(gathered);
  }
});
