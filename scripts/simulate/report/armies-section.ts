/** What the page says of armies. */
import { UNITS } from "@emberlode/game";
import { EQUALITIES, type Figures } from "../simulate.ts";
import { percent } from "../table.ts";
import { hasPlace, unitUse } from "../unit-use.ts";
import { barChart, figure } from "./chart.ts";
import { markdownTable, paragraphs, type Section, shown } from "./markdown.ts";

const EQUAL_IN = {
  slots: "equal slots",
  resources: "equal resources",
  careers: "careers' budgets",
} as const;

function raceTable({ races }: Figures): string {
  const amount = (most: number | undefined) => (most === undefined ? "" : figure(most));
  const rows = races.map(({ equality, budget, winRates, attackerWins }) => [
    equality,
    amount(budget.slots),
    budget.resources === undefined ? amount(budget.metal) : `${figure(budget.resources)} of both`,
    ...[amount(budget.energy), String(budget.baseLevel)],
    ...[winRates.attack, winRates.defense, attackerWins].map(percent),
  ]);
  const head = [
    ...["equal in", "slots", "metal", "energy", "base"],
    ...["attack wins", "defense wins", "all meet all"],
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
      title: `The most of a best army that each ${side} unit is`,
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
    "Each side's search finds the army that wins most often against the last ten best of the other, by turns; the first ten answers do not count. `attack wins` and `defense wins` are the mean win rates of those armies when they were found, `all meet all` is how often attackers win when all best armies of one side meet all of the other.",
    raceTable(figures),
    `Of random mixes at equal slots attackers win ${percent(matchups.mixed)}, with the same positions on both sides ${percent(matchups.mirrored)}. The goal is 30 to 70%.`,
    `The most that a unit has of the strength of a best army; the goal is 2% somewhere, and for ten of them at equal resources. ${placed} of ${all} have that much, ${cheap} of them at equal resources:`,
    markdownTable([["unit", ...names], ...rows]),
    shown(
      "units-attack.svg",
      "Bars: the greatest share of each attack unit in a best army; the figures are in the table above",
    ),
    shown(
      "units-defense.svg",
      "Bars: the greatest share of each defense unit in a best army; the figures are in the table above",
    ),
    "The table of units behind it is that of [decision 39](decisions/0039-a-table-in-which-every-unit-has-a-place.md).",
  );
  return {
    text,
    charts: { "units-attack.svg": chart("attack"), "units-defense.svg": chart("defense") },
  };
}
