import type { BattleTarget } from "@emberlode/contract";
import {
  cellIndex,
  DAY,
  EXCAVATOR_PART_IDS,
  EXCAVATOR_PARTS,
  type ExcavatorPartId,
  HOUR,
  isOneStep,
  MINUTE,
  seededRandom,
} from "@emberlode/game";
import { describe, expect, test } from "vitest";
import {
  east,
  fieldAt,
  HERE,
  landWith,
  makeKnowledge,
  NOON,
  ownFactory,
  statusWith,
} from "../testing/known.ts";
import { nextIntent as next, settled } from "../testing/next-intent.ts";
import { habitFor } from "./habit.ts";
import type { Intent } from "./intent.ts";
import type { AssessedFactory, Knowledge } from "./knowledge.ts";
import { TEMPERAMENT_IDS } from "./temperament.ts";

const counts = (...units: readonly number[]) =>
  Array.from({ length: 10 }, (_, index) => units[index] ?? 0);
const poor = { metal: 0, energy: 0 };
/** A factory that was free two cells east. */
const sightings = new Map([
  [cellIndex(east(2)), { seenAt: NOON, owner: null, slots: null, safeUntil: 0 }],
]);

test.each(TEMPERAMENT_IDS)("a %s always has a next intent, one cell at a time", (id) => {
  const lands = [
    landWith(),
    landWith({ ...east(3), type: "metal" }, { ...east(-2), type: "cave" }),
    landWith({ ...east(3), type: null }),
  ];
  for (const land of lands) {
    const intent = habitFor(id)(makeKnowledge({ land }), seededRandom("any"));
    if (intent.do === "step") expect(isOneStep(HERE, intent.to)).toBe(true);
    else expect(intent).toEqual({ do: "rest", until: NOON + 10 * MINUTE });
  }
});

describe("gathering", () => {
  test("digs on its field, then walks to the next field once this one is spent", () => {
    const land = landWith({ ...HERE, type: "energy" }, { ...east(2), type: "metal" });
    const status = statusWith(poor);
    expect(next({ land, status })).toEqual({ do: "dig", resource: "energy", effort: 1 });
    const spent = new Map([[cellIndex(HERE), NOON + HOUR]]);
    expect(next({ land, status, spent })).toEqual({ do: "step", to: east(1) });
  });

  test("rests until the first field is ready again", () => {
    const land = landWith({ ...HERE, type: "metal" });
    const spent = new Map([[cellIndex(HERE), NOON + MINUTE]]);
    expect(next({ land, spent })).toEqual({ do: "rest", until: NOON + MINUTE });
  });

  test("prefers a known vein to nearby ore", () => {
    const land = landWith({ ...east(2), type: "metal" }, { ...east(-2), type: "metal" });
    const veins = new Set([cellIndex(east(-2))]);
    expect(next({ land, veins })).toEqual({ do: "step", to: east(-1) });
  });

  test("stops after the day's share", () => {
    const land = landWith({ ...HERE, type: "metal" });
    const fatigue = { digs: 600, factor: 0.5, remaining: 400, veins: 0 } as const;
    expect(next({ land, status: statusWith({ fatigue }) })).toMatchObject({ do: "rest" });
  });

  test("explores a mirage before anything else", () => {
    const land = landWith({ ...HERE, type: "waste" }, { ...east(1), type: "metal" });
    const here = fieldAt(HERE, "mirage");
    expect(next({ land, here })).toEqual({ do: "explore", what: "mirage" });
  });

  test("does not repeat a refused intent before its time is up", () => {
    const land = landWith({ ...HERE, type: "cave" });
    const refused = new Map([[`explore cave ${HERE.x}/${HERE.y}`, NOON + HOUR]]);
    const known = { land, status: statusWith(poor), factories: settled };
    expect(next(known)).toEqual({ do: "explore", what: "cave" });
    expect(next({ ...known, refused })).toMatchObject({ do: "rest" });
    expect(next({ ...known, refused, now: NOON + HOUR })).toMatchObject({ do: "explore" });
  });

  test("lights one candle a day at any memorial", () => {
    const land = landWith({ ...HERE, type: "memorial" }, { ...east(1), type: "memorial" });
    const known = { land, status: statusWith(poor), factories: settled };
    expect(next(known)).toEqual({ do: "explore", what: "memorial" });
    const refused = new Map([["explore memorial", NOON + HOUR]]);
    expect(next({ ...known, refused })).toMatchObject({ do: "rest" });
  });

  test("avoids caves while a trap could take the price of the first factory", () => {
    const land = landWith({ ...HERE, type: "cave" });
    expect(next({ land })).toMatchObject({ do: "rest" });
  });

  test("stops searching once fatigue leaves hardly any finds", () => {
    const land = landWith({ ...east(1), type: "cave" }, { ...HERE, type: "forest" });
    const searched = (caves: number, forests: number) => {
      const tired = (searches: number) => ({ searches, factor: 1, remaining: 0 }) as const;
      const searchFatigue = { caves: tired(caves), forests: tired(forests) };
      const status = statusWith({ ...poor, slots: 0, searchFatigue });
      return next({ land, status, factories: settled }, "explorer");
    };
    expect(searched(119, 80)).toMatchObject({ do: "step", to: east(1) });
    expect(searched(120, 79)).toMatchObject({ do: "explore", what: "forest" });
    expect(searched(120, 80)).toMatchObject({ do: "rest" });
  });

  test("prefers to dig the scarcer resource", () => {
    const land = landWith({ ...east(2), type: "metal" }, { ...east(-2), type: "energy" });
    const status = (metal: number, energy: number) => statusWith({ metal, energy, slots: 0 });
    expect(next({ land, status: status(900, 300) })).toEqual({ do: "step", to: east(-1) });
    expect(next({ land, status: status(300, 900) })).toEqual({ do: "step", to: east(1) });
  });

  test("an explorer seeks unknown land, a digger stays near the ore", () => {
    const land = landWith({ ...east(2), type: "metal" });
    for (let y = 1; y <= 50; y++)
      for (let x = 1; x <= 10; x++) land.learn(cellIndex({ x, y }), null);
    for (let y = 1; y <= 50; y++) land.learn(cellIndex({ x: HERE.x - 2, y }), null);
    const known = { land, status: statusWith(poor), factories: settled };
    expect(next(known, "digger")).toEqual({ do: "step", to: east(1) });
    expect(next(known, "explorer")).toMatchObject({ do: "step", to: { x: HERE.x - 1 } });
  });
});

