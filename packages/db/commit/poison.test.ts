import type { Changes, PlayerState } from "@emberlode/game";
import { write } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { sqlState } from "../connection/errors.ts";
import { stateOf } from "../testing/commit-fixture.ts";
import { useCommitFixture } from "../testing/use-commit-fixture.ts";
import { asOutcome } from "./plan.ts";

const fixture = useCommitFixture();

describe("a poisoned action in a batch", () => {
  const poison = (changes: (player: PlayerState) => Changes, playerId: number) =>
    fixture.actions.perform(playerId, {
      rule: (locked) => ({
        ok: true,
        changes: changes(stateOf(locked, playerId)),
        outcome: null,
      }),
      answer: asOutcome,
    });

  it.each([
    ["a negative balance", "23514", { carried: { metal: -1, energy: 1000 } }],
    ["a cell off the map", "23514", { x: 51 }],
    ["a number too large for its column", "22003", { x: 40_000 }],
    ["nine units instead of ten", "23514", { attackUnits: [0, 0, 0, 0, 0, 0, 0, 0, 0] }],
  ])("fails alone: %s", async (_, state, set) => {
    const [bad, ...good] = await Promise.all([
      poison(({ id }) => [write("player", { id, set })], fixture.at(0)).catch(sqlState),
      ...[1, 2, 3, 4, 5].map((index) => fixture.dig(fixture.at(index))),
    ]);
    expect(bad).toBe(state);
    for (const answer of good) expect(answer).toMatchObject({ ok: true });
    expect((await fixture.actions.read(fixture.at(0)))?.carried.metal).toBe(1000);
  });

  it("rejects values that are not safe integers", async () => {
    for (const metal of [Number.NaN, 1.5, Number.POSITIVE_INFINITY, 2 ** 53]) {
      const call = poison(
        ({ id }) => [write("player", { id, set: { carried: { metal, energy: 0 } } })],
        fixture.at(0),
      );
      await expect(call).rejects.toThrow(RangeError);
    }
    expect(await fixture.dig(fixture.at(0))).toMatchObject({ ok: true });
  });

  it("writes nothing if a rule throws, and releases its player", async () => {
    const broken = fixture.actions.perform(fixture.at(0), {
      rule: () => {
        throw new Error("bug");
      },
      answer: asOutcome,
    });
    await expect(broken).rejects.toThrow("bug");
    expect(await fixture.dig(fixture.at(0))).toMatchObject({ ok: true });
  });
});
