import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import {
  attackerSentence,
  defenderSentence,
  endingSentence,
  outcomeSentence,
} from "./sentences.ts";
import { makeReport } from "./testing.ts";

const t = english.battles;
const ofFactory = { place: "factory", loot: null } as const;
const walls = { names: { attacker: "rask", defender: null } };

const RAIDED = t("attackerSentence.raided", { name: "rask" });
const TOOK = t("attackerSentence.took", { name: "rask" });
const BEATEN = t("attackerSentence.beaten", { name: "rask" });
const BASE_LOST = t("defenderSentence.baseLost", { owner: "ada" });
const BASE_HELD = t("defenderSentence.baseHeld", { owner: "ada" });
const FACTORY_LOST = t("defenderSentence.factoryLost", { owner: "ada" });
const FREE_HELD = t("defenderSentence.freeHeld");

type Outcome = { plunder?: true; defense?: Record<number, number>; owner?: null };
const RASK_AND_ADA = { attacker: "rask", owner: "ada" };
const broke = (side: "defense" | "attack", when: string) => t(`ending.${side}Broke`, { when });

it.each<[string, ReturnType<typeof makeReport>, string, string, string, string]>([
  [
    "a raid",
    makeReport(),
    t("outcome.raided", { ...RASK_AND_ADA, loot: "1,250 metal" }),
    broke("defense", "in round 4"),
    `${RAIDED}, and 48 of 60 units came home.`,
    `${BASE_LOST}: 23 of 36 units were lost${t("defenderSentence.repaired", { count: 6 })}`,
  ],
  [
    "a raid on an empty base",
    makeReport({ attack: { 1: 1 }, defense: {}, loot: { type: "metal", amount: 0 } }),
    t("outcome.raidedEmpty", RASK_AND_ADA),
    t("ending.empty"),
    `${RAIDED}, and 1 of 1 unit came home.`,
    `${BASE_LOST}: ${t("defenderSentence.noUnits")}`,
  ],
  [
    "a strike of Kamikazes alone",
    makeReport({ attack: { 5: 1 } }),
    t("outcome.baseHeld", RASK_AND_ADA),
    t("ending.attackSpent"),
    `${BEATEN}, and none came home.`,
    `${BASE_HELD}: 1 of 36 units was lost.`,
  ],
  [
    "a defense of Camouflaged Traps alone",
    makeReport({ defense: { 5: 2 } }),
    t("outcome.raided", { ...RASK_AND_ADA, loot: "1,250 metal" }),
    t("ending.defenseSpent"),
    `${RAIDED}, and 56 of 60 units came home.`,
    `${BASE_LOST}: 2 of 2 units were lost.`,
  ],
  [
    "a factory guarded by Walls",
    makeReport({ ...ofFactory, ...walls, defense: { 1: 2 } }),
    t("outcome.captured", RASK_AND_ADA),
    broke("defense", "in round 1"),
    `${TOOK}, and 60 of 60 units came home.`,
    `${FACTORY_LOST}: 2 of its 2 Walls fell. They stand again in the next fight.`,
  ],
  [
    "a free factory",
    makeReport({ ...ofFactory, ...walls, owner: null, attack: { 1: 1 }, defense: { 1: 40 } }),
    t("outcome.freeHeld", { attacker: "rask" }),
    broke("attack", "in round 1"),
    `${BEATEN}, and none came home.`,
    `${FREE_HELD}: no Walls fell.`,
  ],
])("tells %s", (_name, report, title, ending, attackers, defenders) => {
  expect(outcomeSentence(report)).toBe(title);
  expect(endingSentence(report)).toBe(ending);
  expect(attackerSentence(report)).toBe(attackers);
  expect(defenderSentence(report)).toBe(defenders);
});

it("describes ten rounds without a decision, and that both sides broke", () => {
  const report = makeReport();
  const both = { ...report, ending: "broke", remaining: { attacker: 0.4, defender: 0.2 } } as const;
  expect(endingSentence({ ...report, ending: "held" })).toBe(t("ending.held"));
  expect(endingSentence({ ...both, winner: "attacker" })).toContain("Both sides broke in round 4.");
  expect(endingSentence({ ...both, winner: "defender" })).toContain("The defense had");
});

it.each([
  ["a plundered factory", { plunder: true }, t("outcome.plundered", RASK_AND_ADA)],
  ["a factory that held", { defense: { 10: 90 } }, t("outcome.factoryHeld", RASK_AND_ADA)],
  ["a free factory", { owner: null }, t("outcome.freeCaptured", { attacker: "rask" })],
] as const)("tells the outcome at %s", (_name, { plunder, ...set }: Outcome, sentence) => {
  const report = makeReport({ ...ofFactory, ...walls, defense: { 1: 2 }, ...set });
  expect(outcomeSentence({ ...report, ...(plunder && { plunder }) })).toBe(sentence);
});
