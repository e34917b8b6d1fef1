import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, players, sessions } from "../schema/index.ts";
import { createWasteland, makePlayers, NOON, startState } from "../testing/fixtures.ts";
import { useDatabase } from "../testing/use-database.ts";
import { createDatabase } from "./database.ts";
import { OverloadedError, outageReason, sqlState, UnavailableError } from "./errors.ts";
import type { Parameter } from "./parameters.ts";
import { createPool, type Pool } from "./pool.ts";

const { database, pool } = useDatabase("empty", { reads: 4 });

describe("acknowledgement", () => {
  it("reports a deferred constraint's failure instead of success", async () => {
    await pool.query("create table parent (id int primary key)");
    await pool.query(
      "create table child (id int references parent (id) deferrable initially deferred)",
    );
    const failure = await pool.query("insert into child values ($1::int)", [7]).catch((e) => e);
    expect(sqlState(failure)).toBe("23503");
    expect(await pool.query("select id from child")).toHaveLength(0);
  });
});

describe("a bad parameter among concurrent queries", () => {
  it("fails alone and does not mix up other answers", async () => {
    const bad: unknown[] = [
      Number.NaN,
      Symbol("no"),
      new Date(Number.NaN),
      { toString: null },
      undefined,
    ];
    const calls = Array.from({ length: 400 }, async (_, index) => {
      const broken = index % 20 === 10;
      const value = broken ? bad[((index / 20) % bad.length) | 0] : index;
      const answer = await pool
        .query<{ n: number }>("select $1::int as n", [value as Parameter])
        .then(([row]) => row?.n)
        .catch(() => "failed");
      return [broken ? "failed" : index, answer];
    });
    for (const [expected, answer] of await Promise.all(calls)) expect(answer).toBe(expected);
  });

  it("reports a value that the server rejects to its own caller", async () => {
    const answers = await Promise.all(
      ["1", "x", "3"].map((value) =>
        pool.query<{ n: number }>("select $1::int as n", [value]).then(
          ([row]) => row?.n,
          (error) => sqlState(error),
        ),
      ),
    );
    expect(answers).toEqual([1, "22P02", 3]);
  });
});

describe("deadlines", () => {
  it("fails a query that takes too long and serves the next", async () => {
    // With this deadline the server would not cancel the query in time.
    const patient = createPool({ ...database, reads: 1, deadlineMs: 60_000 });
    await expect(patient.query("select pg_sleep(60)", [], 150)).rejects.toBeInstanceOf(
      UnavailableError,
    );
    expect(await patient.query("select 1 as one")).toEqual([{ one: 1 }]);
    await patient.close();
  });

  it("includes the wait for a connection, and a busy pool is not reported as database trouble", async () => {
    const narrow = createPool({ url: database.url, world: database.world, reads: 1 });
    const troubles: string[] = [];
    narrow.onFailure((reason) => troubles.push(reason));
    const slow = narrow.query("select pg_sleep(0.6)");
    const late = await narrow.query("select 1", [], 100).catch((error: unknown) => error);
    expect(late).toBeInstanceOf(OverloadedError);
    expect(late).toHaveProperty("message", "no connection in time");
    await slow;
    expect([troubles, narrow.counts().reads.lost]).toEqual([[], 0]);
    await narrow.close();
  });

  it("does not retry a query that found every connection busy", async () => {
    const narrow = createPool({ ...database, reads: 1, deadlineMs: 700 });
    const db = createDatabase(narrow);
    const sleep = () => narrow.query("select pg_sleep(0.5)", [], 5_000);
    const busy = [sleep(), sleep()];
    // A retry would succeed.
    await expect(db.select({ id: accounts.id }).from(accounts).limit(1)).rejects.toThrow();
    await Promise.all(busy);
    await narrow.close();
  });

  it("refuses queries after close", async () => {
    const closed = createPool({ url: database.url, world: database.world });
    await closed.query("select 1");
    await closed.close();
    await expect(closed.query("select 1")).rejects.toBeInstanceOf(UnavailableError);
  });
});

describe("lost connections", () => {
  it("replaces killed backends, fifty times in a row", async () => {
    for (let round = 0; round < 50; round++) {
      const victim = pool.query("select pg_terminate_backend(pg_backend_pid())");
      await expect(victim).rejects.toBeInstanceOf(UnavailableError);
      expect(await pool.query("select 1 as one")).toEqual([{ one: 1 }]);
    }
  });

  it("reports the cause when waiting will not help", async () => {
    const url = new URL(database.url);
    url.pathname = "/nothing_here";
    const lost = createPool({ url: url.href, world: database.world });
    expect(sqlState(await lost.query("select 1").catch((error) => error))).toBe("3D000");
    await lost.close();
  });
});

