/** The page's section on single players: their weeks, and a newcomer's first minutes. */
import { INCOME_DAYS, SOURCES } from "../income.ts";
import { incomeRatio, rushedShare } from "../judge.ts";
import type { Figures } from "../simulate.ts";
import { settledShare } from "../society/outcome.ts";
import type { Society } from "../society/society.ts";
import { percent } from "../table.ts";
import { barChart, figure } from "./chart.ts";
import { chartImage, markdownTable, paragraphs, type Section } from "./markdown.ts";

const tenths = (value: number | null) => (value === null ? "-" : figure(value, 1));

function levelTable({ careers }: Figures): string {
  const levels = careers[0]?.daysToLevel.map((_, index) => `level ${index + 2}`) ?? [];
  const rows = careers.map(({ style, minutesToCapture, daysToLevel, total }) => [
    style,
    tenths(minutesToCapture),
    ...daysToLevel.map(tenths),
    figure(total),
  ]);
  return markdownTable([["style", "factory, min", ...levels, "week"], ...rows]);
}

function incomeTable({ careers }: Figures): string {
  const rows = careers.map(({ style, income }) => [
    style,
    ...SOURCES.map((source) => figure(income[source])),
  ]);
  return markdownTable([["style", ...SOURCES], ...rows]);
}

export function careersSection(figures: Figures): Section {
  const { careers } = figures;
  const [brief, casual] = ["brief", "casual"].map(
    (one) => careers.find(({ style }) => style === one)?.total ?? Number.NaN,
  );
  const chart = barChart({
    title: `Income of the first ${INCOME_DAYS} days by source`,
    series: SOURCES,
    layout: "stacked",
    bars: careers.map(({ style, income, total }) => ({
      label: style,
      values: SOURCES.map((source) => (income[source] / Math.max(1, total)) * 100),
    })),
    format: (value) => `${figure(value)}%`,
  });
  const text = paragraphs(
    "## Careers",
    "A brief player plays three minutes a day, a casual one half an hour, a keen one two hours. A never-sleeping one plays all day, with 20 steps a second and 10 actions, 300 a minute. Each is alone in a world. The table shows minutes to the first factory and days to each level of the base (medians). The last column is the gross income of the first week, with parts at list price (mean):",
    levelTable(figures),
    "By source:",
    incomeTable(figures),
    chartImage(
      "income.svg",
      "Stacked bars: the share of each source in the week's income by style; the figures are in the table above",
    ),
    `The never-sleeping player earns ${tenths(incomeRatio(careers))} times as much as the casual one (goal: at most 12). The first three minutes of each day bring ${percent(rushedShare(careers))} of the casual player's income (goal: a third). The brief player earns ${percent((brief ?? 0) / (casual ?? 0))} of the casual one's week: three minutes have time for 90 actions, and each part takes two: to buy and to install it.`,
  );
  return { text, charts: { "income.svg": chart } };
}

export function newcomersSection({ newcomers }: Figures, crowds: readonly Society[]): Section {
  const { played, medianSeconds, slowSeconds } = newcomers;
  const text = paragraphs(
    "## Newcomers",
    `Of ${figure(played)} newcomers to a world where half of the factories are taken, half have one within ${figure(medianSeconds)} s, and 95% within ${figure(slowSeconds)} s (goal: 300 s). They see that a factory is taken only when they arrive there.`,
    ...crowds.map(
      (crowd) =>
        `In a world where ${figure(crowd.members.filter(({ joins }) => joins === 0).length)} players have lived since its first day, ${percent(settledShare(crowd))} of later newcomers have one within ten minutes of play (goal: 95%).`,
    ),
  );
  return { text, charts: {} };
}

export function casinoSection({ casino }: Figures): Section {
  const rows = casino.map(({ game, choice, exact, sampled }) => [
    choice === null ? game : `${game} on ${choice}`,
    `${exact}%`,
    `${sampled.toFixed(2)}%`,
  ]);
  const text = paragraphs(
    "## Casino",
    "The house edge, as calculated and in a sample (goal: exactly 2%):",
    markdownTable([["game", "exact", "sampled"], ...rows]),
  );
  return { text, charts: {} };
}
