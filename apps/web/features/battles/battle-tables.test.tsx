import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BattleFactors, RoundsTable } from "./battle-tables.tsx";
import { makeReport } from "./testing.ts";

const t = english.battles;

/** The values of a modifier: the attacker's before the defender's. */
const valuesOf = (name: string) =>
  screen.getAllByText(name).map((term) => term.nextElementSibling?.textContent);

it("counts damage in hp in every round, even less than one", () => {
  const report = makeReport();
  const [first] = report.rounds;
  const rounds = first && [{ ...first, share: { attacker: 0.999, defender: 0.5 } }];
  render(<RoundsTable report={{ ...report, rounds: rounds ?? [] }} />);
  screen.getByText(t("rounds.tookLess"));
  screen.getByText(/^took \d+ damage$/);
});

it("lists the matchups among the modifiers of both sides", () => {
  render(<BattleFactors report={makeReport({ attack: { 1: 14 }, defense: { 2: 5 } })} />);
  expect(valuesOf(t("factors.matchups"))).toEqual([
    "Pikemen hit Marksmen ×0.75",
    "Marksmen hit Pikemen ×2",
  ]);
});

it.each([
  ["a base without Ramparts", { standing: 20 }, t("factors.rampartsNone")],
  ["the Walls that guard a factory", { standing: null, baseLevel: 0 }, t("factors.rampartsWalls")],
])("says what Ramparts do for %s", (_name, set, text) => {
  render(<BattleFactors report={makeReport({ defender: { ramparts: false, ...set } })} />);
  expect(valuesOf(t("factors.ramparts"))).toEqual([text]);
});