describe("investing", () => {
  const rich = statusWith({ metal: 30_000, energy: 30_000, slots: 0 });

  test("saves for the first factory, then raises the base", () => {
    const refused = new Map<string, number>();
    const withOne = { status: statusWith({ slots: 0 }), factories: settled, refused };
    expect(next(withOne)).toEqual({ do: "upgrade base", id: settled[0]?._id });
    expect(next({ status: statusWith({ slots: 0 }) })).toMatchObject({ do: "rest" });
    // If no factory is available, do not save forever.
    const researches = { bank: 1, gps: 1 };
    expect(next({ status: rich, researches })).toMatchObject({ do: "upgrade base" });
  });

  test("researches what the temperament prefers, up to the base level", () => {
    const factories = [ownFactory("base", { x: 20, y: 20 }, 10), ...settled.slice(1)];
    const status = { ...rich, energy: 30_000, metal: 30_000 };
    expect(next({ status, factories }, "trader")).toMatchObject({
      do: "research",
      tool: "bank",
      level: 1,
    } satisfies Partial<Intent>);
  });

  test("buys for the weaker side: strong units if slots are scarce, else cheap ones", () => {
    const withRoom = (slots: number) => ({
      ...statusWith(),
      metal: 20_000,
      energy: 20_000,
      slots,
      attack_units: counts(50),
      defense_level: counts(1, 1, 1).map(Boolean),
    });
    const factories = [ownFactory("base", { x: 20, y: 20 }, 10), ...settled.slice(1)];
    const researches = { bank: 5, hotcut: 5, army_locator: 5 };
    const asRaider = (slots: number) =>
      next({ status: withRoom(slots), factories, researches }, "raider");
    const buys = { do: "buy units", side: "defense" } as const;
    // Three tenths of the resources buy 15 Trenches, or 30 Marksmen of two thirds the strength.
    expect(asRaider(6_000)).toEqual({ ...buys, index: 2, count: 10 });
    expect(asRaider(50_000)).toEqual({ ...buys, index: 1, count: 30 });
  });

  test("buys no part that takes more than a few days to pay off", () => {
    const land = landWith({ ...HERE, type: "euc" });
    const factories = [ownFactory("base", { x: 20, y: 20 }, 8), ...settled.slice(1)];
    const status = statusWith({ metal: 400_000, energy: 400_000, slots: 0 });
    const { parts } = makeKnowledge();
    const full = (id: ExcavatorPartId) => [id, { held: 0, installed: EXCAVATOR_PARTS[id].limit }];
    const small = EXCAVATOR_PART_IDS.filter((id) => EXCAVATOR_PARTS[id].price < 60_000);
    const grown = { ...parts, ...Object.fromEntries(small.map(full)) };
    const researches = { bank: 5, gps: 5 };
    const known = { land, factories, status, researches };
    expect(next({ ...known, parts })).toMatchObject({ do: "buy part" });
    expect(next({ ...known, parts: grown })).toMatchObject({ do: "rest" });
  });

  test("installs held parts when standing on an Excavator Center", () => {
    const land = landWith({ ...HERE, type: "euc" });
    const known = makeKnowledge();
    const parts = { ...known.parts, pickaxe: { held: 1, installed: 0 } };
    const status = statusWith({ ...poor, slots: 0 });
    expect(next({ land, parts, status, factories: settled })).toEqual({
      do: "install part",
      part: "pickaxe",
    });
  });
});

