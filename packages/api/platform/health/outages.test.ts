/** Outages that no call notices, and log lines of failures during outages and outside them. */
import { createPool, type Pool, UnavailableError } from "@emberlode/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startGame, type TestGame } from "../../testing/game.ts";

const CEILING = { timeout: 10_000, interval: 50 };

let game: TestGame;
/** Opened before the database becomes read-only, so it stays writable. */
let admin: Pool;

beforeAll(async () => {
  game = await startGame();
  admin = createPool({ ...game.database, reads: 1, applicationName: "test" });
  await admin.query("select 1");
});
afterAll(async () => {
  await admin.close();
  await game.close();
});

const outageLines = () => game.logged.filter((line) => line.includes("outage"));

test("an idle server notices when its database becomes read-only and recovers", async () => {
  const { outages } = game.services;
  const name = new URL(game.database.url).pathname.slice(1);
  await outages.check();
  expect([outages.isOpen, outages.isHealthy, outageLines()]).toEqual([false, true, []]);
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  // Drops the connections, as in a failover.
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  void outages.check();
  await expect.poll(() => outages.isHealthy, CEILING).toBe(false);
  expect(outages.isOpen).toBe(true);
  expect(outageLines()).toEqual(["error database outage started: it is read-only"]);

  // Failures during the outage have no log line of their own.
  const lines = game.logged.length;
  game.services.log.warn({ err: new UnavailableError("gone") }, "a job failed");
  game.services.log.warn({ err: new Error("a bug") }, "another failed");
  expect(game.logged.slice(lines)).toEqual(["warn another failed"]);

  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await expect.poll(() => outages.isOpen, CEILING).toBe(false);
  expect(outages.isHealthy).toBe(true);
  expect(outageLines()).toHaveLength(2);
  expect(outageLines()[1]).toMatch(
    /^warn database outage ended after [\d.]+ s, 0 calls were refused$/,
  );
  expect(outages.calls).toBe(0);
});

test("logs a failure that turns out not to be an outage", async () => {
  const lines = game.logged.length;
  game.services.log.warn({ err: new UnavailableError("gone") }, "a job failed");
  await expect.poll(() => game.logged.slice(lines), CEILING).toEqual(["warn a job failed"]);
});

test("counts a refused call, which alone does not make the process unready", async () => {
  const { outages } = game.services;
  const before = outages.calls;
  const lines = outageLines().length;
  outages.recordRefusal("too_many_connections");
  outages.recordRefusal("deadline");
  expect([outages.calls - before, outages.isOpen, outages.isHealthy]).toEqual([2, true, true]);
  await expect.poll(() => outages.isOpen, CEILING).toBe(false);
  expect(outageLines().slice(lines)).toEqual([
    "error database outage started: it accepts no more connections",
    expect.stringMatching(/^warn database outage ended after .* 2 calls were refused$/),
  ]);
});

test("logs late calls with a healthy database as an overload, in two lines", async () => {
  const { outages, overloads } = game.services;
  const refused = outages.calls;
  const lines = game.logged.length;
  for (let n = 0; n < 3; n++) outages.recordRefusal("deadline");
  await expect.poll(() => overloads.calls, CEILING).toBe(3);
  // Failures during the overload have no log line of their own.
  game.services.log.warn({ err: new UnavailableError("late", "deadline") }, "a job failed");
  outages.recordRefusal("deadline");
  expect([overloads.calls, overloads.isOpen]).toEqual([4, true]);
  expect([outages.calls, outages.isOpen, outages.isHealthy]).toEqual([refused, false, true]);
  await expect.poll(() => overloads.isOpen, CEILING).toBe(false);
  expect(game.logged.slice(lines)).toEqual([
    "warn an overload began: calls are refused with 503, reads first",
    expect.stringMatching(/^warn the overload is over after [\d.]+ s, 4 calls were refused$/),
  ]);
});

test("reads that occupy every connection are no outage", async () => {
  const { outages, pool } = game.services;
  const lines = game.logged.length;
  const sleep = () => pool.query("select pg_sleep(0.4)").catch(() => {});
  const busy = Array.from({ length: 24 }, sleep);
  await outages.check();
  expect(pool.counts().reads.waiting).toBeGreaterThan(0);
  expect([outages.isOpen, outages.isHealthy]).toEqual([false, true]);
  await Promise.all(busy);
  expect(game.logged.slice(lines)).toEqual([]);
});

test("late calls before a check finds the database down count toward the outage", async () => {
  const { outages, overloads } = game.services;
  const name = new URL(game.database.url).pathname.slice(1);
  const [before, late] = [outages.calls, overloads.calls];
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  outages.recordRefusal("deadline");
  expect([outages.calls - before, overloads.calls - late]).toEqual([0, 0]);
  await expect.poll(() => outages.isOpen, CEILING).toBe(true);
  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await expect.poll(() => outages.isOpen, CEILING).toBe(false);
  expect([outages.calls - before, overloads.calls - late]).toEqual([1, 0]);
});
