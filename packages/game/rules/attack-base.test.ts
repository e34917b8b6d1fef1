import { describe, expect, it } from "vitest";
import { addCount } from "../by-id.ts";
import { DAY, HOUR } from "../game-time.ts";
import { seededRandom } from "../random.ts";
import { equalAmounts } from "../resource.ts";
import type { Fight, PlayerState } from "../state.ts";
import { envAt } from "../testing/env.ts";
import { makeBase } from "../testing/factories.ts";
import { afterChanges, makeFight, makePlayer, NOON, units } from "../testing/players.ts";
import { accepted } from "../testing/results.ts";
import { changesOf } from "../writes.ts";
import { type AttackBaseState, attackBase } from "./attack-base.ts";
import { resolveBattle } from "./battle.ts";
import { sparesDefense } from "./raid-opening.ts";

const cell = { x: 10, y: 10 };
const base = (ownerId: number, slots: number) =>
  makeBase(1, { id: ownerId, ownerId, slots, ...cell });

const strong = makePlayer({
  id: 1,
  shieldUntil: 0,
  attackUnits: units(200),
  baseX: 1,
  dug: equalAmounts(500_000),
});
const carried = { metal: 11_000, energy: 1000 };
const weak = makePlayer({ id: 2, shieldUntil: 0, defenseUnits: units(20), carried });

function stateOf(set: Partial<AttackBaseState> = {}): AttackBaseState {
  return {
    attacker: strong,
    attackerFactories: [base(1, 60_000)],
    defender: weak,
    defenderFactories: [base(2, 60_000)],
    attackerName: "ada",
    defenderName: "bob",
    ...set,
  };
}

/** An attack on player 2 at 10/10. */
const attack = (state: AttackBaseState, seed = "s", set = {}) =>
  attackBase(
    state,
    { enemy: 2, field: cell, battleId: "b1", ...set },
    envAt(NOON, seededRandom(seed)),
  );
const done = (state = stateOf(), seed = "s") => accepted(attack(state, seed));

/** A raid by player 2 that looted 10 from this player's base. */
const lost = (set: Partial<Fight>) => makeFight({ role: "defender", loot: 10, ...set });

describe("attackBase refuses", () => {
  const player = (set: Partial<PlayerState>) => stateOf({ attacker: { ...strong, ...set } });
  const enemy = (set: Partial<PlayerState>) => stateOf({ defender: { ...weak, ...set } });
  const tiny = { defenderFactories: [base(2, 11_999)] };
  const avenger = (set: Partial<Fight>) =>
    stateOf({ ...tiny, attacker: { ...strong, fights: [lost(set)] } });
  it.each([
    ["NOT_HERE", player({ x: 11 }), {}],
    ["ENEMY_MISMATCH", stateOf({ defender: null }), {}],
    ["ENEMY_MISMATCH", stateOf(), { enemy: 3 }],
    ["ENEMY_MISMATCH", enemy({ baseX: 30 }), {}],
    ["SELF", stateOf({ defender: { ...strong, baseX: 10 } }), { enemy: 1 }],
    ["PEACE", stateOf({ peace: { from: NOON, until: NOON + 1 } }), {}],
    ["SHIELDED", enemy({ shieldUntil: NOON + 1 }), {}],
    ["NAP_PARTNER", player({ napPartners: [2] }), {}],
    ["NAP_PARTNER", enemy({ napPartners: [1] }), {}],
    ["TOO_WEAK", stateOf(tiny), {}],
    ["TOO_WEAK", avenger({ role: "attacker", loot: 0 }), {}],
    ["TOO_WEAK", avenger({ loot: 0 }), {}],
    ["TOO_WEAK", avenger({ loot: 0, won: false }), {}],
    ["TOO_WEAK", avenger({ other: 3 }), {}],
    ["TOO_WEAK", avenger({ at: NOON - DAY }), {}],
    ["TOO_MANY_ATTACKS", player({ attacks: 20 }), {}],
    ["NO_ARMY", player({ attackUnits: units() }), {}],
    ["NO_ARMY", stateOf({ attackerFactories: [] }), {}],
    ["ATTACKED_RECENTLY", player({ fights: [makeFight({ at: NOON - 4 * HOUR + 1 })] }), {}],
  ] as const)("with %s", (code, state, set) => {
    expect(attack(state, "s", set)).toMatchObject({ ok: false, code });
  });

  it("with the size limit when the defender is too weak", () => {
    expect(attack(stateOf(tiny))).toEqual({ ok: false, code: "TOO_WEAK", percent: 20 });
  });

  it("with the time left when shielded or attacked within four hours", () => {
    expect(attack(enemy({ shieldUntil: NOON + 5 }))).toMatchObject({ waitMs: 5 });
    expect(attack(player({ fights: [makeFight()] }))).toMatchObject({ waitMs: 3 * HOUR });
  });

  const excess = { ...weak, carried: { metal: 50 * 11_999, energy: 1000 } };
  const dugBefore = { ...strong.dugBefore, metal: [0, 0, 0, 0, 0, 0] };
  it.each([
    ["before a peace", stateOf({ peace: { from: NOON + 1, until: NOON + 2 } })],
    ["after a peace", stateOf({ peace: { from: NOON - 1, until: NOON } })],
    ["a standing of just 20%", stateOf({ defenderFactories: [base(2, 12_000)] })],
    ["a weak one who took something", avenger({})],
    ["a weak one who carries more than slots protect", stateOf({ ...tiny, defender: excess })],
    ["the same base after four hours", player({ fights: [makeFight({ at: NOON - 4 * HOUR })] })],
    [
      "a base whose owner's factory was fought for",
      player({ fights: [makeFight({ place: "factory" })] }),
    ],
    ["on a new day", player({ attacks: 20, counterDay: strong.counterDay - 1, dugBefore })],
  ])("not %s", (_what, state) => {
    expect(attack(state).ok).toBe(true);
  });
});

