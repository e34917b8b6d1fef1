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

it.each([
  [
    "a raid",
    makeReport(),
    [
      "Attack by rask on the base of ada",
      "The defense broke in round 4: half of its hp was gone.",
      "The army of rask raided the base, and 48 of 60 units came home.",
      "The base of ada was raided: 23 of 36 units were lost, and 6 of them repaired.",
    ],
  ],
  [
    "a raid on an empty base",
    makeReport({ attack: { 1: 1 }, defense: {} }),
    [
      "Attack by rask on the base of ada",
      "Nobody defended. The attack won without a fight.",
      "The army of rask raided the base, and 1 of 1 unit came home.",
      "The base of ada was raided: there was no unit to lose.",
    ],
  ],
  [
    "a strike of Kamikazes alone",
    makeReport({ attack: { 5: 1 } }),
    [
      "Attack by rask on the base of ada",
      "The attack had nobody left after its one strike.",
      "The army of rask was beaten off, and none came home.",
      "The base of ada held: 1 of 36 units was lost.",
    ],
  ],
  [
    "a defense of Camouflaged Traps alone",
    makeReport({ defense: { 5: 2 } }),
    [
      "Attack by rask on the base of ada",
      "The defense had nobody left after its one strike.",
      "The army of rask raided the base, and 56 of 60 units came home.",
      "The base of ada was raided: 2 of 2 units were lost.",
    ],
  ],
  [
    "a factory guarded by Walls",
    makeReport({ ...ofFactory, ...walls, defense: { 1: 2 } }),
    [
      "Attack by rask on the factory of ada",
      "The defense broke in round 1: half of its hp was gone.",
      "The army of rask took the factory, and 60 of 60 units came home.",
      "The factory of ada was lost: 2 of 2 units were lost.",
    ],
  ],
  [
    "a free factory",
    makeReport({ ...ofFactory, ...walls, owner: null, attack: { 1: 1 }, defense: { 9: 40 } }),
    [
      "Attack by rask on a free factory",
      "The attack broke in round 1: half of its hp was gone.",
      "The army of rask was beaten off, and none came home.",
      "The free factory held: no unit was lost.",
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
