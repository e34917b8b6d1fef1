import { describe, expect, it } from "vitest";
import type { DigEffort } from "../catalogue/limits.ts";
import { HOUR } from "../game-time.ts";
import { type Random, seededRandom } from "../random.ts";
import type { PlayerState } from "../state.ts";
import { always, envAt } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { sigmas, tally } from "../testing/sigma.ts";
import { cellIndex } from "../world/grid.ts";
import { changesOf } from "../writes.ts";
import { type DigState, dig } from "./dig.ts";

const cell = { x: 10, y: 10 };

function stateOf(player: PlayerState, set: Partial<DigState> = {}): DigState {
  const field = { ...cell, type: "metal" } as const;
  return { player, field, vein: false, spentUntil: null, referrer: null, ...set };
}

const energyField = { ...cell, type: "energy" } as const;

/** A successful dig for the field's resource. Throws on a refusal. */
function digDone(state: DigState, random: Random, { now = NOON, effort = 1 as DigEffort } = {}) {
  const type = state.field.type === "energy" ? "energy" : "metal";
  return applied(state.player, dig(state, { type, field: cell, effort }, { now, random }));
}

describe("dig", () => {
  it("adds the yield, spends the field for an hour and writes one ledger row", () => {
    const player = makePlayer({ id: 1 });
    const { changes, outcome, after, ledger } = digDone(stateOf(player), always(42));
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
    expect(changesOf(changes, "cooldown")).toEqual([{ playerId: 1, ...cell, until: NOON + HOUR }]);
    const detail = { ...cell, resource: "metal", divisor: 1 };
    expect(ledger).toEqual([{ playerId: 1, kind: "dig", metal: 42, energy: 0, detail }]);
    expect(after).toEqual({
      ...player,
      carried: { metal: 1042, energy: 1000 },
      digs: 1,
      dug: { metal: 42, energy: 0 },
    });
    expect(changesOf(changes, "referral")).toEqual([]);
  });

  it("digs energy on an energy field", () => {
    const player = makePlayer({ id: 1, dug: { metal: 10, energy: 3 } });
    const state = stateOf(player, { field: energyField });
    const { outcome, after } = digDone(state, always(7));
    expect(outcome).toMatchObject({ gathered: 7, metal: 1000, energy: 1007 });
    expect(after).toMatchObject({ dug: { metal: 10, energy: 10 } });
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
    digDone(stateOf(player), random);
    digDone(stateOf(player, { field: energyField }), random);
    expect(asked).toEqual([
      [3, 4],
      [50, 60],
    ]);
  });

  it("resets the day's counters after midnight UTC", () => {
    const spent = { digs: 1000, dug: { metal: 900, energy: 800 } };
    const player = makePlayer({ id: 1, ...spent, referral: { metal: 5, energy: 0 } });
    const { outcome, after } = digDone(stateOf(player), always(80), { now: NOON + 12 * HOUR });
    expect(outcome.gathered).toBe(80);
    const dug = { metal: 80, energy: 0 };
    expect(after).toMatchObject({ counterDay: 20_001, digs: 1, dug, referral: { metal: 0 } });
  });

  it("is uniform over 0..100, every value within 5 sigma of 100,000 digs", () => {
    const state = stateOf(makePlayer({ id: 1 }));
    const random = seededRandom("a hundred thousand digs");
    const seen = tally(100_000, () => digDone(state, random).outcome.gathered);
    expect([seen.size, Math.min(...seen.keys()), Math.max(...seen.keys())]).toEqual([101, 0, 100]);
    for (const count of seen.values()) expect(sigmas(count, 100_000, 1 / 101)).toBeLessThan(5);
  });
});

