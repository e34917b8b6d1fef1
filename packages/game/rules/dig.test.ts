import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Random, seededRandom } from "../random.ts";
import type { PlayerState, Resource } from "../state.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { type DigState, dig } from "./dig.ts";

const HOUR = 3_600_000;
const cell = { x: 10, y: 10 };

/** A Random whose integers are always this one. */
const always = (value: number): Random => ({ ...seededRandom(""), int: () => value });

function stateOf(player: PlayerState, set: Partial<DigState> = {}): DigState {
  return { player, field: { ...cell, type: "metal" }, spentUntil: null, referrer: null, ...set };
}

/** An accepted dig; a refusal fails the test. */
function digDone(state: DigState, type: Resource, random: Random, now = NOON) {
  const result = dig(state, { type, field: cell }, { now, random });
  if (!result.ok) throw new Error(`refused with ${result.code}`);
  return result;
}

describe("dig", () => {
  it("adds what was dug, spends the field for an hour and writes one ledger row", () => {
    const player = makePlayer({ id: 1 });
    const { changes, outcome } = digDone(stateOf(player), "metal", always(42));
    expect(outcome).toMatchObject({
      gathered: 42,
      metal: 1042,
      energy: 1000,
      spentUntil: NOON + HOUR,
      fatigue: { level: "full", used: 1, left: 499 },
    });
    expect(changes.cooldowns).toEqual([{ playerId: 1, ...cell, until: NOON + HOUR }]);
    expect(changes.ledger).toEqual([
      {
        playerId: 1,
        kind: "dig",
        metal: 42,
        energy: 0,
        detail: { ...cell, resource: "metal", divisor: 1 },
      },
    ]);
    expect(afterChanges(player, changes)).toEqual({
      ...player,
      metal: 1042,
      digs: 1,
      dugMetal: 42,
    });
    expect(changes.referrals).toEqual([]);
  });

  it("digs energy on an energy field", () => {
    const player = makePlayer({ id: 1 });
    const state = stateOf(player, { field: { ...cell, type: "energy" } });
    const { changes, outcome } = digDone(state, "energy", always(7));
    expect(outcome).toMatchObject({ gathered: 7, metal: 1000, energy: 1007 });
    expect(afterChanges(player, changes)).toMatchObject({ dugEnergy: 7, dugMetal: 0 });
  });

  it("uses the range of its own resource", () => {
    const ranges = { digMetalMin: 3, digMetalMax: 4, digEnergyMin: 50, digEnergyMax: 60 };
    const asked: number[][] = [];
    const random: Random = {
      ...seededRandom(""),
      int: (min, max) => {
        asked.push([min, max]);
        return min;
      },
    };
    const player = makePlayer({ id: 1, ...ranges });
    digDone(stateOf(player), "metal", random);
    digDone(stateOf(player, { field: { ...cell, type: "energy" } }), "energy", random);
    expect(asked).toEqual([
      [3, 4],
      [50, 60],
    ]);
  });

  it.each([
    [0, 99, 99],
    [499, 99, 99],
    [500, 99, 49],
    [999, 99, 49],
    [1000, 99, 9],
    [1000, 9, 0],
  ])("after %i digs today turns a roll of %i into %i", (digs, rolled, gathered) => {
    const player = makePlayer({ id: 1, digs, dugMetal: 10 });
    const { changes, outcome } = digDone(stateOf(player), "metal", always(rolled));
    expect(outcome.gathered).toBe(gathered);
    expect(afterChanges(player, changes)).toMatchObject({
      digs: digs + 1,
      dugMetal: 10 + gathered,
    });
  });

  it("begins the day's counters anew after midnight UTC", () => {
    const player = makePlayer({
      id: 1,
      digs: 1000,
      dugMetal: 900,
      dugEnergy: 800,
      referralMetal: 5,
    });
    const { changes, outcome } = digDone(stateOf(player), "metal", always(80), NOON + 12 * HOUR);
    expect(outcome.gathered).toBe(80);
    expect(afterChanges(player, changes)).toMatchObject({
      counterDay: 20_001,
      digs: 1,
      dugMetal: 80,
      dugEnergy: 0,
      referralMetal: 0,
    });
  });

  it("always yields within the range after fatigue, and never writes anything negative", () => {
    const range = fc.tuple(fc.nat({ max: 2000 }), fc.nat({ max: 2000 }));
    fc.assert(
      fc.property(fc.string(), range, fc.nat({ max: 3000 }), (seed, [min, width], digs) => {
        const player = makePlayer({ id: 1, digs, digMetalMin: min, digMetalMax: min + width });
        const { changes, outcome } = digDone(stateOf(player), "metal", seededRandom(seed));
        const divisor = digs < 500 ? 1 : digs < 1000 ? 2 : 10;
        expect(outcome.gathered).toBeGreaterThanOrEqual(Math.floor(min / divisor));
        expect(outcome.gathered).toBeLessThanOrEqual(Math.floor((min + width) / divisor));
        expect(Number.isInteger(outcome.gathered)).toBe(true);
        expect(outcome.spentUntil).toBe(NOON + HOUR);
        const numbers = Object.values(changes.players[0]?.set ?? {});
        for (const n of numbers) expect(n).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is uniform over 0..100, every value within 5 sigma in 100,000 digs", () => {
    const state = stateOf(makePlayer({ id: 1 }));
    const random = seededRandom("a hundred thousand digs");
    const seen = new Array<number>(101).fill(0);
    for (let i = 0; i < 100_000; i++) {
      const { gathered } = digDone(state, "metal", random).outcome;
      seen[gathered] = (seen[gathered] ?? 0) + 1;
    }
    const p = 1 / 101;
    const sigma = Math.sqrt(100_000 * p * (1 - p));
    for (const count of seen) expect(Math.abs(count - 100_000 * p)).toBeLessThan(5 * sigma);
  });
});

describe("dig refuses", () => {
  const env = { now: NOON, random: seededRandom("") };
  const player = makePlayer({ id: 1 });

  it("a field that the player does not stand on", () => {
    const field = { x: 11, y: 10 };
    const state = stateOf(player, { field: { ...field, type: "metal" } });
    expect(dig(state, { type: "metal", field }, env)).toEqual({ ok: false, code: "NOT_HERE" });
  });

  it("a field other than the one that was asked for", () => {
    const field = { x: 11, y: 10 };
    expect(dig(stateOf(player), { type: "metal", field }, env)).toEqual({
      ok: false,
      code: "NOT_HERE",
    });
  });

  it.each(["waste", "energy", "base", "cave", "mirage"] as const)("metal on a %s field", (type) => {
    const state = stateOf(player, { field: { ...cell, type } });
    expect(dig(state, { type: "metal", field: cell }, env)).toEqual({
      ok: false,
      code: "WRONG_FIELD",
    });
  });

  it("a spent field until its last millisecond, and tells the time left", () => {
    const spentUntil = NOON + 1;
    const input = { type: "metal", field: cell } as const;
    expect(dig(stateOf(player, { spentUntil }), input, env)).toEqual({
      ok: false,
      code: "SPENT",
      waitMs: 1,
    });
    expect(dig(stateOf(player, { spentUntil: NOON }), input, env).ok).toBe(true);
  });
});