const neutral: AssessedFactory = {
  owner: null,
  scout: { slots: 600, guard: { units: counts(2), ofOwner: false } },
  safeUntil: null,
  attacksLeft: 20,
  plunderRefusal: null,
  refusal: { code: "NO_ARMY", text: "", until: null },
};

describe("the first factory", () => {
  const there = east(2);
  const land = landWith({ ...there, type: "factory" });

  test("is looked at, walked to, assessed and taken with ten Pikemen", () => {
    expect(next({ land })).toEqual({ do: "look", at: there });
    expect(next({ land, sightings })).toEqual({ do: "step", to: east(1) });
    const status = statusWith(there);
    expect(next({ land, sightings, status })).toEqual({ do: "assess", targetType: "factory" });
    const assessed = new Map([
      [cellIndex(there), { seenAt: NOON, targetType: "factory", target: neutral } as const],
    ]);
    expect(next({ land, sightings, status, assessed })).toEqual({
      do: "buy units",
      side: "attack",
      index: 0,
      count: 10,
    });
    const armed = statusWith({ ...there, attack_units: counts(10) });
    const capture = { do: "capture", from: null };
    expect(next({ land, sightings, status: armed, assessed })).toEqual(capture);
  });

  test("is sought in unknown land while the bot can afford to take it", () => {
    const dark = landWith({ ...east(1), type: "metal" }, { ...east(-4), type: null });
    expect(next({ land: dark })).toMatchObject({ do: "step", to: { x: HERE.x - 1 } });
    const status = statusWith({ energy: 900 });
    expect(next({ land: dark, status })).toMatchObject({ do: "step", to: { x: HERE.x + 1 } });
  });

  test("is left alone for hours if it cannot be taken", () => {
    const target = { ...neutral, refusal: { code: "FACTORY_RESERVED", text: "", until: null } };
    const assessed = new Map([
      [cellIndex(there), { seenAt: NOON, targetType: "factory", target } as const],
    ]);
    const status = statusWith(there);
    expect(next({ land, sightings, status, assessed })).toMatchObject({ do: "rest" });
  });

  test("is never looked at again once it is too small for the base", () => {
    const refused = (code: "FACTORY_RESERVED" | "FACTORY_TOO_SMALL") => {
      const target = { ...neutral, refusal: { code, text: "", until: null } };
      const assessed = new Map([
        [cellIndex(there), { seenAt: 0, targetType: "factory", target } as const],
      ]);
      return next({ land, assessed });
    };
    expect(refused("FACTORY_RESERVED")).toEqual({ do: "look", at: there });
    expect(refused("FACTORY_TOO_SMALL")).toMatchObject({ do: "rest" });
  });

  test("is not taken once the group holds a tenth of all factories", () => {
    expect(next({ land, groupFactories: 19 })).toMatchObject({ do: "look" });
    expect(next({ land, groupFactories: 20 })).not.toMatchObject({ do: "look" });
  });
});

