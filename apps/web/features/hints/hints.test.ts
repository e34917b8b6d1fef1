import { expect, it } from "vitest";
import { makeStatus } from "../session/testing.tsx";
import { dueHint, type HintFacts, type HintId } from "./hints.ts";

const units = (...counts: number[]) => [...counts, ...Array(10 - counts.length).fill(0)];

function facts(set: Parameters<typeof makeStatus>[0], more: Partial<HintFacts> = {}): HintFacts {
  const at = { x: 4, y: 47 };
  return {
    status: makeStatus(set),
    here: "waste",
    isOnVein: false,
    isTargetShielded: false,
    at,
    ...more,
  };
}

const digs = (count: number) => ({
  digs: count,
  factor: 1 as const,
  remaining: 500 - count,
  veins: 0,
});

const SHIELD = { shieldUntil: "2025-06-03T12:00:00.000Z" };
const BALANCED = { attack_units: units(1), defense_units: units(1) };

it.each<[string, HintFacts, shown: HintId[], HintId | null]>([
  ["nothing at the start", facts(SHIELD), [], null],
  ["slots with the first unit", facts(BALANCED), [], "slots"],
  ["slots when they run out", facts({ slots: 199 }), [], "slots"],
  ["nothing while slots are left", facts({ slots: 200 }), [], null],
  ["the halving of an army of one side", facts({ attack_units: units(1) }), ["slots"], "halving"],
  ["no halving of a balanced army", facts(BALANCED), ["slots"], null],
  ["veins on the first one", facts({}, { isOnVein: true }), [], "veins"],
  ["one's shield with the first troops", facts({ ...SHIELD, ...BALANCED }), ["slots"], "shields"],
  ["no shield that is over", facts(BALANCED), ["slots"], null],
  ["the shield of another base", facts({}, { isTargetShielded: true }), [], "shields"],
  ["stores with the first factory", facts({ factories: 2 }), [], "stores"],
  ["the season after twenty digs", facts({ fatigue: digs(20) }), [], "season"],
  ["no season before", facts({ fatigue: digs(19) }), [], null],
  ["the edges as soon as the map shows one", facts({}, { at: { x: 3, y: 20 } }), [], "edges"],
  ["the edges at the last row", facts({}, { at: { x: 20, y: 50 } }), [], "edges"],
  ["no edge that is farther away", facts({}), [], null],
  ["a mirage before anything else", facts(BALANCED, { here: "mirage" }), [], "mirage"],
  ["each only once", facts({ factories: 2 }, { isOnVein: true }), ["veins", "stores"], null],
])("explains %s", (_what, known, shown, id) => {
  expect(dueHint(known, shown)).toBe(id);
});
