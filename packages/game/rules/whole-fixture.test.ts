import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TOOL_IDS } from "../catalogue/tools.ts";
import { type Amounts, addAmounts, NO_AMOUNTS, subtractAmounts } from "../resource.ts";
import type { LedgerEntry } from "../state.ts";
import { ACTIONS, type Fixture, play, startingFixture } from "../testing/fixture.ts";
import { type Changes, changesOf } from "../writes.ts";

function expectSound({ player, factories }: Fixture): void {
  const { carried, banked, attackUnits, defenseUnits } = player;
  const { tools, parts, partsInstalled, rolls, researches, candle, marketBought } = player;
  const counts = [...Object.values(carried), ...Object.values(banked), rolls, candle];
  const held = [tools, parts, partsInstalled, researches].map((one) => Object.values(one));
  const lists = [attackUnits, defenseUnits, ...held, marketBought];
  const tooled = TOOL_IDS.length;
  const isCount = (n: number) => Number.isSafeInteger(n) && n >= 0;
  expect([...counts, ...lists.flat()].filter((n) => !isCount(n))).toEqual([]);
  expect(lists.map(({ length }) => length)).toEqual([10, 10, tooled, 10, 10, tooled, 6]);
  expect(candle).toBeLessThanOrEqual(7);
  expect(Math.max(...Object.values(researches))).toBeLessThanOrEqual(5);
  expect(factories.filter(({ type }) => type === "base")).toHaveLength(1);
  expect(player.fights.every(({ at }) => Number.isFinite(at))).toBe(true);
}

/** Expects that an action changes balances by exactly its ledger rows, and returns these. */
function expectBooked(before: Fixture, after: Fixture, changes: Changes): readonly LedgerEntry[] {
  const rows = changesOf(changes, "ledger");
  for (const who of ["player", "other"] as const) {
    const own = rows.filter(({ playerId }) => playerId === before[who].id);
    expect(subtractAmounts(after[who].carried, before[who].carried)).toEqual(
      own.reduce<Amounts>(addAmounts, NO_AMOUNTS),
    );
  }
  return rows;
}

describe("any sequence of actions", () => {
  const step = fc.record({
    act: fc.constantFrom(...Object.keys(ACTIONS)),
    seed: fc.string(),
    wait: fc.nat({ max: 8 * 3_600_000 }),
  });

  it("keeps counts valid, balances equal to the ledger, and uses no roll twice", () => {
    const done = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        let fixture = startingFixture;
        const rolls: unknown[] = [];
        for (const { act, seed, wait } of steps) {
          const before = fixture;
          const { after, changes } = play({ ...fixture, now: fixture.now + wait }, act, seed);
          fixture = after;
          const rows = expectBooked(before, after, changes);
          expectSound(fixture);
          const rolled = rows.flatMap(({ playerId, detail }) =>
            playerId === 1 && detail.roll !== undefined ? [detail.roll] : [],
          );
          expect(fixture.player.rolls - before.player.rolls, act).toBe(rolled.length);
          rolls.push(...rolled);
          for (const row of rows) done.add(row.kind);
        }
        expect(new Set(rolls).size).toBe(rolls.length);
      }),
      { numRuns: 100 },
    );
    // Guards against everything being refused: each of these kinds was written.
    for (const kind of ["attack", "defense", "capture", "market", "casino", "research", "tool"]) {
      expect([...done]).toContain(kind);
    }
  });
});
