/** Rows locked by another transaction block only the actions that need them. */

import { write } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { stateOf } from "../testing/commit-fixture.ts";
import { digChanges } from "../testing/fixtures.ts";
import { lockRow, type RowLock } from "../testing/lock-row.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";
import { asOutcome } from "./plan.ts";

const fixture = useCommitFixture();
let hold: RowLock | null = null;

/** For tests whose actions must outlast the lock on a slow machine. */
function waitLong(pool = fixture.pool): void {
  fixture.actions = createGroupCommit({ pool, clock: () => fixture.now, budgetMs: 20_000 });
}

/** Runs `work` while a transaction locks the row that `select` finds. */
async function during(select: string, work: () => Promise<void>): Promise<void> {
  hold = await lockRow(fixture.database, select);
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
  fixture.actions.perform(
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
    const held = fixture.at(0);
    await during(rowOf(held), async () => {
      let over = false;
      const waits = digOnce(held, "held").finally(() => {
        over = true;
      });
      // Sixty sequential rounds take longer than a lock timeout.
      for (let round = 0; round < 60; round++) {
        const others = await Promise.all(
          [1, 2, 3, 4, 5].map((index) => digOnce(fixture.at(index))),
        );
        expect(others.every(({ ok }) => ok)).toBe(true);
      }
      expect(over).toBe(false);
      expect(fixture.actions.counts()).toMatchObject({ failed: 0, retries: 0 });
      await releaseLocks();
      expect(await waits).toEqual({ ok: true, answer: 1001, replayed: false });
    });
    expect(await fixture.ledgerOf(held)).toMatchObject([{ key: "held", version: 2 }]);
    expect((await fixture.actions.read(fixture.at(1)))?.carried.metal).toBe(1060);
  });

  it("leads to BUSY at the deadline with nothing written, and the key can be retried", async () => {
    const held = fixture.at(0);
    await during(rowOf(held), async () => {
      expect(await digOnce(held, "late")).toEqual({ ok: false, code: "BUSY" });
      expect(await fixture.ledgerOf(held)).toEqual([]);
    });
    // On a slow machine a try may be running when the row is released; then it is written, once.
    expect(await digOnce(held, "late")).toMatchObject({ ok: true, answer: 1001 });
    expect(await fixture.ledgerOf(held)).toHaveLength(1);
  });

  it("is not an outage, neither for its action nor for those queued behind it", async () => {
    const outages: string[] = [];
    const { pool } = fixture;
    const onOutage = (reason: string) => outages.push(reason);
    fixture.actions = createGroupCommit({
      pool,
      clock: () => fixture.now,
      onOutage,
      budgetMs: 1200,
    });
    await during(rowOf(fixture.at(0)), async () => {
      const waiting = ["one", "two", "three"].map((key) => digOnce(fixture.at(0), key));
      for (const result of await Promise.all(waiting)) {
        expect(result).toEqual({ ok: false, code: "BUSY" });
      }
    });
    expect(outages).toEqual([]);
  });

  it("blocks actions of several players entirely, writing none of their rows", async () => {
    waitLong();
    const [one, held, other] = [fixture.at(1), fixture.at(0), fixture.at(2)];
    await during(rowOf(held), async () => {
      const gifts = Promise.all([fixture.give(one, held), fixture.give(held, other)]);
      for (let round = 0; round < 40; round++) await digOnce(fixture.at(3));
      const [row] = await fixture.pool.query(
        "select sum(version)::int as sum from players where id = any($1::int[])",
        [[one, held, other]],
      );
      expect(row).toEqual({ sum: 3 });
      await releaseLocks();
      for (const gift of await gifts) expect(gift).toMatchObject({ ok: true });
    });
    const metal = await Promise.all([one, held, other].map((id) => fixture.actions.read(id)));
    expect(metal.map((state) => state?.carried.metal)).toEqual([999, 1000, 1001]);
  });

  it("makes the action run again if the other transaction changed it", async () => {
    waitLong();
    const held = fixture.at(0);
    await fixture.spend(held, 1);
    const change = `update players set metal = 500, version = version + 1 where id = ${held} returning id`;
    await during(change, async () => {
      const spent = fixture.spend(held, 600);
      await digOnce(fixture.at(1));
      await releaseLocks();
      expect(await spent).toEqual({ ok: false, code: "NOT_ENOUGH_METAL" });
    });
    await fixture.pool.query(
      "update players set metal = 999, version = version + 1 where id = $1::int",
      [held],
    );
  });
});

describe("another locked row that an action needs", () => {
  it("blocks others only once, for a moment", async () => {
    let failedBatches = 0;
    waitLong({
      ...fixture.pool,
      commit: (text, parameters, deadline) =>
        fixture.pool.commit<never>(text, parameters, deadline).catch((error) => {
          failedBatches += 1;
          throw error;
        }),
    });
    const held = fixture.at(0);
    await during(`select id from accounts where id = ${held} for update`, async () => {
      let over = false;
      const rename = write("account", { playerId: held, quote: "patience" });
      const waits = fixture.commit(held, [rename]).finally(() => {
        over = true;
      });
      // The batch, then a separate try, then another one, which must be separate too.
      while (fixture.actions.counts().failed < 3) {
        const others = await Promise.all(
          [1, 2, 3, 4, 5].map((index) => digOnce(fixture.at(index))),
        );
        expect(others.every(({ ok }) => ok)).toBe(true);
      }
      expect(over).toBe(false);
      expect(failedBatches).toBe(1);
      await releaseLocks();
      expect(await waits).toMatchObject({ ok: true });
    });
    const [row] = await fixture.pool.query("select quote from accounts where id = $1::int", [held]);
    expect(row).toEqual({ quote: "patience" });
  });
});
