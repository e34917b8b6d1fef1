/** Tests of `db.transaction` over the supervised connections, including interruptions. */
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { rooms } from "../schema/index.ts";
import { cutAtCommit } from "../testing/cut-at-commit.ts";
import { useDatabase } from "../testing/use-database.ts";
import { createDatabase, type Database, type Transaction } from "./database.ts";
import { outageReason, sqlState, UnavailableError } from "./errors.ts";
import { createPool } from "./pool.ts";

const { database, pool } = useDatabase("empty", { reads: 2, transactions: 2 });
const db: Database = createDatabase(pool);

const numberOf = async (name: string) => {
  const [room] = await db.select({ seq: rooms.seq }).from(rooms).where(eq(rooms.name, name));
  return room?.seq;
};
const add = (tx: Transaction, name: string) =>
  tx
    .update(rooms)
    .set({ seq: sql`${rooms.seq} + 1` })
    .where(eq(rooms.name, name));
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "it was done",
    (error: unknown) => error,
  );

beforeAll(async () => {
  await db.delete(rooms);
});
beforeEach(async () => {
  await db
    .insert(rooms)
    .values([
      { name: "one", seq: 0 },
      { name: "two", seq: 0 },
    ])
    .onConflictDoUpdate({ target: rooms.name, set: { seq: 0 } });
});

describe("a transaction", () => {
  it("returns the result of its work, and commits all of it", async () => {
    const seen = await db.transaction(async (tx) => {
      await Promise.all([add(tx, "one"), add(tx, "two"), add(tx, "one")]);
      expect(await numberOfElsewhere("one")).toBe(0);
      return await tx.select({ seq: rooms.seq }).from(rooms).orderBy(rooms.name);
    });
    expect(seen).toEqual([{ seq: 2 }, { seq: 1 }]);
    expect(await numberOf("one")).toBe(2);
  });

  it("rolls back work that throws, and rethrows the error", async () => {
    const error = new Error("no");
    const work = db.transaction(async (tx) => {
      await add(tx, "one");
      throw error;
    });
    expect(await failureOf(work)).toBe(error);
    expect(await numberOf("one")).toBe(0);
  });

  it("rolls back and throws when the error of a statement was caught", async () => {
    const work = db.transaction(async (tx) => {
      await add(tx, "one");
      await tx.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(work).rejects.toThrow("an error in this transaction was caught");
    expect(await numberOf("one")).toBe(0);
  });

  it("nested in another one is rolled back alone", async () => {
    await db.transaction(async (tx) => {
      await add(tx, "one");
      const inner = tx.transaction(async (within) => {
        await add(within, "two");
        await within.execute(sql`select 1 / 0`);
      });
      expect(sqlState(await failureOf(inner))).toBe("22012");
      await tx.transaction((within) => add(within, "one"));
    });
    expect([await numberOf("one"), await numberOf("two")]).toEqual([2, 0]);
  });

  it("refuses the outer `db` in its callback, and `tx` after its end", async () => {
    const mixed = db.transaction(() => numberOf("one"));
    expect(await failureOf(mixed)).toMatchObject({ cause: { message: /its callback, not `db`/ } });
    let kept: Transaction | undefined;
    await db.transaction(async (tx) => {
      kept = tx;
      await add(tx, "one");
    });
    const late = kept === undefined ? undefined : add(kept, "two");
    expect(await failureOf(Promise.resolve(late))).toMatchObject({
      cause: { message: "This transaction has ended." },
    });
    expect(await numberOf("two")).toBe(0);
  });
});

/** Uses a separate connection: inside a callback `db` is refused. */
async function numberOfElsewhere(name: string) {
  const [room] = await pool.query<{ seq: number }>("select seq from rooms where name = $1", [name]);
  return room?.seq;
}

describe("two concurrent transactions", () => {
  it("that deadlock both succeed: the one that Postgres aborts runs again", async () => {
    let runs = 0;
    let holding = 0;
    const crossing = (first: string, second: string) =>
      db.transaction(async (tx) => {
        runs += 1;
        await add(tx, first);
        holding += 1;
        await vi.waitUntil(() => holding >= 2, { interval: 5 });
        await add(tx, second);
      });
    await Promise.all([crossing("one", "two"), crossing("two", "one")]);
    expect(runs).toBe(3);
    expect([await numberOf("one"), await numberOf("two")]).toEqual([2, 2]);
  });

  it("of which one holds a lock too long: the other fails once and is rolled back", async () => {
    let runs = 0;
    const held = db.transaction(async (tx) => {
      await add(tx, "two");
      await tx.execute(sql`select pg_sleep(0.5)`);
    });
    await sleep(100);
    const late = db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`set local lock_timeout = '100ms'`);
      await add(tx, "one");
      await add(tx, "two");
    });
    expect(sqlState(await failureOf(late))).toBe("55P03");
    await held;
    expect([runs, await numberOf("one"), await numberOf("two")]).toEqual([1, 0, 1]);
  });
});

describe("a connection that is lost", () => {
  const END_MYSELF = sql`select pg_terminate_backend(pg_backend_pid())`;

  it("during the work rolls back, fifty times in a row", async () => {
    for (let round = 0; round < 50; round++) {
      const work = db.transaction(async (tx) => {
        await add(tx, "one");
        await tx.execute(END_MYSELF);
      });
      expect(outageReason(await failureOf(work))).toBe("connection");
    }
    expect(await numberOf("one")).toBe(0);
    expect(pool.counts().transactions.open).toBeLessThanOrEqual(2);
  });

  describe("during commit", () => {
    it.each([
      ["before Postgres has it", "request", 0],
      ["when it is done", "answer", 1],
    ] as const)("%s has an unknown outcome and is not repeated", async (_, lost, kept) => {
      const line = await cutAtCommit(database.url, lost);
      const far = createPool({ ...database, url: line.url, transactions: 1 });
      let runs = 0;
      const work = createDatabase(far).transaction(async (tx) => {
        runs += 1;
        await add(tx, "one");
      });
      expect(await failureOf(work)).toBeInstanceOf(UnavailableError);
      await expect.poll(() => numberOf("one")).toBe(kept);
      expect(runs).toBe(1);
      await far.close();
      await line.close();
    });
  });
});
