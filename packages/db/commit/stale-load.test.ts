import { setTimeout as sleep } from "node:timers/promises";
import { write } from "@emberlode/game";
import { describe, expect, it, vi } from "vitest";
import type { Pool } from "../connection/pool.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { LockedState } from "./locked-state.ts";
import { asOutcome } from "./plan.ts";

const fixture = useCommitFixture();

it("caches what it wrote even if the player is read concurrently", async () => {
  const id = fixture.at(0);
  let loads = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pool: Pool = {
    ...fixture.pool,
    async query(text, parameters, deadline) {
      // Counted when sent: with two connections, the second may be answered first.
      const isFirst = text.includes("row_to_json") && ++loads === 1;
      const rows = await fixture.pool.query<never>(text, parameters, deadline);
      // The first load gets its rows after the second has judged its action, and completes before
      // the second has committed.
      if (isFirst) await gate;
      return rows;
    },
    async commit(text, parameters, deadline) {
      open();
      await early;
      return fixture.pool.commit(text, parameters, deadline);
    },
  };
  const actions = createGroupCommit({ pool, clock: () => fixture.now });
  const early = actions.read(id);
  const written = fixture.commit(id, [write("player", { id, set: { candle: 5 } })], {
    by: actions,
  });
  expect(await written).toMatchObject({ ok: true });
  await early;
  expect((await actions.read(id))?.candle).toBe(5);
});

describe("while other processes announce their changes", () => {
  /** A process that hears of others; its first load, if held, is answered once `open` is called. */
  function listening(isHeld = false) {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    let queries = 0;
    const pool: Pool = {
      ...fixture.pool,
      async query(text, parameters, deadline) {
        const isFirst = ++queries === 1;
        const rows = await fixture.pool.query<never>(text, parameters, deadline);
        if (isFirst && isHeld) await gate;
        return rows;
      },
    };
    const actions = createGroupCommit({
      pool,
      clock: () => fixture.now,
      receivesAllChanges: () => true,
    });
    const candle = async (id: number) => (await actions.read(id))?.candle;
    return { actions, candle, open, queries: () => queries };
  }
  const light = (id: number, candle: number) =>
    fixture.commit(id, [write("player", { id, set: { candle } })]);

  it("trusts what it has without a query, until a change is announced", async () => {
    const [id, otherId] = [fixture.at(3), fixture.at(4)];
    await Promise.all([light(id, 1), light(otherId, 1)]);
    const { actions, candle, queries } = listening();
    await Promise.all([candle(id), candle(otherId)]);
    const before = queries();
    await Promise.all([light(id, 2), light(otherId, 2), sleep(300)]);
    expect([await candle(id), queries()]).toEqual([1, before]);
    actions.markUnverified([id]);
    expect([await candle(id), await candle(otherId)]).toEqual([2, 1]);
    actions.markUnverified("all");
    expect(await candle(otherId)).toBe(2);
  });

  it("notices an announcement that overtakes its own load", async () => {
    const id = fixture.at(5);
    await light(id, 1);
    const { actions, candle, open, queries } = listening(true);
    const early = candle(id);
    await vi.waitFor(() => expect(queries()).toBe(1));
    await sleep(50);
    await light(id, 2);
    actions.markUnverified([id]);
    open();
    await early;
    expect(await candle(id)).toBe(2);
  });

  it("asks again after ten seconds, in case an announcement was lost", async () => {
    const id = fixture.at(0);
    await light(id, 1);
    const { candle } = listening();
    await candle(id);
    await light(id, 2);
    const real = performance.now.bind(performance);
    const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + 10_001);
    expect(await candle(id)).toBe(2);
    clock.mockRestore();
  });
});

it("runs again when a player it only read was changed by another process", async () => {
  const [id, otherId] = [fixture.at(1), fixture.at(2)];
  const actions = fixture.another();
  await actions.read(otherId);
  await fixture.commit(otherId, [write("player", { id: otherId, set: { candle: 6 } })]);
  const follow = {
    players: () => [otherId],
    rule: (locked: LockedState) => ({
      ok: true as const,
      outcome: null,
      changes: [write("player", { id, set: { candle: locked.player(otherId)?.candle ?? 0 } })],
    }),
    answer: asOutcome,
  };
  const versionOf = () =>
    fixture.pool.query("select version from players where id = $1::int", [otherId]);
  const before = await versionOf();
  expect(await actions.perform(id, follow)).toMatchObject({ ok: true });
  expect((await actions.read(id))?.candle).toBe(6);
  // Read-only participants are not written.
  expect(await versionOf()).toEqual(before);
});
