import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DigEffort } from "../catalogue/limits.ts";
import { type Random, seededRandom } from "../random.ts";
import { both, type Resource } from "../resource.ts";
import type { PlayerState } from "../state.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { cellIndex } from "../world/grid.ts";
import { writesOf } from "../writes.ts";
import { type DigState, dig } from "./dig.ts";

const HOUR = 3_600_000;
const cell = { x: 10, y: 10 };

/** A Random whose integers are always this one. */
const always = (value: number): Random => ({ ...seededRandom(""), int: () => value });

function stateOf(player: PlayerState, set: Partial<DigState> = {}): DigState {
  const field = { ...cell, type: "metal" } as const;
  return { player, field, vein: false, spentUntil: null, referrer: null, ...set };
}

/** An accepted dig; a refusal fails the test. */
function digDone(state: DigState, type: Resource, random: Random, now = NOON) {
  return digWith(1, state, type, random, now);
}

/** An accepted dig of some effort; a refusal fails the test. */
function digWith(effort: DigEffort, state: DigState, type: Resource, random: Random, now = NOON) {
  const result = dig(state, { type, field: cell, effort }, { now, random });
  if (!result.ok) throw new Error(`refused with ${result.code}`);
  return result;
}

describe("dig", () => {
  it("adds what was dug, spends the field for an hour and writes one ledger row", () => {
    const player = makePlayer({ id: 1 });
    const { changes, outcome } = digDone(stateOf(player), "metal", always(42));
    expect(outcome).toMatchObject({
      gathered: 42,
      effort: 1,
      vein: false,
      veins: 0,
      metal: 1042,
      energy: 1000,
      spentUntil: NOON + HOUR,
      fatigue: { level: "full", used: 1, left: 499 },
    });
    expect(writesOf(changes, "cooldown")).toEqual([{ playerId: 1, ...cell, until: NOON + HOUR }]);
    expect(writesOf(changes, "ledger")).toEqual([
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
      carried: { metal: 1042, energy: 1000 },
      digs: 1,
      dug: { metal: 42, energy: 0 },
    });
    expect(writesOf(changes, "referral")).toEqual([]);
  });

  it("digs energy on an energy field", () => {
    const player = makePlayer({ id: 1 });
    const state = stateOf(player, { field: { ...cell, type: "energy" } });
    const { changes, outcome } = digDone(state, "energy", always(7));
    expect(outcome).toMatchObject({ gathered: 7, metal: 1000, energy: 1007 });
    expect(afterChanges(player, changes)).toMatchObject({ dug: { metal: 0, energy: 7 } });
  });

  it("uses the range of its own resource", () => {
    const ranges = { digMin: { metal: 3, energy: 50 }, digMax: { metal: 4, energy: 60 } };
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
    [1000, 99, 4],
    [1000, 19, 0],
  ])("after %i digs today turns a roll of %i into %i", (digs, rolled, gathered) => {
    const player = makePlayer({ id: 1, digs, dug: { metal: 10, energy: 0 } });
    const { changes, outcome } = digDone(stateOf(player), "metal", always(rolled));
    expect(outcome.gathered).toBe(gathered);
    expect(afterChanges(player, changes)).toMatchObject({
      digs: digs + 1,
      dug: { metal: 10 + gathered },
    });
  });

  it("begins the day's counters again after midnight UTC", () => {
    const player = makePlayer({
      id: 1,
      digs: 1000,
      dug: { metal: 900, energy: 800 },
      referral: { metal: 5, energy: 0 },
    });
    const { changes, outcome } = digDone(stateOf(player), "metal", always(80), NOON + 12 * HOUR);
    expect(outcome.gathered).toBe(80);
    expect(afterChanges(player, changes)).toMatchObject({
      counterDay: 20_001,
      digs: 1,
      dug: { metal: 80, energy: 0 },
      referral: { metal: 0 },
    });
  });

  it("always yields within the range after fatigue, and never writes anything negative", () => {
    const range = fc.tuple(fc.nat({ max: 2000 }), fc.nat({ max: 2000 }));
    fc.assert(
      fc.property(fc.string(), range, fc.nat({ max: 3000 }), (seed, [min, width], digs) => {
        const player = makePlayer({ id: 1, digs, digMin: both(min), digMax: both(min + width) });
        const { changes, outcome } = digDone(stateOf(player), "metal", seededRandom(seed));
        const divisor = digs < 500 ? 1 : digs < 1000 ? 2 : 20;
        expect(outcome.gathered).toBeGreaterThanOrEqual(Math.floor(min / divisor));
        expect(outcome.gathered).toBeLessThanOrEqual(Math.floor((min + width) / divisor));
        expect(Number.isInteger(outcome.gathered)).toBe(true);
        expect(outcome.spentUntil).toBe(NOON + HOUR);
        const numbers = Object.values(writesOf(changes, "player")[0]?.set ?? {}).flatMap((value) =>
          typeof value === "number" ? value : Object.values(value ?? {}),
        );
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

describe("dig with effort", () => {
  it("is one dig that uses up so many of the day's, one line and one spent field", () => {
    const player = makePlayer({ id: 1, digs: 490 });
    const { changes, outcome } = digWith(20, stateOf(player), "metal", always(51));
    // Ten in full and ten at half: 510 + 250, eight tenths of it.
    expect(outcome).toMatchObject({ gathered: 608, effort: 20, fatigue: { used: 510 } });
    expect(afterChanges(player, changes)).toEqual({
      ...player,
      carried: { metal: 1608, energy: 1000 },
      digs: 510,
      dug: { metal: 608, energy: 0 },
    });
    expect(writesOf(changes, "cooldown")).toHaveLength(1);
    expect(writesOf(changes, "ledger")).toEqual([
      {
        playerId: 1,
        kind: "dig",
        metal: 608,
        energy: 0,
        detail: { ...cell, resource: "metal", divisor: 2, effort: 20 },
      },
    ]);
  });

  it("credits the referrer with a tenth of the whole sum", () => {
    const player = makePlayer({ id: 1, referrerId: 2 });
    const referrer = makePlayer({ id: 2 });
    const state = stateOf(player, { referrer, vein: true });
    const { changes, outcome } = digWith(5, state, "metal", always(33));
    expect(outcome.gathered).toBe(297);
    expect(writesOf(changes, "referral")).toMatchObject([
      { earned: { metal: 29 }, paid: { metal: 29 } },
    ]);
  });

  it.each([
    [5, 995],
    [20, 980],
  ] as const)("of %i still works with exactly as many left", (effort, digs) => {
    const player = makePlayer({ id: 1, digs });
    const { outcome } = digWith(effort, stateOf(player), "metal", always(100));
    expect(outcome.fatigue).toMatchObject({ used: 1000, level: "last" });
  });

  it.each([
    [5, 996, 4],
    [20, 981, 19],
    [20, 1000, 0],
    [5, 4000, 0],
  ] as const)("of %i after %i is refused and says that %i are left", (effort, digs, left) => {
    const player = makePlayer({ id: 1, digs });
    const input = { type: "metal", field: cell, effort } as const;
    const env = { now: NOON, random: seededRandom("") };
    expect(dig(stateOf(player), input, env)).toEqual({ ok: false, code: "TIRED", left });
    // The next day begins with all of them.
    expect(dig(stateOf(player), input, { ...env, now: NOON + 12 * HOUR }).ok).toBe(true);
  });
});

describe("dig on a vein", () => {
  const index = cellIndex(cell);

  it("yields double the first time of the day and remembers the cell", () => {
    const player = makePlayer({ id: 1 });
    const first = digDone(stateOf(player, { vein: true }), "metal", always(42));
    expect(first.outcome).toMatchObject({ gathered: 84, vein: true, veins: 1 });
    expect(writesOf(first.changes, "ledger")[0]?.detail).toMatchObject({ vein: true });
    const after = afterChanges(player, first.changes);
    expect(after.veins).toEqual([index]);
    const second = digDone(stateOf(after, { vein: true }), "metal", always(42));
    expect(second.outcome).toMatchObject({ gathered: 42, vein: false, veins: 1 });
    const tomorrow = digDone(stateOf(after, { vein: true }), "metal", always(42), NOON + 12 * HOUR);
    expect(tomorrow.outcome).toMatchObject({ gathered: 84, vein: true, veins: 1 });
    expect(afterChanges(after, tomorrow.changes).veins).toEqual([index]);
  });

  it("pays at most three times a day", () => {
    const state = (veins: number[]) => stateOf(makePlayer({ id: 1, veins }), { vein: true });
    expect(digDone(state([1, 2]), "metal", always(10)).outcome.gathered).toBe(20);
    const fourth = digDone(state([1, 2, 3]), "metal", always(10));
    expect(fourth.outcome).toMatchObject({ gathered: 10, vein: false, veins: 3 });
    expect(writesOf(fourth.changes, "player")[0]?.set).not.toHaveProperty("veins");
  });

  it("doubles only rolls within the day's first 500", () => {
    const state = (digs: number) => stateOf(makePlayer({ id: 1, digs }), { vein: true });
    // Two of five doubled, three at half: 40 + 15, nine tenths of it.
    const across = digWith(5, state(498), "metal", always(10));
    expect(across.outcome).toMatchObject({ gathered: 49, vein: true });
    const late = digWith(5, state(500), "metal", always(10));
    expect(late.outcome).toMatchObject({ gathered: 22, vein: false, veins: 0 });
  });
});

describe("dig refuses", () => {
  const env = { now: NOON, random: seededRandom("") };
  const player = makePlayer({ id: 1 });

  it("a field that the player does not stand on", () => {
    const field = { x: 11, y: 10 };
    const state = stateOf(player, { field: { ...field, type: "metal" } });
    expect(dig(state, { type: "metal", field, effort: 1 }, env)).toEqual({
      ok: false,
      code: "NOT_HERE",
    });
  });

  it("a field other than the one that was asked for", () => {
    const field = { x: 11, y: 10 };
    expect(dig(stateOf(player), { type: "metal", field, effort: 1 }, env)).toEqual({
      ok: false,
      code: "NOT_HERE",
    });
  });

  it.each(["waste", "energy", "base", "cave", "mirage"] as const)("metal on a %s field", (type) => {
    const state = stateOf(player, { field: { ...cell, type } });
    expect(dig(state, { type: "metal", field: cell, effort: 1 }, env)).toEqual({
      ok: false,
      code: "WRONG_FIELD",
    });
  });

  it("a spent field until its last millisecond, and tells the time left", () => {
    const spentUntil = NOON + 1;
    const input = { type: "metal", field: cell, effort: 1 } as const;
    expect(dig(stateOf(player, { spentUntil }), input, env)).toEqual({
      ok: false,
      code: "SPENT",
      waitMs: 1,
    });
    expect(dig(stateOf(player, { spentUntil: NOON }), input, env).ok).toBe(true);
  });
});
