import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR } from "../game-time.ts";
import { seededRandom } from "../random.ts";
import type { FactoryState, Fight, PlayerState } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makeFactory } from "../testing/factories.ts";
import { afterChanges, makeFight, makePlayer, NOON, units } from "../testing/players.ts";
import { accepted, applied } from "../testing/results.ts";
import { changesOf } from "../writes.ts";
import { type CaptureFactoryState, captureFactory } from "./capture-factory.ts";
import { factoryGarrison, neutralWalls, ownerGarrison } from "./factory-garrison.ts";
import { NEVER_HELD } from "./field-hold.ts";

const cell = { x: 10, y: 10 };
const site = (ownerId: number, set: Partial<FactoryState> = {}) =>
  makeFactory(ownerId * 100, 1000, { ownerId, ...cell, storeSince: NOON, ...set });
const base = (ownerId: number, lvl = 1, slots = 20_000) =>
  site(ownerId, { id: ownerId, type: "base", lvl, slots, x: 1, y: 1 });

const me = makePlayer({ id: 1, attackUnits: units(10), shieldUntil: 0 });
const them = makePlayer({ id: 2, shieldUntil: 0 });
const field = { ...cell, type: "factory", slots: 500 } as const;

function free(set: Partial<CaptureFactoryState> = {}, player: Partial<PlayerState> = {}) {
  const state: CaptureFactoryState = {
    player: { ...me, ...player },
    factories: [base(1)],
    field,
    factory: null,
    owner: null,
    barred: null,
    playerName: "ada",
    ownerName: null,
    ...set,
  };
  return state;
}

function owned(
  owner: Partial<PlayerState> = {},
  player: Partial<PlayerState> = {},
  set: Partial<CaptureFactoryState> = {},
) {
  const theirs = { player: { ...them, ...owner }, factories: [base(2), site(2)] };
  return free({ factory: site(2), owner: theirs, ownerName: "bob", ...set }, player);
}

const capture = (state: CaptureFactoryState, seed = "s") =>
  captureFactory(state, { field: cell, battleId: "b1" }, envAt(NOON, seededRandom(seed)));
const done = (state: CaptureFactoryState, seed = "s") => accepted(capture(state, seed));

