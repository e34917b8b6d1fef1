/**
 * The page's section on seasons: the goals for factories and renown, and the struggle over time.
 */
import { HOUR, RENOWN_SOURCES, type RenownSource } from "@emberlode/game";
import { median } from "../../lib/statistics.ts";
import {
  CEILING,
  LATE,
  SEASON_GOALS,
  type SeasonOutcome,
  seasonOutcomeOf,
} from "../society/season-goals.ts";
import type { Member, Society } from "../society/society.ts";
import { percent } from "../table.ts";
import { barChart, figure, lineChart } from "./chart.ts";
import { chartImage, markdownTable, paragraphs, type Section } from "./markdown.ts";

/** Shorter societies have not seen what a season brings. */
const LEAST_DAYS = 14;

interface Goal {
  name: string;
  /** Null in a season that is too short to say. */
  value(outcome: SeasonOutcome): number | null;
  bar: number;
  /** Whether values below the bar are wanted. */
  isMost?: true;
  format: (value: number) => string;
}

const hours = (ms: number) => `${figure(ms / HOUR, 1)} h`;

const TABLE: readonly Goal[] = [
  ...(
    [
      ["income of the ten with most factory income from factories", "factoriesOfTop"],
      ["income of the ten with most loot from loot", "lootOfTop"],
      ["the median explorer's income from finds and relics", "findsOfExplorer"],
      ["the median digger's income from digging", "digOfDigger"],
    ] as const
  ).map(([name, key]) => ({
    name,
    bar: SEASON_GOALS[key],
    format: percent,
    value: (one: SeasonOutcome) => one[key],
  })),
  {
    name: "captures from players and plunders on the calmest day of the last week",
    bar: SEASON_GOALS.strugglesPerDay,
    format: (value) => figure(value),
    value: (one) => one.strugglesPerDay,
  },
  {
    name: "active players who are in one in the last week",
    bar: SEASON_GOALS.inStruggle,
    format: percent,
    value: (one) => one.inStruggle,
  },
  {
    name: "median hold of a medium or larger factory",
    bar: SEASON_GOALS.holdMs,
    format: hours,
    value: (one) => one.holdMs,
  },
  {
    name: "active players with nothing left to build",
    bar: CEILING.share,
    isMost: true,
    format: percent,
    value: (one) => one.atCeiling,
  },
  {
    name: "renown of the median casual by that of the median sleepless player",
    bar: SEASON_GOALS.casualOfSleepless,
    format: percent,
    value: (one) => one.casualOfSleepless,
  },
  {
    name: "latecomers' median renown of days 22-25 by everyone's",
    bar: LATE.ofMedian,
    format: percent,
    value: (one) => one.late,
  },
  {
    name: "the strongest tenth's power",
    bar: SEASON_GOALS.topShare,
    isMost: true,
    format: percent,
    value: (one) => one.topShare,
  },
  {
    name: "one player's hours of works, at most",
    bar: SEASON_GOALS.worksShare,
    isMost: true,
    format: percent,
    value: (one) => one.worksShare,
  },
  {
    name: "players who hold a works for six hours",
    bar: SEASON_GOALS.worksHolders,
    format: (value) => figure(value),
    value: (one) => one.worksHolders,
  },
];

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

function goalsTable(outcomes: readonly SeasonOutcome[]): string {
  const rows = TABLE.map(({ name, value, bar, isMost, format }) => {
    const values = known(outcomes.map(value));
    const kept = values.filter((one) => (isMost ? one < bar : one >= bar)).length;
    const worst = isMost ? Math.max(...values) : Math.min(...values);
    return [
      name,
      `${isMost ? "<" : ">="} ${format(bar)}`,
      values.length === 0 ? "-" : format(median(values) ?? 0),
      values.length === 0 ? "-" : format(worst),
      `${kept} of ${values.length}`,
    ];
  });
  return markdownTable([["goal", "bar", "median", "worst", "kept in"], ...rows]);
}

function championsText(outcomes: readonly SeasonOutcome[]): string {
  const wins = new Map<string, number>();
  for (const { champion } of outcomes) {
    if (champion !== null) wins.set(champion, (wins.get(champion) ?? 0) + 1);
  }
  const list = [...wins].sort((a, b) => b[1] - a[1]).map(([way, count]) => `${way} ${count}`);
  return `Champions by way of playing: ${list.join(", ")}. Three or more ways should win a season, none more than ${percent(SEASON_GOALS.waysShare)}.`;
}

/** Mean score of a day from each source, by way of playing. */
function renownChart(members: readonly Member[]): string {
  const ways = [...new Set(members.map(({ temperament }) => temperament))];
  const scoreOf = (way: string, source: RenownSource): number => {
    const days = members
      .filter(({ temperament }) => temperament === way)
      .flatMap((member) => member.days.filter((day) => day !== null));
    const sum = days.reduce((all, { scores }) => all + scores[source], 0);
    // Scores are hundredths of a point.
    return sum / Math.max(1, days.length) / 100;
  };
  return barChart({
    title: "Points of a day by source and way of playing (mean)",
    series: [...RENOWN_SOURCES],
    layout: "grouped",
    bars: ways.map((way) => ({
      label: way,
      values: RENOWN_SOURCES.map((source) => scoreOf(way, source)),
    })),
    format: (value) => figure(value),
  });
}

/** Empty without a society that is long enough. */
export function seasonsSection(societies: readonly Society[]): Section {
  const days = Math.max(0, ...societies.map(({ struggles }) => struggles.length));
  if (days < LEAST_DAYS) return { text: "", charts: {} };
  const outcomes = societies.map(seasonOutcomeOf);
  const members = societies.flatMap((society) => society.members);
  const struggles = lineChart({
    title: "Captures from players and plunders a day",
    along: "Day",
    format: (value) => figure(value),
    lines: [
      {
        label: "median of the seasons",
        values: Array.from(
          { length: days },
          (_, day) => median(societies.map((society) => society.struggles[day] ?? 0)) ?? 0,
        ),
      },
    ],
  });
  const text = paragraphs(
    "## Seasons",
    `The same worlds, as seasons of ${figure(days)} days: what factories, relics and renown bring ([rules, seasons](rules.md#seasons)). \`worst\` is the worst of ${figure(societies.length)} seasons, and \`kept in\` in how many of them the goal is met.`,
    goalsTable(outcomes),
    championsText(outcomes),
    chartImage("struggles.svg", "Line: how often factories are captured or plundered on each day"),
    chartImage("renown.svg", "Bars: points of a day from each source of renown, by way of playing"),
  );
  return { text, charts: { "struggles.svg": struggles, "renown.svg": renownChart(members) } };
}
