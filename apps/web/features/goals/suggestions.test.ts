import { EXCAVATOR_PARTS, type ExcavatorPartId } from "@emberlode/game";
import { expect, it } from "vitest";
import type { PartRow } from "../excavator/parts.ts";
import { type Choices, isWorthCollecting, suggestionOf } from "./suggestions.ts";

const AT = { x: 3, y: 4 };

function row(id: ExcavatorPartId, set: Partial<PartRow> = {}): PartRow {
  return { id, name: id, installed: 0, held: 0, ...EXCAVATOR_PARTS[id], ...set };
}

const NOTHING: Choices = {
  status: { metal: 0, energy: 0 },
  base: { lvl: 1, slots: 2000 },
  isWorthCollecting: false,
  isTired: false,
  parts: [row("pickaxe"), row("jackhammer"), row("hand_pump")],
  center: AT,
  dig: null,
  unseen: null,
};

const RICH = { metal: 400, energy: 2_000 };

it.each<[string, Partial<Choices>, ReturnType<typeof suggestionOf>]>([
  ["always something", {}, { kind: "map" }],
  ["to explore before looking at the map", { unseen: AT }, { kind: "explore", at: AT }],
  [
    "to dig before exploring",
    { unseen: AT, dig: { at: AT, resource: "metal" } },
    { kind: "dig", at: AT, resource: "metal" },
  ],
  [
    "the part that pays back first",
    { status: RICH, dig: { at: AT, resource: "metal" } },
    { kind: "part", at: AT, row: row("pickaxe"), digs: 167 },
  ],
  [
    "the next part once a kind is complete",
    { status: RICH, parts: [row("pickaxe", { installed: 20 }), row("jackhammer")] },
    { kind: "part", at: AT, row: row("jackhammer"), digs: 250 },
  ],
  ["no part while no center is known", { status: RICH, center: null }, { kind: "map" }],
  [
    "to install a part that is held before buying one",
    { status: RICH, parts: [row("pickaxe"), row("drill", { held: 1 })] },
    { kind: "install", at: AT, row: row("drill", { held: 1 }) },
  ],
  [
    "no installation of one too many",
    { parts: [row("drill", { held: 1, installed: 10 })] },
    { kind: "map" },
  ],
  [
    "an upgrade before parts",
    { status: { metal: 1_000, energy: 1_000 } },
    { kind: "upgrade", level: 2, slots: 2_000 },
  ],
  [
    "to explore before parts and digs with less yield",
    { status: RICH, isTired: true, unseen: AT },
    { kind: "explore", at: AT },
  ],
  [
    "what the stores hold before all else",
    { isWorthCollecting: true, status: RICH },
    { kind: "collect" },
  ],
])("suggests %s", (_what, change, suggestion) => {
  expect(suggestionOf({ ...NOTHING, ...change })).toEqual(suggestion);
});

it.each<[string, number, number, boolean]>([
  ["as much as a dig at effort 20", 1_600, 0, false],
  ["more than a dig at effort 20", 1_601, 0, true],
  ["a full store", 0, 1, true],
])("weighs whether stores with %s are worth collecting", (_what, metal, full, isWorth) => {
  const stores = { stored: { metal, energy: 0 }, full };
  expect(isWorthCollecting(stores, { metal: 100, energy: 50 })).toBe(isWorth);
});
