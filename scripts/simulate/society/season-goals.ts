/** What seasons of simulated worlds show, and the goals of rules §20 that they miss. */
import type { TemperamentId } from "@emberlode/bots/habits";
import { DAY, HOUR } from "@emberlode/game";
import { median } from "../../lib/statistics.ts";
import { percent, table } from "../table.ts";
import { INCOME_SOURCES, type IncomeOfDay, type IncomeSource } from "./season-stats.ts";
import type { Member, Society } from "./society.ts";

/** Income counts from this day on: before it, everyone has hardly more than digging. */
const INCOME_FROM = 7;
/** The struggle for factories is judged over the last days. */
const STRUGGLE_DAYS = 7;
/**
 * The number of top earners of a source: ten, or the players of a small world divided by
 * `TOP_DIVISOR`.
 */
const TOP = 10;
const TOP_DIVISOR = 8;
/** Latecomers of day 10 are compared with everyone over these days. */
export const LATE = { from: 21, until: 25, ofMedian: 0.8, seasons: 0.5 } as const;
/** A base of this level with this share of its slots in use has nothing left to build. */
export const CEILING = { level: 10, slotsUsed: 0.98, share: 0.25 } as const;
/** Players who hold a works for this long. */
const WORKS_MS = 6 * HOUR;

export const SEASON_GOALS = {
  factoriesOfTop: 0.25,
  lootOfTop: 0.15,
  findsOfExplorer: 0.22,
  digOfDigger: 0.6,
  strugglesPerDay: 60,
  inStruggle: 0.5,
  holdMs: 6 * HOUR,
  casualOfSleepless: 0.5,
  topShare: 0.6,
  worksShare: 0.15,
  worksHolders: 30,
  ways: 3,
  waysShare: 0.45,
} as const;

/** The bars that make sense for a season of any length. */
type Bars = Readonly<
  Record<
    | "factoriesOfTop"
    | "lootOfTop"
    | "findsOfExplorer"
    | "digOfDigger"
    | "inStruggle"
    | "holdMs"
    | "casualOfSleepless"
    | "topShare",
    number
  >
>;

/**
 * Bars for the first week of a few players. Parts are dear at that age and fields empty, so that
 * finds bring more, and digs and stores less, than later in a full world.
 */
const WEEK_GOALS: Bars = {
  ...SEASON_GOALS,
  factoriesOfTop: 0.1,
  lootOfTop: 0.1,
  digOfDigger: 0.35,
};
/** Captures from players and plunders a day for each active player: as many as in a full world. */
const WEEK_STRUGGLES = 60 / 300;