describe("captureFactory refuses", () => {
  const tried = makeFight({ at: NOON - HOUR + 1, place: "factory", won: false });
  const lost = (set: Partial<Fight>) => makeFight({ role: "defender", place: "factory", ...set });
  const sites = (count: number, slots = 1000) =>
    Array.from({ length: count }, () => site(1, { slots }));
  const held = (count: number, lvl = 1) => [base(1, lvl), ...sites(count)];
  const small = (count: number) => [base(1), ...sites(count, 900)];
  const sized = (slots: number) => ({ field: { ...field, slots } });
  /** A factory whose owner is too weak to attack; `fights` are the attacker's. */
  const weak = (...fights: Fight[]) => owned({}, { fights }, { factories: [base(1, 1, 105_001)] });
  /** A factory whose owner is shielded. */
  const shielded = (set: Partial<FactoryState>, more = {}) =>
    owned({ shieldUntil: NOON + 1 }, {}, { factory: site(2, set), ...more });
  const barred = (playerId: number, until: number) => free({ barred: { playerId, until } });
  const reserved = { ...NEVER_HELD, heldSince: 1, freeSince: NOON - 1, reservedUntil: NOON + 1 };
  it.each([
    ["NOT_HERE", free({}, { x: 11 })],
    ["NOT_HERE", free({ field: { ...field, x: 11 } })],
    ["WRONG_FIELD", free({ field: { ...field, type: "waste" } })],
    ["WRONG_FIELD", owned({}, {}, { factory: base(2) })],
    ["ALREADY_YOURS", free({ factory: site(1) })],
    ["FACTORY_SAFE", owned({}, {}, { factory: site(2, { safeUntil: NOON + 1 }) })],
    ["FACTORY_SAFE", owned({}, {}, { hold: { ...NEVER_HELD, plunderSafeUntil: NOON + 1 } })],
    ["ABANDONED_RECENTLY", barred(1, NOON + 1)],
    ["FACTORY_TOO_SMALL", free({ factories: [base(1, 7)], ...sized(900) })],
    ["TOO_MANY_FACTORIES", free({ factories: held(4) })],
    ["TOO_MANY_FACTORIES", free({ factories: held(6, 3) })],
    ["NO_ARMY", free({}, { attackUnits: units() })],
    ["PEACE", owned({}, {}, { peace: { from: NOON, until: NOON + 1 } })],
    ["PEACE", free({ peace: { from: NOON, until: NOON + 1, afterSeason: true } })],
    ["SHIELDED", shielded({ isFirst: true })],
    ["FACTORY_RESERVED", free({ hold: reserved, factories: held(1) })],
    ["TOO_MANY_SMALL_FACTORIES", free({ factories: small(2) })],
    ["FACTORY_TOO_LARGE", free({ factories: [base(1, 3)], ...sized(4000) })],
    ["FACTORY_TOO_LARGE", free({ factories: [base(1, 5)], ...sized(20_000) })],
    ["TOO_MANY_WORKS", free({ factories: [base(1, 6), ...sites(2, 20_000)], ...sized(20_000) })],
    [
      "WORKS_CLOSED_TO_BOTS",
      free({ factories: [base(1, 6)], ...sized(20_000), playerIsBot: true }),
    ],
    ["NAP_PARTNER", owned({}, { napPartners: [2], attackUnits: units() })],
    ["TOO_WEAK", weak()],
    ["TOO_WEAK", weak(lost({ cell: 460 }))],
    ["TOO_WEAK", weak(lost({ won: false }))],
    ["TOO_MANY_ATTACKS", owned({}, { attacks: 20 })],
    ["CAPTURE_TRIED_RECENTLY", owned({}, { fights: [tried] })],
  ] as const)("with %s", (code, state) => {
    expect(capture(state)).toMatchObject({ ok: false, code });
  });

  it.each([
    [1, 4],
    [3, 6],
  ])("with the limit of a base of level %i: %i", (level, maxFactories) => {
    const full = free({ factories: held(maxFactories, level) });
    expect(capture(full)).toEqual({ ok: false, code: "TOO_MANY_FACTORIES", max: maxFactories });
  });

  it.each([
    ["after somebody else abandoned it", barred(3, NOON + 1)],
    ["a shielded player's second factory", shielded({})],
    ["a shielded player's first factory above 900 slots", shielded({ isFirst: true }, sized(1000))],
    [
      "the first factory of who has no shield",
      owned({}, {}, { factory: site(2, { isFirst: true }) }),
    ],
    ["a second small one", free({ factories: small(1) })],
    ["a third one that is large", free({ factories: small(2), ...sized(1000) })],
    ["a reserved one without any other", free({ hold: reserved })],
    [
      "a reserved one once its hour is over",
      free({ hold: { ...reserved, reservedUntil: NOON }, factories: held(1) }),
    ],
    ["once the bar is over", barred(1, NOON)],
    ["a small one at base level 6", free({ factories: [base(1, 6)], ...sized(900) })],
    ["a large one at base level 4", free({ factories: [base(1, 4)], ...sized(4000) })],
    [
      "works at base level 6, the second",
      free({ factories: [base(1, 6), site(1, { slots: 20_000 })], ...sized(20_000) }),
    ],
    [
      "a large one as a labeled bot",
      free({ factories: [base(1, 6)], ...sized(4000), playerIsBot: true }),
    ],
    ["a weak one's large factory", { ...weak(), ...sized(4000), factories: [base(1, 4, 105_001)] }],
    ["a medium one at base level 4", free({ factories: [base(1, 4)], ...sized(1000) })],
    ["one more below the limit", free({ factories: held(3) })],
    ["a weak one who took this factory from the player", weak(lost({}))],
    ["a weak one who took it from the one who took it from the player", weak(lost({ other: 3 }))],
    ["an hour after the last attempt", owned({}, { fights: [{ ...tried, at: NOON - HOUR }] })],
    ["a free one after twenty attacks", free({}, { attacks: 20 })],
    ["a free one during a peace", free({ peace: { from: NOON, until: NOON + 1 } })],
    ["a player's before a peace", owned({}, {}, { peace: { from: NOON + 1, until: NOON + 2 } })],
    ["a player's after a peace", owned({}, {}, { peace: { from: NOON - 1, until: NOON } })],
    ["an hour's safety that is over", owned({}, {}, { factory: site(2, { safeUntil: NOON }) })],
  ])("not %s", (_what, state) => {
    expect(capture(state).ok).toBe(true);
  });
});

