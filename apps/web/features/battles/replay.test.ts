import { BATTLE_RULES_VERSION } from "@emberlode/game";
import { expect, it } from "vitest";
import { replay } from "./replay.ts";
import { makeReport } from "./testing.ts";

it.each([
  ["a fight", makeReport()],
  [
    "a fight with one-strike units",
    makeReport({ attack: { 1: 60, 10: 4 }, defense: { 3: 9, 5: 2 } }),
  ],
  ["an empty base", makeReport({ defense: {} })],
])("gets the same from the report of %s", (_name, report) => {
  expect(replay(report)).toEqual({ kind: "same" });
});

it("does not mind the order of keys", () => {
  const { seed, rounds, ...rest } = makeReport();
  const turned = rounds.map(({ round, units, share }) => ({ share, units, round }));
  expect(replay({ ...rest, rounds: turned, seed })).toEqual({ kind: "same" });
});

it.each([
  ["winner", { winner: "defender" as const }],
  ["losses", { losses: { attacker: Array(10).fill(0), defender: Array(10).fill(0) } }],
  ["margin", { margin: 0.987 }],
  ["rounds", { rounds: makeReport().rounds.slice(1) }],
])("tells that the %s of a report are not those of its battle", (part, change) => {
  expect(replay({ ...makeReport(), ...change })).toEqual({
    kind: "other",
    winner: "attacker",
    differs: [part],
  });
});

it("gets another battle from another seed", () => {
  const report = { ...makeReport(), seed: "ffffffffffffffffffffffffffffffff" };
  expect(replay(report)).toMatchObject({
    kind: "other",
    differs: expect.arrayContaining(["rounds"]),
  });
});

it("does not replay a battle by other rules", () => {
  const report = { ...makeReport(), rulesVersion: BATTLE_RULES_VERSION + 1 };
  expect(replay(report)).toEqual({ kind: "other-rules", known: BATTLE_RULES_VERSION });
});
