import { write, writeAll } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import type { Pool } from "../connection/pool.ts";
import { useArena } from "../testing/use-arena.ts";
import { createGroupCommit } from "./group-commit.ts";
import { statementFor } from "./statement.ts";
import { SECTION } from "./statement-variant.ts";

const arena = useArena();

describe("statements", () => {
  it("are as wide as their batch needs", async () => {
    const texts: string[] = [];
    const spied: Pool = {
      ...arena.pool,
      commit: (text, parameters, deadline) => {
        texts.push(text);
        return arena.pool.commit(text, parameters, deadline);
      },
    };
    arena.actions = createGroupCommit({ pool: spied, clock: () => arena.now });
    const ids = [0, 1, 2].map((index) => arena.at(index));
    await Promise.all(ids.map((id) => arena.actions.read(id)));
    await Promise.all(ids.map((id) => arena.dig(id)));
    expect(new Set(texts)).toEqual(new Set([statementFor(SECTION.basic)]));

    texts.length = 0;
    arena.now += 2 * 3_600_000;
    const [first = 0, second = 0, third = 0] = ids;
    await Promise.all([
      arena.dig(first),
      arena.commit(second, [write("player", { id: second, set: { candle: 2 } })]),
      arena.dig(third),
    ]);
    expect(texts).toContain(statementFor(SECTION.rare));
    expect((await arena.actions.read(second))?.candle).toBe(2);
    for (const id of [first, third])
      expect((await arena.actions.read(id))?.carried.metal).toBe(1084);
    const fresh = arena.another();
    for (const id of ids) expect(await fresh.read(id)).toEqual(await arena.actions.read(id));
    texts.length = 0;
    const accounts = [{ playerId: first, password: { hash: "newer", session: null } }];
    await Promise.all([arena.dig(third), arena.commit(first, [...writeAll("account", accounts)])]);
    expect(texts).toContain(statementFor(SECTION.credentials));
  });
});
