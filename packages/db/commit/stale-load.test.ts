import { write } from "@emberlode/game";
import { expect, it } from "vitest";
import type { Pool } from "../connection/pool.ts";
import { useArena } from "../testing/use-arena.ts";
import { createGroupCommit } from "./group-commit.ts";
import type { LockedState } from "./locked-state.ts";
import { asOutcome } from "./plan.ts";

const arena = useArena();

it("caches what it wrote even if the player is read concurrently", async () => {
  const id = arena.at(0);
  let loads = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pool: Pool = {
    ...arena.pool,
    async query(text, parameters, deadline) {
      // Counted when sent: with two connections, the second may be answered first.
      const isFirst = text.includes("row_to_json") && ++loads === 1;
      const rows = await arena.pool.query<never>(text, parameters, deadline);
      // The first load gets its rows after the second has judged its action, and completes before
      // the second has committed.
      if (isFirst) await gate;
      return rows;
    },
    async commit(text, parameters, deadline) {
      open();
      await early;
      return arena.pool.commit(text, parameters, deadline);
    },
  };
  const actions = createGroupCommit({ pool, clock: () => arena.now });
  const early = actions.read(id);
  const written = arena.commit(id, [write("player", { id, set: { candle: 5 } })], { by: actions });
  expect(await written).toMatchObject({ ok: true });
  await early;
  expect((await actions.read(id))?.candle).toBe(5);
});

it("runs again when a player it only read was changed by another process", async () => {
  const [id, otherId] = [arena.at(1), arena.at(2)];
  const actions = arena.another();
  await actions.read(otherId);
  await arena.commit(otherId, [write("player", { id: otherId, set: { candle: 6 } })]);
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
    arena.pool.query("select version from players where id = $1::int", [otherId]);
  const before = await versionOf();
  expect(await actions.perform(id, follow)).toMatchObject({ ok: true });
  expect((await actions.read(id))?.candle).toBe(6);
  // Read-only participants are not written.
  expect(await versionOf()).toEqual(before);
});
