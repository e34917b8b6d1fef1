/** The page's section on armies. */
import { UNITS } from "@emberlode/game";
import { EQUALITIES, type Figures } from "../simulate.ts";
import { percent } from "../table.ts";
import { hasPlace, unitUse } from "../unit-use.ts";
import { barChart, figure } from "./chart.ts";
import { chartImage, markdownTable, paragraphs, type Section } from "./markdown.ts";

const EQUAL_IN = {
  slots: "equal slots",
  resources: "equal resources",
  careers: "careers' budgets",
} as const;

function raceTable({ races }: Figures): string {
  const amount = (count: number | undefined) => (count === undefined ? "" : figure(count));
  const rows = races.map(({ equality, budget, winRates, attackerWins }) => [
    equality,
    amount(budget.slots),
    budget.resources === undefined ? amount(budget.metal) : `${figure(budget.resources)} of both`,
    amount(budget.energy),
    String(budget.baseLevel),
    ...[winRates.attack, winRates.defense, attackerWins].map(percent),
  ]);
  const head = [
    "equal in",
    "slots",
    "metal",
    "energy",
    "base",
    "attack wins",
    "defense wins",
    "round robin",
  ];
  return markdownTable([head, ...rows]);
}

export function armiesSection(figures: Figures): Section {
  const { races, matchups } = figures;
  const use = unitUse(races);
  const rows = use.map(({ unit, shares }) => [
    unit,
    ...EQUALITIES.map((equality) => percent(shares[equality])),
  ]);
  const names = EQUALITIES.map((equality) => EQUAL_IN[equality]);
  const chart = (side: "attack" | "defense") =>
    barChart({
      title: `Greatest share of each ${side} unit in a best army`,
      series: names,
      layout: "grouped",
      bars: use
        .filter((one) => one.side === side)
        .map(({ unit, shares }) => ({
          label: unit,
          values: EQUALITIES.map((equality) => shares[equality] * 100),
        })),
      format: (value) => `${figure(value)}%`,
    });
  const placed = use.filter((unit) => hasPlace(unit)).length;
  const cheap = use.filter((unit) => hasPlace(unit, "resources")).length;
  const all = UNITS.attack.length + UNITS.defense.length;
  const text = paragraphs(
    "## Armies",
    "The two sides take turns: each searches for the army that wins most often against the last ten best armies of the other. The first ten armies do not count. `attack wins` and `defense wins` are the mean win rates of the armies when they were found. `round robin` is how often attackers win when all best armies meet all of the other side.",
    raceTable(figures),
    `At equal slots, attackers win ${percent(matchups.mixed)} of battles between random mixes, and ${percent(matchups.mirrored)} of those with the same positions on both sides. The goal is 30 to 70%.`,
    `The next table shows the greatest share of each unit in the strength of a best army. The goal is 2% in some column for every unit, and at equal resources for ten. ${placed} of ${all} have that much, ${cheap} of them at equal resources:`,
    markdownTable([["unit", ...names], ...rows]),
    chartImage(
      "units-attack.svg",
      "Bars: the greatest share of each attack unit in a best army; the figures are in the table above",
    ),
    chartImage(
      "units-defense.svg",
      "Bars: the greatest share of each defense unit in a best army; the figures are in the table above",
    ),
    "[Decision 39](decisions/0039-a-table-in-which-every-unit-has-a-place.md) explains the table of units.",
  );
  return {
    text,
    charts: { "units-attack.svg": chart("attack"), "units-defense.svg": chart("defense") },
  };
}