describe("session settings", () => {
  it("limits statements and locks, and sets the world's search path", async () => {
    const [row] = await pool.query(`select current_setting('search_path') as path,
      current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`);
    expect(row).toEqual({ path: "world", statement: "3s", lock: "1s", idle: "5s" });
  });
});

describe("drizzle over the pool", () => {
  it("reads and writes every kind of column unchanged", async () => {
    await createWasteland(pool);
    const [id = 0] = await makePlayers(pool, 1);
    const db = createDatabase(pool);
    const settings = { controls: "numpad", text: '"123"', nested: { list: [1, null] } };
    await db.update(accounts).set({ settings }).where(eq(accounts.id, id));
    const tokenHash = new Uint8Array([0, 1, 254, 255]);
    await db.insert(sessions).values({
      tokenHash,
      accountId: id,
      createdAt: NOON,
      seenAt: NOON,
      expiresAt: NOON + 1,
    });
    const rows = await db
      .select({
        settings: accounts.settings,
        units: players.attackUnits,
        owned: players.attackTechs,
        explored: players.explored,
        hash: sessions.tokenHash,
        seenAt: sessions.seenAt,
      })
      .from(accounts)
      .innerJoin(players, eq(players.id, accounts.id))
      .innerJoin(sessions, eq(sessions.tokenHash, tokenHash));
    expect(rows).toEqual([
      {
        settings,
        units: Array.from({ length: 10 }, () => 0),
        owned: Array.from({ length: 10 }, (_, index) => index === 0),
        explored: startState(1, 1).explored,
        hash: tokenHash,
        seenAt: NOON,
      },
    ]);
  });
});

describe("a check", () => {
  let admin: Pool;
  let watched: Pool;
  let troubles: string[];
  const check = () => watched.check(2_000);
  const reasonOf = async (work: Promise<unknown>) =>
    outageReason(await work.then(() => null).catch((error: unknown) => error));

  beforeAll(async () => {
    admin = createPool({ url: database.url, world: database.world, reads: 1 });
    watched = createPool({ url: database.url, world: database.world, reads: 2 });
    troubles = [];
    watched.onFailure((reason) => troubles.push(reason));
    await admin.query("create table written (n int)");
  });
  afterAll(async () => {
    await watched.close();
    await admin.close();
  });

  const write = (n: number) => watched.query("insert into written values ($1::int)", [n]);

  it("detects a read-only database, and every connection writes again once it is over", async () => {
    const name = new URL(database.url).pathname.slice(1);
    await check();
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    const ended = watched.query("select pg_terminate_backend(pg_backend_pid())");
    await ended.catch(() => {});
    // The next connection is read-only. Its failed write shows that the others must be checked.
    expect(await watched.query("select 1 as one")).toEqual([{ one: 1 }]);
    await Promise.all(Array.from({ length: 4 }, () => write(1).catch(() => {})));
    expect(troubles).toContain("read_only");
    expect(await reasonOf(check())).toBe("read_only");
    expect(await watched.query("select 1 as one")).toEqual([{ one: 1 }]);
    await admin.query(`alter database ${name} reset default_transaction_read_only`);
    await check();
    await Promise.all(Array.from({ length: 4 }, () => write(2)));
    const rows = await watched.query("select n from written where n = 2");
    expect(rows).toHaveLength(4);
  });

  it("responds while every connection is busy, and so do observed queries", async () => {
    const busy = Array.from({ length: 6 }, () => watched.query("select pg_sleep(0.3)"));
    const began = performance.now();
    await check();
    expect(await watched.observe("select 1 as one", 1_000)).toEqual([{ one: 1 }]);
    expect(watched.counts().reads.waiting).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(900);
    await Promise.all(busy);
  });

  it("repeats the failed commit, and rolls it back", async () => {
    await admin.query(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
    await admin.query(
      "create trigger full_disk before insert on written execute function full_disk()",
    );
    const insert = () => watched.commit("insert into written values ($1::int)", [3]);
    expect(await reasonOf(insert())).toBe("disk_full");
    expect(await reasonOf(check())).toBe("disk_full");
    // A commit that does not write to the full table succeeds.
    await watched.commit("update written set n = n", []);
    expect(await reasonOf(check())).toBe("disk_full");
    await admin.query("drop trigger full_disk on written");
    await check();
    expect(await admin.query("select n from written where n = 3")).toEqual([]);
    await insert();
    expect(await admin.query("select n from written where n = 3")).toHaveLength(1);
  });
});