describe("attackBase", () => {
  it("moves a share of what is above 1,000, times the margin", () => {
    const { changes, outcome } = done();
    const share = Math.floor(10_000 * 0.1 * outcome.report.margin);
    expect(outcome).toMatchObject({ won: true, lootType: "metal", amount: share });
    expect(afterChanges(strong, changes)).toMatchObject({
      carried: addCount(strong.carried, "metal", share),
      loots: [{ other: 2, day: 20_000, metal: share, energy: 0 }],
      attacks: 1,
      attackUnits: outcome.report.survivors.attacker,
    });
    expect(afterChanges(weak, changes)).toMatchObject({
      carried: addCount(weak.carried, "metal", -share),
      defenseUnits: outcome.report.survivors.defender,
    });
  });

  it("writes both sides' ledger rows and fights, and the report, under one id", () => {
    const { changes, outcome } = done();
    const { amount } = outcome;
    const fought = (other: string) => ({ energy: 0, detail: { other, battle: "b1" } });
    expect(changesOf(changes, "ledger")).toMatchObject([
      { playerId: 1, kind: "attack", metal: amount, ...fought("bob") },
      { playerId: 2, kind: "defense", metal: -amount, ...fought("ada") },
    ]);
    expect(changesOf(changes, "battle")).toEqual([{ id: "b1", report: outcome.report }]);
    const at = { at: NOON, place: "base", won: true, cell: 459 };
    const memory = { ...at, loot: amount, pool: "large", revenge: false };
    expect([strong, weak].map((one) => afterChanges(one, changes).fights)).toEqual([
      [{ ...memory, other: 2, role: "attacker" }],
      [{ ...memory, other: 1, role: "defender" }],
    ]);
    expect(resolveBattle(outcome.report).winner).toBe("attacker");
  });

  it("counts loot by the standing of both sides", () => {
    const { changes, outcome } = done(stateOf({ attackerFactories: [base(1, 120_000)] }));
    expect(outcome.amount).toBeGreaterThan(100);
    expect(changesOf(changes, "ledger")[0]?.detail.counted).toBe(Math.floor(outcome.amount / 2));
  });

  it("drops fights older than 24 hours on both sides", () => {
    const old = makeFight({ other: 9, at: NOON - DAY });
    const fights = [old, makeFight({ other: 9, at: NOON - DAY + 1 })];
    const { changes } = done(
      stateOf({ attacker: { ...strong, fights }, defender: { ...weak, fights } }),
    );
    for (const { set } of changesOf(changes, "player")) {
      expect(set.fights?.map(({ at }) => at)).toEqual([NOON - DAY + 1, NOON]);
    }
  });

  it("takes nothing on a defeat, but still costs units and an attempt", () => {
    const state = stateOf({ defender: { ...weak, defenseUnits: units(500) } });
    const { changes, outcome } = done(state);
    expect(outcome).toMatchObject({ won: false, amount: 0 });
    const [attacker, defender] = changesOf(changes, "player");
    expect(attacker?.set).toMatchObject({ attacks: 1, carried: strong.carried });
    expect(attacker?.set.attackUnits?.[0]).toBeLessThan(200);
    expect(defender?.set.carried).toEqual(weak.carried);
    for (const { metal, energy } of changesOf(changes, "ledger"))
      expect([metal, energy]).toEqual([0, 0]);
  });

  it("drops the attacker's own shield, except against a bot", () => {
    const attacker = { ...strong, shieldUntil: NOON + HOUR };
    const setBy = (state: AttackBaseState) => changesOf(done(state).changes, "player")[0]?.set;
    expect(setBy(stateOf({ attacker }))?.shieldUntil).toBe(NOON);
    expect(setBy(stateOf({ attacker, defenderIsBot: true }))).not.toHaveProperty("shieldUntil");
    expect(setBy(stateOf())).not.toHaveProperty("shieldUntil");
  });
});

