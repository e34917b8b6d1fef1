import { write } from "@emberlode/game";
import { expect, it } from "vitest";
import type { Pool } from "../connection/pool.ts";
import { useArena } from "../testing/use-arena.ts";
import { createActions } from "./actions.ts";
import { asOutcome } from "./plan.ts";

const arena = useArena();

it("remembers what it wrote, though somebody read the player meanwhile", async () => {
  const id = arena.at(0);
  let loads = 0;
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const pool: Pool = {
    ...arena.pool,
    async query(text, parameters, deadline) {
      const rows = await arena.pool.query<never>(text, parameters, deadline);
      // The first to load the player hears of it when the second has decided, and is done before
      // the second has committed.
      if (text.includes("row_to_json") && ++loads === 1) await gate;
      return rows;
    },
    async commit(text, parameters, deadline) {
      open();
      await early;
      return arena.pool.commit(text, parameters, deadline);
    },
  };
  const actions = createActions({ pool, clock: () => arena.now });
  const early = actions.read(id);
  const written = actions.perform(id, {
    rule: () => ({
      ok: true,
      outcome: null,
      changes: [write("player", { id, set: { candle: 5 } })],
    }),
    answer: asOutcome,
  });
  expect(await written).toMatchObject({ ok: true });
  await early;
  expect((await actions.read(id))?.candle).toBe(5);
});