describe("captureFactory", () => {
  it("gives a newcomer the smallest factory for ten Pikemen", () => {
    const { changes, outcome, ledger } = applied(me, capture(free()));
    expect(outcome).toMatchObject({ captured: true, garrisonOfOwner: false });
    expect(changesOf(changes, "factory")).toEqual([
      {
        ...cell,
        from: null,
        to: 1,
        lvl: 1,
        slots: 500,
        safeUntil: 0,
        isFirst: true,
        storeSince: NOON,
        hold: { freeSince: 0, heldSince: NOON, openUntil: NOON },
      },
    ]);
    expect(changesOf(changes, "player")).toEqual([
      { id: 1, set: { rolls: 1, attackUnits: units(10), hasCaptured: true } },
    ]);
    const detail = { ...cell, won: true, other: null, battle: "b1" };
    expect(ledger).toMatchObject([{ playerId: 1, kind: "capture", metal: 0, energy: 0, detail }]);
    expect(changesOf(changes, "battle")).toEqual([{ id: "b1", report: outcome.report }]);
  });

  it("alerts the new owner when the factory is due for release", () => {
    const under = (fallsFreeAt: number) => owned({}, {}, { factory: site(2, { fallsFreeAt }) });
    expect(changesOf(done(under(NOON + 1)).changes, "alert")).toMatchObject([{ playerId: 1 }]);
    expect(changesOf(done(under(0)).changes, "alert")).toEqual([]);
  });

  it("keeps the shield against free and bots' factories, and ends it against players'", () => {
    const setBy = (state: CaptureFactoryState) => changesOf(done(state).changes, "player")[0]?.set;
    const shieldUntil = NOON + HOUR;
    expect(setBy(free({}, { shieldUntil }))).not.toHaveProperty("shieldUntil");
    expect(setBy(owned({}, { shieldUntil }, { ownerIsBot: true }))).not.toHaveProperty(
      "shieldUntil",
    );
    expect(setBy(owned({}, { shieldUntil }))).toHaveProperty("shieldUntil", NOON);
  });

  it("marks only the first capture as first", () => {
    const { changes } = done(free({}, { hasCaptured: true }));
    expect(changesOf(changes, "factory")[0]).not.toHaveProperty("isFirst");
    expect(changesOf(changes, "player")[0]?.set).not.toHaveProperty("hasCaptured");
  });

  it("takes a factory from its owner, safe for twelve hours each time, and records the fight", () => {
    const factory = site(2, { safeUntil: NOON });
    const { changes } = done(owned({}, {}, { factory }));
    expect(changesOf(changes, "factory")).toEqual([
      {
        ...cell,
        from: 2,
        to: 1,
        lvl: 1,
        slots: 500,
        isFirst: true,
        storeSince: NOON,
        safeUntil: NOON + 12 * HOUR,
      },
    ]);
    const memory = { at: NOON, place: "factory", won: true };
    expect(changesOf(changes, "player")).toMatchObject([
      { id: 1, set: { attacks: 1, fights: [{ ...memory, other: 2, role: "attacker" }] } },
      { id: 2, set: { fights: [{ ...memory, other: 1, role: "defender" }] } },
    ]);
    expect(changesOf(changes, "player")[1]?.set).not.toHaveProperty("defenseUnits");
    const lost = { other: "ada", reason: "captured", defenderLost: 0, walls: true };
    expect(changesOf(changes, "ledger")).toMatchObject([
      { playerId: 1, kind: "capture", detail: { other: "bob", won: true } },
      { playerId: 2, kind: "factory-lost", detail: lost },
    ]);
  });

  it("stays with the owner when their garrison holds, and logs it for them", () => {
    const { changes, outcome } = done(owned({ defenseUnits: units(0, 400) }));
    expect(outcome).toMatchObject({ captured: false, factory: null, garrisonOfOwner: true });
    expect(changesOf(changes, "factory")).toEqual([]);
    expect(outcome.report.defender.units).toEqual(units(0, 100));
    const detail = { place: "factory", won: false };
    const [, ofOwner] = changesOf(changes, "ledger");
    expect(ofOwner).toMatchObject({ playerId: 2, kind: "defense", detail });
    expect(ofOwner?.detail).not.toHaveProperty("walls");
  });

  it("costs the owner only positions 5 and 10 of the garrison", () => {
    const army = fc.array(fc.nat({ max: 400 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(army, army, fc.string(), (attackUnits, defenseUnits, seed) => {
        fc.pre(attackUnits.some((count) => count > 0));
        const state = owned({ defenseUnits }, { attackUnits });
        const { changes, outcome } = done(state, seed);
        const owner = state.owner?.player ?? them;
        const left = afterChanges(owner, changes).defenseUnits;
        const quarter = ownerGarrison({ player: owner, factories: [site(2)] }, site(2));
        for (const [index, had] of defenseUnits.entries()) {
          const atRisk = index === 4 || index === 9 ? (quarter[index] ?? 0) : 0;
          expect(left[index]).toBeLessThanOrEqual(had);
          expect(left[index]).toBeGreaterThanOrEqual(had - atRisk);
        }
        // Ownership changes at most once.
        const owners = outcome.captured ? [{ from: 2, to: 1 }] : [];
        expect(changesOf(changes, "factory").map(({ from, to }) => ({ from, to }))).toEqual(owners);
      }),
    );
  });
});

describe("the store in a fight", () => {
  const day = 24 * HOUR;
  /** The owner's average dig is 50, so a medium factory makes 1,800 of each resource a day. */
  const stored = (ms: number, dug = 100_000, more: Partial<PlayerState> = {}) =>
    owned(
      {},
      { dug: { metal: dug, energy: dug }, ...more },
      { factory: site(2, { storeSince: NOON - ms }), ...storedAt(ms) },
    );
  const storedAt = (ms: number) => ({
    owner: { player: them, factories: [base(2), site(2, { storeSince: NOON - ms })] },
  });
  const plunder = (state: CaptureFactoryState) =>
    captureFactory(state, { field: cell, battleId: "b1", mode: "plunder" }, envAt(NOON));

  it("comes with a captured factory", () => {
    const { after, outcome, ledger } = applied(me, capture(stored(day / 2)));
    expect(outcome.loot).toEqual({ metal: 1800, energy: 1800 });
    expect(after.carried).toEqual({ metal: 2800, energy: 2800 });
    expect(after.loots).toEqual([{ other: 2, day: 20_000, metal: 1800, energy: 1800 }]);
    const detail = { counted: 3600 };
    expect(ledger[0]).toMatchObject({ kind: "capture", metal: 1800, energy: 1800, detail });
    const fromBot = applied(me, capture({ ...stored(day / 2), ownerIsBot: true }));
    expect(fromBot.ledger[0]).toMatchObject({ metal: 1800, detail: { counted: 0 } });
    const lost = { reason: "captured", lootMetal: 1800, lootEnergy: 1800 };
    expect(ledger[1]).toMatchObject({ kind: "factory-lost", metal: 0, energy: 0, detail: lost });
  });

  it("is halved by a plunder, which leaves the factory to its owner, safe for an hour", () => {
    const { after, changes, outcome, ledger } = applied(me, plunder(stored(2 * day)));
    expect(outcome).toMatchObject({
      won: true,
      captured: false,
      loot: { metal: 1800, energy: 1800 },
    });
    expect(changesOf(changes, "factory")).toEqual([
      {
        ...cell,
        from: 2,
        to: 2,
        lvl: 1,
        slots: 500,
        storeSince: NOON - day / 2,
        safeUntil: 0,
        hold: { plunderSafeUntil: NOON + HOUR },
      },
    ]);
    expect(after).toMatchObject({ hasCaptured: false, attacks: 1, carried: { metal: 2800 } });
    expect(ledger.map(({ kind }) => kind)).toEqual(["plunder", "defense"]);
    // Nothing that the owner carries is taken, and no right to revenge comes from it.
    const owner = changesOf(changes, "player").find(({ id }) => id === 2);
    expect(Object.keys(owner?.set ?? {})).toEqual(["fights"]);
    expect(owner?.set.fights).toMatchObject([{ place: "factory", loot: 0 }]);
  });

  it("is open to plunder while the factory cannot be captured", () => {
    const factory = site(2, { storeSince: NOON - day, safeUntil: NOON + 9 });
    const safe = { ...stored(day), factory: { ...factory, slots: 500 } };
    expect(capture(safe)).toMatchObject({ code: "FACTORY_SAFE", waitMs: 9 });
    const [kept] = changesOf(accepted(plunder(safe)).changes, "factory");
    expect(kept?.safeUntil).toBe(NOON + 9);
  });

  it("a second plunder within a day gives no further safety, and takes half of the rest", () => {
    const safe = (until: number) => ({ hold: { ...NEVER_HELD, plunderSafeUntil: until } });
    const again = (began: number) =>
      accepted(plunder({ ...stored(day / 2), ...safe(began + HOUR) }));
    const { changes, outcome } = again(NOON - day + 1);
    expect(outcome.loot).toEqual({ metal: 900, energy: 900 });
    expect(changesOf(changes, "factory")[0]).not.toHaveProperty("hold");
    const [later] = changesOf(again(NOON - day).changes, "factory");
    expect(later?.hold?.plunderSafeUntil).toBe(NOON + HOUR);
  });

  it("pays at most a tenth of a week's digs from one player; the rest is destroyed", () => {
    const { outcome, changes } = accepted(plunder(stored(day, 3000)));
    expect(outcome.loot).toEqual({ metal: 300, energy: 300 });
    expect(changesOf(changes, "factory")[0]).toMatchObject({ storeSince: NOON - day / 2 });
  });

  it.each([
    ["FACTORY_FREE", free()],
    ["NOTHING_TO_PLUNDER", stored(0)],
    ["NOTHING_TO_PLUNDER", stored(day, 0)],
    ["NOTHING_TO_PLUNDER", stored(day, 100_000, { isGuest: true })],
    ["NOTHING_TO_PLUNDER", stored(day, 100_000, { referrerId: 2 })],
    [
      "FACTORY_TOO_SMALL",
      { ...stored(day), field: { ...field, slots: 900 }, factories: [base(1, 7)] },
    ],
    [
      "CAPTURE_TRIED_RECENTLY",
      stored(day, 1e5, { fights: [makeFight({ at: NOON - HOUR + 1, place: "factory" })] }),
    ],
    ["TOO_MANY_ATTACKS", stored(day, 1e5, { attacks: 20, counterDay: 20_000 })],
  ] as const)("a plunder is refused with %s", (code, state) => {
    expect(plunder(state)).toMatchObject({ ok: false, code });
  });

  it("a plunder needs no room for another factory, and no base of its class", () => {
    const full = Array.from({ length: 4 }, () => site(1));
    const sized = { field: { ...field, slots: 20_000 } };
    expect(plunder({ ...stored(day), factories: [base(1), ...full], ...sized })).toMatchObject({
      ok: true,
    });
  });
});

describe("the guard", () => {
  it.each([
    [500, 0, 1],
    [900, 0, 3],
    [2500, 0, 13],
    [2000, 1, 11],
    [2500, 13, 39],
    [4000, 0, 26],
    [20_000, 0, 133],
    [40_000, 2, 346],
    [100, 0, 1],
  ])("of %d slots against the owner of %d factories is %d Walls", (slots, factories, walls) => {
    expect(neutralWalls(slots, factories)).toBe(walls);
  });

  it("is the stronger of Walls and the owner's quarter, preferring Walls on a tie", () => {
    const guard = (defenseUnits: number[]) =>
      factoryGarrison(
        900,
        0,
        { player: { ...them, defenseUnits }, factories: [base(2, 3), site(2)] },
        site(2),
      );
    const ofNobody = { baseLevel: 0, standing: null };
    expect(guard(units(12))).toMatchObject({ ofOwner: false, army: ofNobody });
    const ofOwner = { units: units(4), baseLevel: 3 };
    expect(guard(units(16))).toMatchObject({ ofOwner: true, army: ofOwner });
    expect(guard(units(0, 0, 0, 7))).toMatchObject({ ofOwner: true });
    expect(guard(units(0, 0, 0, 3))).toMatchObject({ ofOwner: false });
  });
});
