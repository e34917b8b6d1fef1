/** Rows locked by another transaction block only the actions that need them. */

import { write } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { stateOf } from "../testing/arena.ts";
import { digChanges } from "../testing/fixtures.ts";
import { lockRow, type RowLock } from "../testing/lock-row.ts";
import { useArena } from "../testing/use-arena.ts";
import { createGroupCommit } from "./group-commit.ts";
import { asOutcome } from "./plan.ts";

const arena = useArena();
let hold: RowLock | null = null;

/** For tests whose actions must outlast the lock on a slow machine. */
function waitLong(pool = arena.pool): void {
  arena.actions = createGroupCommit({ pool, clock: () => arena.now, budgetMs: 20_000 });
}

/** Runs `work` while a transaction locks the row that `select` finds. */
async function during(select: string, work: () => Promise<void>): Promise<void> {
  hold = await lockRow(arena.database, select);
  try {
    await work();
  } finally {
    await hold?.release();
    hold = null;
  }
}

async function releaseLocks(): Promise<void> {
  await hold?.release();
  hold = null;
}

const rowOf = (id: number) => `select id from players where id = ${id} for update`;

const digOnce = (playerId: number, key?: string) =>
  arena.actions.perform(
    playerId,
    {
      rule: (locked) => ({
        ok: true,
        changes: digChanges(stateOf(locked, playerId), 1, 0),
        outcome: stateOf(locked, playerId).carried.metal + 1,
      }),
      answer: asOutcome,
    },
    key === undefined ? null : { key, bodyHash: "dig" },
  );

describe("a locked player row", () => {
  it("blocks no other actions, and is written once when it is released", async () => {
    waitLong();
    const held = arena.at(0);
    await during(rowOf(held), async () => {
      let over = false;
      const waits = digOnce(held, "held").finally(() => {
        over = true;
      });
      // Sixty sequential rounds take longer than a lock timeout.
      for (let round = 0; round < 60; round++) {
        const others = await Promise.all([1, 2, 3, 4, 5].map((index) => digOnce(arena.at(index))));
        expect(others.every(({ ok }) => ok)).toBe(true);
      }
      expect(over).toBe(false);
      expect(arena.actions.counts()).toMatchObject({ failed: 0, retries: 0 });
      await releaseLocks();
      expect(await waits).toEqual({ ok: true, answer: 1001, replayed: false });
    });
    expect(await arena.ledgerOf(held)).toMatchObject([{ key: "held", version: 2 }]);
    expect((await arena.actions.read(arena.at(1)))?.carried.metal).toBe(1060);
  });

  it("leads to BUSY at the deadline with nothing written, and the key can be retried", async () => {
    const held = arena.at(0);
    await during(rowOf(held), async () => {
      expect(await digOnce(held, "late")).toEqual({ ok: false, code: "BUSY" });
      expect(await arena.ledgerOf(held)).toEqual([]);
    });
    // On a slow machine a try may be running when the row is released; then it is written, once.
    expect(await digOnce(held, "late")).toMatchObject({ ok: true, answer: 1001 });
    expect(await arena.ledgerOf(held)).toHaveLength(1);
  });

  it("is not an outage, neither for its action nor for those queued behind it", async () => {
    const outages: string[] = [];
    const { pool } = arena;
    const onOutage = (reason: string) => outages.push(reason);
    arena.actions = createGroupCommit({ pool, clock: () => arena.now, onOutage, budgetMs: 1200 });
    await during(rowOf(arena.at(0)), async () => {
      const waiting = ["one", "two", "three"].map((key) => digOnce(arena.at(0), key));
      for (const result of await Promise.all(waiting)) {
        expect(result).toEqual({ ok: false, code: "BUSY" });
      }
    });
    expect(outages).toEqual([]);
  });

  it("blocks actions of several players entirely, writing none of their rows", async () => {
    waitLong();
    const [one, held, other] = [arena.at(1), arena.at(0), arena.at(2)];
    await during(rowOf(held), async () => {
      const gifts = Promise.all([arena.give(one, held), arena.give(held, other)]);
      for (let round = 0; round < 40; round++) await digOnce(arena.at(3));
      const [row] = await arena.pool.query(
        "select sum(version)::int as sum from players where id = any($1::int[])",
        [[one, held, other]],
      );
      expect(row).toEqual({ sum: 3 });
      await releaseLocks();
      for (const gift of await gifts) expect(gift).toMatchObject({ ok: true });
    });
    const metal = await Promise.all([one, held, other].map((id) => arena.actions.read(id)));
    expect(metal.map((state) => state?.carried.metal)).toEqual([999, 1000, 1001]);
  });

  it("makes the action run again if the other transaction changed it", async () => {
    waitLong();
    const held = arena.at(0);
    await arena.spend(held, 1);
    const change = `update players set metal = 500, version = version + 1 where id = ${held} returning id`;
    await during(change, async () => {
      const spent = arena.spend(held, 600);
      await digOnce(arena.at(1));
      await releaseLocks();
      expect(await spent).toEqual({ ok: false, code: "NOT_ENOUGH_METAL" });
    });
    await arena.pool.query(
      "update players set metal = 999, version = version + 1 where id = $1::int",
      [held],
    );
  });
});

describe("another locked row that an action needs", () => {
  it("blocks others only once, for a moment", async () => {
    let failedBatches = 0;
    waitLong({
      ...arena.pool,
      commit: (text, parameters, deadline) =>
        arena.pool.commit<never>(text, parameters, deadline).catch((error) => {
          failedBatches += 1;
          throw error;
        }),
    });
    const held = arena.at(0);
    await during(`select id from accounts where id = ${held} for update`, async () => {
      let over = false;
      const rename = write("account", { playerId: held, quote: "patience" });
      const waits = arena.commit(held, [rename]).finally(() => {
        over = true;
      });
      // The batch, then a separate try, then another one, which must be separate too.
      while (arena.actions.counts().failed < 3) {
        const others = await Promise.all([1, 2, 3, 4, 5].map((index) => digOnce(arena.at(index))));
        expect(others.every(({ ok }) => ok)).toBe(true);
      }
      expect(over).toBe(false);
      expect(failedBatches).toBe(1);
      await releaseLocks();
      expect(await waits).toMatchObject({ ok: true });
    });
    const [row] = await arena.pool.query("select quote from accounts where id = $1::int", [held]);
    expect(row).toEqual({ quote: "patience" });
  });
});
