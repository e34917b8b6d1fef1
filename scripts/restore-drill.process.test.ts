/**
 * The restore drill: bots play on a real server while it is backed up, its data folder is lost, and
 * the world is restored into a new one. Uses only the commands that an operator types.
 */
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@emberlode/client";
import {
  createDatabase,
  createPool,
  openBackup,
  runningEmbeddedPostgres,
  worlds,
} from "@emberlode/db";
import { fillDataFolder, makeTestFolder, removeTestFolder } from "@emberlode/db/testing";
import { DAY, MINUTE } from "@emberlode/game";
import {
  type Digger,
  PASSWORD,
  readStoredDigs,
  registerDigger,
  registerDiggers,
  startDigging,
} from "@emberlode/server/testing/digging.ts";
import {
  endAll,
  type ServerProcess,
  startProcess,
} from "@emberlode/server/testing/server-process.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "./testing/run-command.ts";

const BOTS = 6;

let folder: string;
let bots: Digger[];

beforeAll(async () => {
  folder = await makeTestFolder("drill");
});
afterAll(async () => {
  await endAll();
  await removeTestFolder(folder);
});

const at = (...names: string[]) => join(folder, ...names);

test("a backup made during play restores the world in another folder", {
  timeout: 120_000,
}, async () => {
  const SETTINGS = {
    SIGNUPS_PER_HOUR: "1000",
    BACKUP_EVERY: "off",
    LOG_LEVEL: "warn",
    DEMO: "off",
  };
  await mkdir(at("old"));
  await fillDataFolder(at("old"));
  const server = await startProcess({ DATA_DIR: at("old"), ...SETTINGS });
  bots = await registerDiggers(BOTS, "Digger", () => createClient({ url: server.url }));
  const work = startDigging(bots);
  await work.waitForDigs();

  const before = bots.map(({ journal }) => journal.digs);
  const backup = await runCommand("backup.ts", [at("world.emberlode")], { DATA_DIR: at("old") });
  const after = bots.map(({ journal }) => journal.digs);
  expect(backup).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Backed up [\d,]+ rows/),
  });
  expect(work.digs()).toBeGreaterThan(before.reduce((sum, one) => sum + one));
  await work.waitForDigs();
  await work.stop();
  expect(bots.flatMap(({ journal }) => journal.failures)).toEqual([]);
  const secret = await readFile(at("old", "session-secret"), "utf8");

  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^emberlode_backup_age_seconds \d/m);
  expect(metrics).toContain('emberlode_job_failures_total{job="backups"} 0');

  // A drill that was killed two days ago left its folder.
  const killed = await mkdtemp(join(tmpdir(), "emberlode-drill-"));
  const running = await mkdtemp(join(tmpdir(), "emberlode-drill-"));
  await utimes(killed, new Date(0), new Date(Date.now() - 2 * DAY));
  const runDrill = (WORLD: string) =>
    runCommand("restore.ts", [at("world.emberlode"), "--drill"], { DATA_DIR: at("old"), WORLD });
  expect(await runDrill("other")).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^This is a backup of the world world;/),
  });
  expect(await readDrilledAt(at("old"))).toBe(0);
  const worked = /^The backup of the world world of \S+ was .* the drill worked\.$/m;
  expect(await runDrill("world")).toMatchObject({
    code: 0,
    output: expect.stringMatching(worked),
  });
  expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
  await rm(running, { recursive: true });
  expect(await readDrilledAt(at("old"))).toBeGreaterThan(Date.now() - MINUTE);

  await server.end("SIGKILL");
  // The orphaned database keeps writing for a moment.
  await removeTestFolder(at("old"));

  const restored = await runCommand("restore.ts", [at("world.emberlode")], { DATA_DIR: at("new") });
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored [\d,]+ rows.*\n(.*\n)*No problems found/),
  });
  expect(await readFile(at("new", "session-secret"), "utf8")).toBe(secret);
  await comesBack(await startProcess({ DATA_DIR: at("new"), ...SETTINGS }), before, after);
});

async function readDrilledAt(dataDir: string): Promise<number> {
  const pool = createPool({
    url: runningEmbeddedPostgres(dataDir) ?? "",
    world: "world",
    reads: 1,
  });
  const [world] = await createDatabase(pool).select({ at: worlds.drilledAt }).from(worlds);
  await pool.close();
  return world?.at ?? 0;
}

/** Everyone has what they had at the time of the backup, and can play on. */
async function comesBack(
  server: ServerProcess,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const pool = createPool({
    url: runningEmbeddedPostgres(at("new")) ?? "",
    world: "world",
    reads: 1,
  });
  const { tables } = (await openBackup(at("world.emberlode"))).manifest;
  const counts = tables.map(({ name }) => `select count(*)::int as rows from "${name}"`);
  expect(await pool.query(counts.join(" union all "))).toEqual(
    tables.map(({ rows }) => ({ rows })),
  );
  for (const [index, { username, journal }] of bots.entries()) {
    const client = createClient({ url: server.url });
    const { user } = await client.user.login.mutate({ username, password: PASSWORD });
    expect(user._id).toBe(String(journal.id));
    const stored = await readStoredDigs(pool, journal.id);
    // Contains all digs acknowledged before the backup, and none requested after it except one in
    // flight.
    expect(stored.digs).toBeGreaterThanOrEqual(before[index] ?? 0);
    expect(stored.digs).toBeLessThanOrEqual((after[index] ?? 0) + 1);
    expect(user.status.metal + user.status.energy - 2000).toBe(stored.gathered);
  }
  const newcomer = await registerDigger(createClient({ url: server.url }), "Newcomer");
  expect(newcomer.journal.id).toBeGreaterThan(Math.max(...bots.map(({ journal }) => journal.id)));
  await pool.close();
  await server.end("SIGTERM");
}
