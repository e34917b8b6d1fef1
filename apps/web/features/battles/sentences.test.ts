import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { attackerSentence, attackSentence, defenderSentence, endingSentence } from "./sentences.ts";
import { makeReport } from "./testing.ts";

const told = (report: ReturnType<typeof makeReport>) => [
  attackSentence(report),
  endingSentence(report),
  attackerSentence(report),
  defenderSentence(report),
];

const ofFactory = { place: "factory", loot: null } as const;
const walls = { names: { attacker: "rask", defender: null } };

const RAIDED = english.battles("attackerSentence.raided", { name: "rask" });
const TOOK = english.battles("attackerSentence.took", { name: "rask" });
const BEATEN = english.battles("attackerSentence.beaten", { name: "rask" });
const BASE_LOST = english.battles("defenderSentence.baseLost", { owner: "ada" });
const BASE_HELD = english.battles("defenderSentence.baseHeld", { owner: "ada" });
const FACTORY_LOST = english.battles("defenderSentence.factoryLost", { owner: "ada" });
const FREE_HELD = english.battles("defenderSentence.freeHeld");

it.each([
  [
    "a raid",
    makeReport(),
    [
      english.battles("attackBy.base", { attacker: "rask", owner: "ada" }),
      english.battles("ending.defenseBroke", { when: "in round 4" }),
      `${RAIDED}, and 48 of 60 units came home.`,
      `${BASE_LOST}: 23 of 36 units were lost${english.battles("defenderSentence.repaired", { count: 6 })}`,
    ],
  ],
  [
    "a raid on an empty base",
    makeReport({ attack: { 1: 1 }, defense: {} }),
    [
      english.battles("attackBy.base", { attacker: "rask", owner: "ada" }),
      "Nobody defended. The attack won without a fight.",
      `${RAIDED}, and 1 of 1 unit came home.`,
      `${BASE_LOST}: ${english.battles("defenderSentence.noUnits")}`,
    ],
  ],
  [
    "a strike of Kamikazes alone",
    makeReport({ attack: { 5: 1 } }),
    [
      english.battles("attackBy.base", { attacker: "rask", owner: "ada" }),
      english.battles("ending.attackSpent"),
      `${BEATEN}, and none came home.`,
      `${BASE_HELD}: 1 of 36 units was lost.`,
    ],
  ],
  [
    "a defense of Camouflaged Traps alone",
    makeReport({ defense: { 5: 2 } }),
    [
      english.battles("attackBy.base", { attacker: "rask", owner: "ada" }),
      english.battles("ending.defenseSpent"),
      `${RAIDED}, and 56 of 60 units came home.`,
      `${BASE_LOST}: 2 of 2 units were lost.`,
    ],
  ],
  [
    "a factory guarded by Walls",
    makeReport({ ...ofFactory, ...walls, defense: { 1: 2 } }),
    [
      english.battles("attackBy.factory", { attacker: "rask", owner: "ada" }),
      english.battles("ending.defenseBroke", { when: "in round 1" }),
      `${TOOK}, and 60 of 60 units came home.`,
      `${FACTORY_LOST}: 2 of 2 units were lost.`,
    ],
  ],
  [
    "a free factory",
    makeReport({ ...ofFactory, ...walls, owner: null, attack: { 1: 1 }, defense: { 9: 40 } }),
    [
      english.battles("attackBy.free", { attacker: "rask" }),
      english.battles("ending.attackBroke", { when: "in round 1" }),
      `${BEATEN}, and none came home.`,
      `${FREE_HELD}: ${english.battles("defenderSentence.noLoss")}`,
    ],
  ],
])("tells %s", (_name, report, sentences) => {
  expect(told(report)).toEqual(sentences);
});

it("tells ten rounds without a decision, and that both broke", () => {
  const report = makeReport();
  const both = { ...report, ending: "broke", remaining: { attacker: 0.4, defender: 0.2 } } as const;
  expect(endingSentence({ ...report, ending: "held" })).toBe(english.battles("ending.held"));
  expect(endingSentence({ ...both, winner: "attacker" })).toContain("Both sides broke in round 4.");
  expect(endingSentence({ ...both, winner: "defender" })).toContain("the defense held");
});
