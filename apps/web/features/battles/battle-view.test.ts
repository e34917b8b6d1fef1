import { BATTLE_RULES_VERSION } from "@emberlode/game";
import { expect, it } from "vitest";
import { replay } from "./battle-view.tsx";
import { makeReport } from "./testing.ts";

const REPORT = makeReport();
const { seed, rounds, ...REST } = REPORT;
const turned = rounds.map(({ round, units, share }) => ({ share, units, round }));
const NONE = Array(10).fill(0);

it.each([
  ["a fight", REPORT],
  ["one-strike units", makeReport({ attack: { 1: 60, 10: 4 }, defense: { 3: 9, 5: 2 } })],
  ["an empty base", makeReport({ defense: {} })],
  ["keys in another order", { ...REST, rounds: turned, seed }],
])("gets the same from a report of %s", (_name, report) => {
  expect(replay(report)).toEqual({ kind: "same" });
});

it.each([
  ["winner", { winner: "defender" as const }],
  ["losses", { losses: { attacker: NONE, defender: NONE } }],
  ["margin", { margin: 0.987 }],
  ["rounds", { rounds: rounds.slice(1) }],
])("tells that the %s of a report are not those of its battle", (part, change) => {
  const answer = { kind: "other", winner: "attacker", differs: [part] };
  expect(replay({ ...REPORT, ...change })).toEqual(answer);
});

it("differs for another seed, and does not replay unknown rules", () => {
  const differs = expect.arrayContaining(["rounds"]);
  const other = replay({ ...REPORT, seed: "ffffffffffffffffffffffffffffffff" });
  expect(other).toMatchObject({ kind: "other", differs });
  const rulesVersion = BATTLE_RULES_VERSION + 1;
  const known = BATTLE_RULES_VERSION;
  expect(replay({ ...REPORT, rulesVersion })).toEqual({ kind: "other-rules", known });
});