describe("the right to revenge", () => {
  const slots = { defenderFactories: [base(2, 11_999)] };
  const rich = { ...weak, carried: { metal: 500_000, energy: 1000 }, defenseUnits: units() };
  const avenger = (fights: readonly Fight[]) => ({ ...strong, fights });

  it("takes at most twice the stolen amount and is marked in the attacker's fights", () => {
    const factory = lost({ place: "factory", loot: 0 });
    const attacker = avenger([lost({ loot: 300 }), lost({ loot: 200 }), factory]);
    const { changes, outcome } = done(stateOf({ ...slots, attacker, defender: rich }));
    expect(outcome.amount).toBe(1000);
    const memory = { revenge: true, loot: 1000 };
    expect(afterChanges(attacker, changes).fights.at(-1)).toMatchObject(memory);
  });

  it("shrinks by the revenge already taken until it is used up", () => {
    const avenged = (loot: number) => makeFight({ at: NOON - 5 * HOUR, loot, revenge: true });
    const lootOf = (...fights: Fight[]) =>
      stateOf({ ...slots, attacker: avenger([lost({ loot: 500 }), ...fights]), defender: rich });
    expect(done(lootOf(avenged(200))).outcome.amount).toBe(600);
    expect(attack(lootOf(avenged(500)))).toMatchObject({ code: "TOO_WEAK" });
    // An attack that did not need revenge does not count as revenge.
    expect(done(lootOf({ ...avenged(500), revenge: false })).outcome.amount).toBe(1000);
  });

  it("does not protect a rich weak player's wealth", () => {
    const wealthy = { ...weak, carried: { metal: 800_000, energy: 1000 }, defenseUnits: units() };
    const attacker = avenger([lost({ loot: 1 })]);
    const { outcome } = done(stateOf({ ...slots, attacker, defender: wealthy }));
    expect(outcome.amount).toBe(Math.floor((801_000 - 50 * 11_999) * 0.1));
  });
});

describe("a base of under half the attacker's standing", () => {
  const fallen = (slots: number, set: Partial<AttackBaseState["attacker"]> = {}) => {
    const state = stateOf({
      attackerFactories: [base(1, 10_000)],
      defenderFactories: [base(2, slots)],
      defender: { ...weak, carried: { metal: 5000, energy: 1000 }, defenseUnits: units(9) },
    });
    const { report } = done({ ...state, attacker: { ...state.attacker, ...set } }).outcome;
    expect(report.losses.defender[0]).toBeGreaterThan(0);
    expect(resolveBattle(report)).toEqual(report);
    return report;
  };

  it("permanently loses no defense units", () => {
    const { repaired, losses } = fallen(4999);
    expect(repaired).toEqual(losses.defender);
  });

  it("loses unrepaired units from half the standing on", () => {
    const { repaired, losses, modifiers } = fallen(5000);
    expect(modifiers).not.toHaveProperty("allRepaired");
    expect(repaired[0]).toBeLessThan(losses.defender[0] ?? 0);
  });

  it("is not spared by revenge", () => {
    const spared = (by: "size" | "revenge" | "wealth", defender: number) =>
      sparesDefense(by, { attacker: 100, defender });
    expect(spared("size", 49)).toBe(true);
    expect(spared("size", 50)).toBe(false);
    expect(spared("revenge", 10)).toBe(false);
    expect(spared("wealth", 10)).toBe(true);
  });
});

describe("a rich weak player", () => {
  const slots = { defenderFactories: [base(2, 2_000)] };

  it("pays only from the excess, and all lost units are repaired", () => {
    const defenseUnits = units(5, 0, 0, 0, 1);
    const rich = { ...weak, carried: { metal: 150_000, energy: 0 }, defenseUnits };
    const { changes, outcome } = done(stateOf({ ...slots, defender: rich }));
    const { report, amount } = outcome;
    expect(amount).toBe(Math.floor(50_000 * 0.1 * report.margin));
    expect(report.losses.defender[0]).toBeGreaterThan(0);
    expect(report.repaired).toEqual(report.losses.defender);
    expect(afterChanges(rich, changes).defenseUnits).toEqual(rich.defenseUnits);
    expect(resolveBattle(report)).toEqual(report);
  });

  it("pays normally to an attacker of the same size", () => {
    const rich = { ...weak, carried: { metal: 150_000, energy: 0 }, defenseUnits: units(5) };
    const state = stateOf({ ...slots, attackerFactories: [base(1, 2_000)], defender: rich });
    const { outcome } = done({ ...state, attacker: { ...strong, attackUnits: units(10) } });
    expect(outcome.report.modifiers).not.toHaveProperty("allRepaired");
    expect(outcome.amount).toBe(Math.floor(149_000 * 0.1 * outcome.report.margin));
  });
});