describe("dig with effort", () => {
  it("is one dig that counts as several, with one log line and one spent field", () => {
    const player = makePlayer({ id: 1, digs: 490 });
    const done = digDone(stateOf(player), always(51), { effort: 20 });
    // Ten in full and ten halved: 510 + 250, times eight tenths.
    expect(done.outcome).toMatchObject({ gathered: 608, effort: 20, fatigue: { used: 510 } });
    expect(done.after).toEqual({
      ...player,
      carried: { metal: 1608, energy: 1000 },
      digs: 510,
      dug: { metal: 608, energy: 0 },
    });
    expect(changesOf(done.changes, "cooldown")).toHaveLength(1);
    const detail = { ...cell, resource: "metal", divisor: 2, effort: 20 };
    expect(done.ledger).toEqual([{ playerId: 1, kind: "dig", metal: 608, energy: 0, detail }]);
  });

  it("credits the referrer with a tenth of the whole sum", () => {
    const player = makePlayer({ id: 1, referrerId: 2 });
    const referrer = makePlayer({ id: 2 });
    const state = stateOf(player, { referrer, vein: true });
    const { changes, outcome } = digDone(state, always(33), { effort: 5 });
    expect(outcome.gathered).toBe(297);
    expect(changesOf(changes, "referral")).toMatchObject([
      { earned: { metal: 29 }, paid: { metal: 29 } },
    ]);
  });

  it.each([
    [5, 996, 4],
    [20, 981, 19],
    [20, 1000, 0],
    [5, 4000, 0],
  ] as const)("of %i after %i is refused, with %i left", (effort, digs, left) => {
    const player = makePlayer({ id: 1, digs });
    const input = { type: "metal", field: cell, effort } as const;
    expect(dig(stateOf(player), input, envAt())).toEqual({ ok: false, code: "TIRED", left });
    // The counter resets the next day.
    expect(dig(stateOf(player), input, envAt(NOON + 12 * HOUR)).ok).toBe(true);
  });
});

describe("dig on a vein", () => {
  const veined = (set: Partial<PlayerState>) =>
    stateOf(makePlayer({ id: 1, ...set }), { vein: true });

  it("yields double the first time of the day and remembers the cell", () => {
    const veins = [cellIndex(cell)];
    const first = digDone(veined({}), always(42));
    expect(first.outcome).toMatchObject({ gathered: 84, vein: true, veins: 1 });
    expect(first.ledger[0]?.detail).toMatchObject({ vein: true });
    expect(first.after.veins).toEqual(veins);
    const second = digDone(veined(first.after), always(42));
    expect(second.outcome).toMatchObject({ gathered: 42, vein: false, veins: 1 });
    const tomorrow = digDone(veined(first.after), always(42), { now: NOON + 12 * HOUR });
    expect(tomorrow.outcome).toMatchObject({ gathered: 84, vein: true, veins: 1 });
    expect(tomorrow.after.veins).toEqual(veins);
  });

  it("does not record a vein that does not pay", () => {
    const fourth = digDone(veined({ veins: [1, 2, 3] }), always(10));
    expect(fourth.outcome).toMatchObject({ gathered: 10, vein: false, veins: 3 });
    expect(changesOf(fourth.changes, "player")[0]?.set).not.toHaveProperty("veins");
  });
});

describe("dig refuses", () => {
  const elsewhere = { x: 11, y: 10 };
  const tries = (set: Partial<DigState>, field = cell) =>
    dig(stateOf(makePlayer({ id: 1 }), set), { type: "metal", field, effort: 1 }, envAt());

  it.each([
    ["a field that the player does not stand on", { ...elsewhere, type: "metal" }, elsewhere],
    ["a field other than the one that was asked for", { ...cell, type: "metal" }, elsewhere],
  ] as const)("%s", (_, field, asked) => {
    expect(tries({ field }, asked)).toEqual({ ok: false, code: "NOT_HERE" });
  });

  it.each(["waste", "energy", "base", "cave", "mirage"] as const)("metal on a %s field", (type) => {
    expect(tries({ field: { ...cell, type } })).toEqual({ ok: false, code: "WRONG_FIELD" });
  });

  it("a spent field until its last millisecond, with the time left", () => {
    expect(tries({ spentUntil: NOON + 1 })).toEqual({ ok: false, code: "SPENT", waitMs: 1 });
    expect(tries({ spentUntil: NOON }).ok).toBe(true);
  });
});