export interface SeasonOutcome {
  seed: string;
  /** The champion's way of playing. */
  champion: TemperamentId | null;
  /**
   * Median share of factories, and of loot, in the income of the ten who earn the most from them.
   */
  factoriesOfTop: number;
  lootOfTop: number;
  /** Median share of finds in the explorers' income, and of digging in the diggers'. */
  findsOfExplorer: number;
  digOfDigger: number;
  /** Players at the end. */
  active: number;
  /** Fewest captures from players and plunders on a day of the last week. */
  strugglesPerDay: number;
  /** Share of the active who were in one in the last week. */
  inStruggle: number;
  /** Median hold of a medium or larger factory, milliseconds. */
  holdMs: number;
  /** Share of the active who have nothing left to build. */
  atCeiling: number;
  /** Median renown of the casual by that of the sleepless; null without any. */
  casualOfSleepless: number | null;
  /** Median renown of latecomers by that of all, over some days; null if it is too early to say. */
  late: number | null;
  /** Share of all power that the strongest tenth owns. */
  topShare: number;
  /** Greatest share of one player in the hours for which works were held, and who held one long. */
  worksShare: number;
  worksHolders: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** A player's income from a day on, by source. */
function incomeOf({ days }: Member, from: number): IncomeOfDay {
  const incomeFrom = (source: IncomeSource) =>
    sum(days.slice(from).map((day) => day?.income[source] ?? 0));
  return {
    dig: incomeFrom("dig"),
    finds: incomeFrom("finds"),
    factories: incomeFrom("factories"),
    loot: incomeFrom("loot"),
  };
}

function shareOf(income: IncomeOfDay, source: IncomeSource): number {
  return income[source] / Math.max(1, sum(INCOME_SOURCES.map((one) => income[one])));
}

/** The median share of a source in the income of those who earn the most from it. */
function topShareOf(incomes: readonly IncomeOfDay[], source: IncomeSource): number {
  const count = Math.min(TOP, Math.ceil(incomes.length / TOP_DIVISOR));
  const top = incomes.toSorted((a, b) => b[source] - a[source]).slice(0, count);
  return median(top.map((income) => shareOf(income, source))) ?? 0;
}

const renownOf = ({ days }: Member, from = 0, until = days.length): number =>
  sum(days.slice(from, until).map((day) => day?.renown ?? 0));

/** Among those who play to the end, the player with the most renown. */
function championOf(society: Society): Member | undefined {
  return activeOf(society).toSorted((a, b) => renownOf(b) - renownOf(a))[0];
}

const lengthOf = ({ members }: Society): number => members[0]?.days.length ?? 0;

/** Those who play to the end. */
function activeOf(society: Society): Member[] {
  const last = lengthOf(society) - 1;
  return society.members.filter(({ joins, quits }) => joins <= last && quits > last);
}

/** How long works were held, by player, and medium or larger factories in the last week. */
function holdsOf({ holds, struggles, endedAt }: Society) {
  const lengthMs = (hold: { from: number; to: number | null }) => (hold.to ?? endedAt) - hold.from;
  const week = endedAt - Math.min(STRUGGLE_DAYS, struggles.length) * DAY;
  const larger = holds.filter((hold) => hold.class !== "small" && (hold.to ?? endedAt) > week);
  const works = new Map<number, number>();
  for (const hold of holds) {
    if (hold.class !== "works") continue;
    works.set(hold.ownerId, (works.get(hold.ownerId) ?? 0) + lengthMs(hold));
  }
  return { holdMs: median(larger.map(lengthMs)) ?? 0, works: [...works.values()] };
}

/** What one season shows at its end. */
export function seasonOutcomeOf(society: Society): SeasonOutcome {
  const active = activeOf(society);
  const days = lengthOf(society);
  const from = days > INCOME_FROM ? INCOME_FROM : 0;
  const incomes = active.map((one) => ({ one, income: incomeOf(one, from) }));
  const ofWay = (way: TemperamentId, source: IncomeSource) =>
    median(
      incomes
        .filter(({ one }) => one.temperament === way)
        .map(({ income }) => shareOf(income, source)),
    ) ?? 0;
  const all = incomes.map(({ income }) => income);
  const ends = active.map(({ days: had }) => had.at(-1) ?? null).filter((day) => day !== null);
  const powers = ends.map(({ power }) => power).sort((a, b) => b - a);
  const top = powers.slice(0, Math.ceil(powers.length / 10));
  const lastWeek = (one: Member) => one.days.slice(-STRUGGLE_DAYS);
  const struggling = active.filter((one) => lastWeek(one).some((day) => (day?.struggles ?? 0) > 0));
  const full = ends.filter(
    ({ baseLevel, slotsUsed }) => baseLevel >= CEILING.level && slotsUsed >= CEILING.slotsUsed,
  );
  const ofKind = (kind: Member["kind"]) =>
    active.filter((one) => one.kind === kind && one.joins === 0).map((one) => renownOf(one));
  const sleepless = ofKind("sleepless");
  const { holdMs, works } = holdsOf(society);
  const lateOf = (some: readonly Member[]) =>
    median(some.map((one) => renownOf(one, LATE.from, LATE.until))) ?? 0;
  const late = active.filter(({ joins }) => joins > 0);
  return {
    seed: society.seed,
    champion: championOf(society)?.temperament ?? null,
    factoriesOfTop: topShareOf(all, "factories"),
    lootOfTop: topShareOf(all, "loot"),
    findsOfExplorer: ofWay("explorer", "finds"),
    digOfDigger: ofWay("digger", "dig"),
    active: active.length,
    strugglesPerDay: Math.min(...society.struggles.slice(-STRUGGLE_DAYS)),
    inStruggle: struggling.length / Math.max(1, active.length),
    holdMs,
    atCeiling: full.length / Math.max(1, active.length),
    casualOfSleepless:
      sleepless.length === 0
        ? null
        : (median(ofKind("casual")) ?? 0) / Math.max(1, median(sleepless) ?? 0),
    late:
      days < LATE.until || late.length === 0 ? null : lateOf(late) / Math.max(1, lateOf(active)),
    topShare: sum(top) / Math.max(1, sum(powers)),
    worksShare: Math.max(0, ...works) / Math.max(1, sum(works)),
    worksHolders: works.filter((ms) => ms >= WORKS_MS).length,
  };
}

const say = ({ seed }: SeasonOutcome, text: string) => `season ${seed}: ${text}`;

/** What a season of any length misses of the bars, in words. */
function missedBars(one: SeasonOutcome, bars: Bars): string[] {
  const tooLow = (value: number, goal: number, text: string) =>
    value >= goal ? [] : [say(one, `${text} ${percent(value)} (goal ${percent(goal)})`)];
  const { topShare } = bars;
  return [
    ...tooLow(one.factoriesOfTop, bars.factoriesOfTop, "the top ten get from factories"),
    ...tooLow(one.lootOfTop, bars.lootOfTop, "the top ten get from loot"),
    ...tooLow(one.findsOfExplorer, bars.findsOfExplorer, "explorers get from finds"),
    ...tooLow(one.digOfDigger, bars.digOfDigger, "diggers get from digging"),
    ...tooLow(one.inStruggle, bars.inStruggle, "of the active fought for factories"),
    ...tooLow(one.casualOfSleepless ?? 1, bars.casualOfSleepless, "the casual have"),
    ...tooHigh(one, one.topShare, topShare, "the strongest tenth owns"),
    ...(one.holdMs >= bars.holdMs
      ? []
      : [say(one, `a factory is held for ${(one.holdMs / HOUR).toFixed(1)} hours`)]),
  ];
}

const tooHigh = (one: SeasonOutcome, value: number, goal: number, text: string) =>
  value < goal ? [] : [say(one, `${text} ${percent(value)} (goal under ${percent(goal)})`)];

const tooFewStruggles = (one: SeasonOutcome, goal: number) =>
  one.strugglesPerDay >= goal
    ? []
    : [say(one, `${one.strugglesPerDay} captures from players and plunders on a day`)];

/** The goals that one season misses, in words. */
function missedBySeason(one: SeasonOutcome): string[] {
  return [
    ...missedBars(one, SEASON_GOALS),
    ...tooHigh(one, one.atCeiling, CEILING.share, "nothing is left to build for"),
    ...tooHigh(one, one.worksShare, SEASON_GOALS.worksShare, "one player held works for"),
    ...tooFewStruggles(one, SEASON_GOALS.strugglesPerDay),
    ...(one.worksHolders >= SEASON_GOALS.worksHolders
      ? []
      : [say(one, `${one.worksHolders} players held a works for six hours`)]),
  ];
}

/** What the first week of a small world misses, in words. */
export function missedWeekGoals(one: SeasonOutcome): string[] {
  return [
    ...missedBars(one, WEEK_GOALS),
    ...tooFewStruggles(one, Math.ceil(WEEK_STRUGGLES * one.active)),
  ];
}

/** The goals that these seasons miss together, in words. */
export function missedSeasonGoals(outcomes: readonly SeasonOutcome[]): string[] {
  const wins = new Map<string, number>();
  for (const { champion } of outcomes) {
    wins.set(champion ?? "nobody", (wins.get(champion ?? "nobody") ?? 0) + 1);
  }
  const judged = outcomes.filter(({ late }) => late !== null);
  const kept = judged.filter(({ late }) => (late ?? 0) >= LATE.ofMedian);
  return [
    ...outcomes.flatMap(missedBySeason),
    ...(wins.size >= SEASON_GOALS.ways ? [] : [`seasons: only ${wins.size} ways of playing win`]),
    ...[...wins]
      .filter(([, count]) => count / outcomes.length > SEASON_GOALS.waysShare)
      .map(([way, count]) => `seasons: ${way}s win ${percent(count / outcomes.length)}`),
    ...(kept.length >= judged.length * LATE.seasons
      ? []
      : [`seasons: latecomers keep up in ${kept.length} of ${judged.length}`]),
  ];
}

/** A line for each season. */
export function seasonText(societies: readonly Society[]): string {
  const rows = societies
    .map(seasonOutcomeOf)
    .map((one) => [
      one.seed,
      one.champion ?? "-",
      ...[one.factoriesOfTop, one.lootOfTop, one.findsOfExplorer, one.digOfDigger].map(percent),
      String(one.strugglesPerDay),
      percent(one.inStruggle),
      (one.holdMs / HOUR).toFixed(1),
      percent(one.atCeiling),
      one.casualOfSleepless === null ? "-" : percent(one.casualOfSleepless),
      one.late === null ? "-" : percent(one.late),
      percent(one.worksShare),
      String(one.worksHolders),
    ]);
  const income = ["factories of top", "loot of top", "finds of explorers", "digs of diggers"];
  const fights = ["fights a day", "in one", "hold, h"];
  const rest = ["at ceiling", "casual", "late", "most of works", "held works"];
  return table([["season", "champion", ...income, ...fights, ...rest], ...rows]);
}
