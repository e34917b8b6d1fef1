import type { BattleTarget } from "@emberlode/contract";
import { expect, it } from "vitest";
import { makeStatus } from "../session/testing-status.ts";
import { battleWith, NOBODY } from "./expected-defense.ts";

const TARGET = {
  user: { _id: "1", username: "ada", baseName: "", quote: "", profilePicture: "" },
  ...{ rank: 8, power: 40, baseLevel: 1, refusal: null, attacksLeft: 20, attacksPerDay: 20 },
  loot: {
    ...{ percent: 10, untouched: 1000, poolPercent: 30, metal: 1, energy: 1, revenge: null },
    ...{ week: { metal: 1, energy: 1 }, guest: null, isReferral: false },
  },
} as const;
/** A standing of 100. */
const STATUS = makeStatus({ totalSlots: 20_000 });

it.each([
  ["size", 50, false],
  ["size", 49, true],
  ["revenge", 10, false],
  ["wealth", 10, true],
  [null, 10, true],
] as const)("opened by %s, of a standing of %i of 100: all repaired %s", (opening, of, spared) => {
  const target: BattleTarget = { ...TARGET, opening, standing: of };
  const { modifiers } = battleWith(NOBODY, target, STATUS);
  expect(modifiers.allRepaired ?? false).toBe(spared);
});