describe("other players", () => {
  const there = east(2);
  const fatigue = { digs: 200, factor: 1, remaining: 300, veins: 0 } as const;
  const strong = statusWith({
    ...there,
    ...poor,
    slots: 0,
    fatigue,
    attack_units: counts(100),
  });
  const bases = new Map([[cellIndex(there), "Ada"]]);
  const page = (age: number) => new Map([["Ada", { since: NOON - age, power: 20, baseLevel: 1 }]]);
  const target: BattleTarget = {
    user: { _id: "7", username: "Ada", baseName: "", quote: "", profilePicture: "" },
    rank: 1,
    power: 20,
    standing: 10,
    baseLevel: 1,
    refusal: null,
    opening: "size",
    attacksLeft: 20,
    attacksPerDay: 20,
    loot: {
      percent: 10,
      untouched: 1000,
      poolPercent: 30,
      metal: 500,
      energy: 0,
      week: { metal: 500, energy: 500 },
      revenge: null,
      guest: null,
      isReferral: false,
    },
  };
  const assessed = new Map([
    [cellIndex(there), { seenAt: NOON, targetType: "base", target } as const],
  ]);
  const asRaider = (known: Partial<Knowledge>) =>
    next({ status: strong, bases, assessed, ...known }, "raider");

  test("accounts younger than seven days are left alone, unless they attacked first", () => {
    const young = { players: page(7 * DAY - 1) };
    expect(asRaider(young)).not.toMatchObject({ do: "attack" });
    expect(asRaider({ ...young, attackers: new Set(["Ada"]) })).toEqual({
      do: "attack",
      enemy: "7",
    });
    expect(asRaider({ players: page(7 * DAY) })).toEqual({ do: "attack", enemy: "7" });
  });

  test("no raid happens if the expected losses exceed the loot", () => {
    const players = page(30 * DAY);
    const against = (power: number) => {
      const seen = { seenAt: NOON, targetType: "base", target: { ...target, power } } as const;
      return asRaider({ players, assessed: new Map([[cellIndex(there), seen]]) });
    };
    // A hundred Pikemen lose a worth of 469 against 25 Walls and 972 against 36, for 500 of loot.
    expect(against(50)).toMatchObject({ do: "attack" });
    expect(against(72)).not.toMatchObject({ do: "attack" });
  });

  test("a raid starts only after some digging, since loot is limited by what was dug", () => {
    const idle = { ...strong, fatigue: { ...fatigue, digs: 199 } };
    const players = page(30 * DAY);
    expect(asRaider({ players })).toMatchObject({ do: "attack" });
    expect(asRaider({ players, status: idle })).not.toMatchObject({ do: "attack" });
  });

  test("stronger players are not attacked, and only raiders attack", () => {
    const players = page(30 * DAY);
    const stronger = new Map([["Ada", { since: 0, power: 200, baseLevel: 1 }]]);
    expect(asRaider({ players: stronger })).not.toMatchObject({ do: "attack" });
    for (const id of TEMPERAMENT_IDS) {
      const intent = next({ status: strong, bases, assessed, players }, id);
      expect(intent.do === "attack").toBe(id === "raider");
    }
  });

  test("a raider does not take the factory of a young account", () => {
    const land = landWith({ ...there, type: "factory" });
    const { user, rank, power, standing, baseLevel } = target;
    const owned = { owner: { user, rank, power, standing, baseLevel }, refusal: null };
    const assessment = {
      seenAt: NOON,
      targetType: "factory",
      target: { ...neutral, ...owned },
    } as const;
    const assessed = new Map([[cellIndex(there), assessment]]);
    // It was free when looked at, and was captured since.
    const known = { land, sightings, assessed, bases: new Map() };
    expect(asRaider(known)).toEqual({ do: "inquire", username: "Ada" });
    expect(asRaider({ ...known, players: page(DAY) })).not.toMatchObject({ do: "capture" });
    const takes = { do: "capture", from: "Ada" };
    expect(asRaider({ ...known, players: page(8 * DAY) })).toEqual(takes);
    const asHermit = (level: number) => {
      const factories = [ownFactory("base", { x: 20, y: 20 }, level)];
      return next({ ...known, status: strong, factories, players: page(8 * DAY) }, "hermit");
    };
    expect(asHermit(4).do).not.toBe("capture");
    // If all factories are taken, even peaceful newcomers take a first one.
    expect(asHermit(3)).toEqual(takes);
  });
});
