import { UNITS_PER_SIDE } from "@emberlode/game";
import { expect, it } from "vitest";
import { matchupLines } from "./matchup-lines.ts";
import { makeReport } from "./testing.ts";

it("names the matchups that decided a lost attack", () => {
  const report = makeReport({ attack: { 1: 14 }, defense: { 2: 5 } });
  expect(matchupLines(report, "attacker")).toEqual(["Pikemen hit Marksmen ×0.75"]);
  expect(matchupLines(report, "defender")).toEqual(["Marksmen hit Pikemen ×2"]);
});

it("puts first what changed the most damage, and shows three at most", () => {
  const few = makeReport({ attack: { 1: 200, 2: 1 }, defense: { 1: 20, 2: 20 } });
  expect(matchupLines(few, "defender")).toEqual([
    "Marksmen hit Pikemen ×2",
    "Walls hit Pikemen ×0.75",
    "Marksmen hit Archers ×0.75",
  ]);
  const all = Object.fromEntries(Array.from({ length: UNITS_PER_SIDE }, (_, at) => [at + 1, 9]));
  expect(matchupLines(makeReport({ attack: all, defense: all }), "attacker")).toHaveLength(3);
});

it("leaves out kinds that are never hit, and rules that it doesn't know", () => {
  // Flamethrowers are strong against Camouflaged Traps, which take no hits.
  const report = makeReport({ attack: { 6: 20 }, defense: { 5: 4, 1: 4 } });
  expect(matchupLines(report, "attacker")).toEqual([]);
  const fought = makeReport({ attack: { 1: 14 }, defense: { 2: 5 } });
  expect(matchupLines({ ...fought, rulesVersion: 999 }, "attacker")).toBeNull();
});
