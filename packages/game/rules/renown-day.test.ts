import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../game-time.ts";
import type { Facts, LedgerKind } from "../state.ts";
import {
  exploringOf,
  heldAfter,
  holdingOf,
  netLootBefore,
  netLootOf,
  type RenownRow,
  scoreDay,
} from "./renown-day.ts";

const MIDNIGHT = 20_000 * DAY;
const SPAN = { from: MIDNIGHT, to: MIDNIGHT + DAY };

const row = (
  kind: LedgerKind,
  { at = MIDNIGHT + HOUR, metal = 0, energy = 0, ...detail }: Facts & Partial<RenownRow> = {},
): RenownRow => ({ kind, at, metal, energy, detail });

const captured = (hours: number, cell: Facts) =>
  row("capture", { at: MIDNIGHT + hours * HOUR, won: true, ...cell });
const lost = (hours: number, cell: Facts) =>
  row("factory-lost", { at: MIDNIGHT + hours * HOUR, reason: "captured", ...cell });

/** 12, 36 and 96 digs a day. */
const SMALL = { x: 3, y: 3, slots: 900 };
const MEDIUM = { x: 5, y: 5, slots: 1000 };
const WORKS = { x: 9, y: 9, slots: 40_000 };

describe("exploring", () => {
  it.each([
    ["relic", { find: "metal" }, 30],
    ["cave", { find: "part", divisor: 1 }, 1],
    ["cave", { find: "trap", divisor: 1 }, 0],
    ["cave", { find: "lost", divisor: 1 }, 0],
    ["cave", { find: "metal", divisor: 2 }, 0],
    ["forest", { find: "map", divisor: 1 }, 1],
    ["forest", { find: "map", divisor: 10 }, 0],
    ["mirage", { find: "map", divisor: 1 }, 0],
  ] as const)("counts %s %j as %d", (kind, detail, value) => {
    expect(exploringOf(row(kind, detail))).toBe(value);
  });
});

describe("net loot", () => {
  it.each([
    ["attack", { metal: 900, counted: 450 }, 450],
    ["plunder", { metal: 900, energy: 20, counted: 920 }, 920],
    ["capture", {}, 0],
    ["defense", { energy: -900 }, -900],
    ["defense", { place: "factory", lootMetal: 30, lootEnergy: 12 }, -42],
    ["factory-lost", { reason: "captured", lootMetal: 30, lootEnergy: 0 }, -30],
    ["mine", { metal: -70, role: "victim" }, 0],
    ["dig", { metal: 100 }, 0],
  ] as const)("of %s %j is %d", (kind, facts, net) => {
    expect(netLootOf(row(kind, facts))).toBe(net);
  });
});

describe("holding", () => {
  it.each([
    ["nothing", [], [], 0],
    ["all day", [WORKS], [], 192],
    ["from noon on", [MEDIUM], [captured(12, MEDIUM)], 36],
    ["until six", [], [lost(6, SMALL)], 6],
    ["from six to noon", [], [captured(6, MEDIUM), lost(12, MEDIUM)], 18],
    ["lost, and taken back at noon", [MEDIUM], [lost(6, MEDIUM), captured(12, MEDIUM)], 54],
    ["abandoned at noon", [], [row("abandon", { at: MIDNIGHT + 12 * HOUR, ...MEDIUM })], 36],
    ["a lost fight", [], [row("capture", { won: false, ...MEDIUM })], 0],
    ["a plunder", [], [row("plunder", { won: true, ...MEDIUM })], 0],
    ["lost after the day", [], [lost(30, MEDIUM)], 72],
    ["taken after the day", [MEDIUM], [captured(30, MEDIUM)], 0],
  ] as const)("%s", (_, held, rows, value) => {
    expect(holdingOf(held, rows, SPAN)).toBe(value);
  });

  it("is the same from what is held now as from the beginning of the ledger", () => {
    const cells = [SMALL, MEDIUM, WORKS];
    const step = fc.record({ hours: fc.nat(6), cell: fc.constantFrom(...cells) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let hours = -24;
        const isHeld = new Set<unknown>();
        const rows = steps.map(({ hours: later, cell }) => {
          hours += later;
          const held = isHeld.delete(cell);
          if (!held) isHeld.add(cell);
          return held ? lost(hours, cell) : captured(hours, cell);
        });
        // By the hour: what is held during the hour, after the rows at its beginning.
        let byHour = 0;
        for (let hour = 0; hour < 24; hour++) {
          const before = rows.filter(({ at }) => at <= MIDNIGHT + hour * HOUR);
          byHour += holdingOf(heldAfter(before), [], SPAN) / 24;
        }
        const ofDay = rows.filter(({ at }) => at >= MIDNIGHT);
        expect(holdingOf(heldAfter(rows), ofDay, SPAN)).toBeCloseTo(byHour, 6);
      }),
    );
  });
});

describe("net loot before a day", () => {
  const closings = [
    { day: 3, netLoot: 500 },
    { day: 5, netLoot: 200 },
  ];

  it.each([
    [1, []],
    [3, [0, 0]],
    [4, [500, 0, 0]],
    [7, [200, 200, 500, 500, 0, 0]],
    [18, [...Array<number>(13).fill(200), 500]],
    [40, Array<number>(14).fill(200)],
  ])("%d: the closing of each day, also of those without a change", (day, before) => {
    expect(netLootBefore(closings, { firstDay: 1, day })).toEqual(before);
  });
});

describe("the score of a day", () => {
  const facts = {
    held: [],
    powers: [1000, 3000, 500],
    netLootBefore: [],
    finds: 0,
    isScored: true,
  };
  const day = (rows: readonly RenownRow[], more = {}) =>
    scoreDay({ ...facts, rows, ...more }, SPAN);

  it("adds up what the player did, and closes with the net loot", () => {
    const rows = [
      row("relic"),
      row("attack", { metal: 30_000, counted: 20_000 }),
      row("defense", { metal: -5_000 }),
    ];
    expect(day(rows, { held: [WORKS], netLootBefore: [3_000, 10_000] })).toEqual({
      scores: { holding: 5877, raiding: 3428, exploring: 3000, strength: 7200 },
      renown: 7200 + 5877 / 2 + 3428 / 4 + 3000 / 8 - 0.5,
      netLoot: 18_000,
    });
  });

  it("gives no renown to guests and the team, but counts their net loot", () => {
    const rows = [row("relic"), row("defense", { metal: -50 })];
    expect(day(rows, { netLootBefore: [100], isScored: false })).toMatchObject({
      scores: { exploring: 0, strength: 0 },
      renown: 0,
      netLoot: 50,
    });
  });

  it("leaves out what was done on other days", () => {
    const later = { at: SPAN.to };
    expect(day([row("relic"), row("relic", later)]).scores.exploring).toBe(3000);
    expect(day([row("relic"), row("relic", later)], { finds: 60 }).scores.exploring).toBe(6000);
  });
});
