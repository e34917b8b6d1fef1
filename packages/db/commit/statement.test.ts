import { write, writeAll } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import type { Pool } from "../connection/pool.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { createGroupCommit } from "./group-commit.ts";
import { statementFor } from "./statement.ts";
import { SECTION } from "./statement-variant.ts";

const fixture = useCommitFixture();

describe("statements", () => {
  it("are as wide as their batch needs", async () => {
    const texts: string[] = [];
    const spied: Pool = {
      ...fixture.pool,
      commit: (text, parameters, deadline) => {
        texts.push(text);
        return fixture.pool.commit(text, parameters, deadline);
      },
    };
    fixture.actions = createGroupCommit({ pool: spied, clock: () => fixture.now });
    const ids = [0, 1, 2].map((index) => fixture.at(index));
    await Promise.all(ids.map((id) => fixture.actions.read(id)));
    await Promise.all(ids.map((id) => fixture.dig(id)));
    expect(new Set(texts)).toEqual(new Set([statementFor(SECTION.basic)]));

    texts.length = 0;
    fixture.now += 2 * 3_600_000;
    const [first = 0, second = 0, third = 0] = ids;
    await Promise.all([
      fixture.dig(first),
      fixture.commit(second, [write("player", { id: second, set: { candle: 2 } })]),
      fixture.dig(third),
    ]);
    expect(texts).toContain(statementFor(SECTION.rare));
    expect((await fixture.actions.read(second))?.candle).toBe(2);
    for (const id of [first, third])
      expect((await fixture.actions.read(id))?.carried.metal).toBe(1084);
    const fresh = fixture.another();
    for (const id of ids) expect(await fresh.read(id)).toEqual(await fixture.actions.read(id));
    texts.length = 0;
    const accounts = [{ playerId: first, password: { hash: "newer", session: null } }];
    await Promise.all([
      fixture.dig(third),
      fixture.commit(first, [...writeAll("account", accounts)]),
    ]);
    expect(texts).toContain(statementFor(SECTION.credentials));
  });
});
