/** The page's section on shared worlds: power, income, factories, and who wins how. */
import { median } from "../../lib/statistics.ts";
import { outcomeOf, winnerOf } from "../society/outcome.ts";
import type { Member, Society, SocietyScale } from "../society/society.ts";
import { percent } from "../table.ts";
import { barChart, figure, lineChart } from "./chart.ts";
import { chartImage, markdownTable, paragraphs, type Section } from "./markdown.ts";

/** Kinds of ledger rows that count as income, with the names that the page uses. */
const EARNED: Readonly<Record<string, string>> = {
  dig: "digging",
  cave: "caves",
  forest: "forests",
  mirage: "mirages",
  memorial: "memorials",
  relic: "relics",
  collect: "factories",
  attack: "raids",
  capture: "captured stores",
  plunder: "plunders",
  referral: "referrals",
};
const EARNINGS = Object.keys(EARNED);

type DaySummary = NonNullable<Member["days"][number]>;

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((all, one) => all + one, 0) / values.length;

/** Groups the members of all worlds by a key, in the order of their first members. */
function groupedBy<Key extends string>(
  members: readonly Member[],
  keyOf: (member: Member) => Key,
): Map<Key, Member[]> {
  const groups = new Map<Key, Member[]>();
  for (const member of members) {
    groups.set(keyOf(member), [...(groups.get(keyOf(member)) ?? []), member]);
  }
  return groups;
}

/** A figure of members at the end of each day, without those not yet there or no longer there. */
function figuresByDay(
  days: number,
  members: readonly Member[],
  figureOf: (summary: DaySummary) => number,
): number[][] {
  return Array.from({ length: days }, (_, day) =>
    members
      .filter(({ quits }) => quits > day)
      .flatMap(({ days: had }) => {
        const summary = had[day] ?? null;
        return summary === null ? [] : [figureOf(summary)];
      }),
  );
}

/** Share of players who hold a factory at the end of the day they joined. */
function firstDayHolders(members: readonly Member[]): number {
  const holders = members.filter(({ days, joins }) => (days[joins]?.factories ?? 0) > 0);
  return holders.length / Math.max(1, members.length);
}

const earned = ({ gained }: Member): number =>
  EARNINGS.reduce((all, kind) => all + (gained[kind] ?? 0), 0);

/** Share of each kind in the total income of some members; 0 if there was no income. */
function sharesOf(members: readonly Member[], kinds: readonly string[]): number[] {
  const all = members.reduce((sum, member) => sum + earned(member), 0);
  return kinds.map((kind) => {
    const total = members.reduce((sum, { gained }) => sum + (gained[kind] ?? 0), 0);
    return total / Math.max(1, all);
  });
}

const shareOf = (share: number | null) => (share === null ? "-" : percent(share));

function winners(societies: readonly Society[], kinds: readonly string[]): string {
  const rows = societies.map((society) => {
    const { topShare, catchUp, sameAge, holders } = outcomeOf(society);
    const winner = winnerOf(society);
    const end = winner?.days.at(-1);
    const shares = winner ? sharesOf([winner], kinds) : [];
    const main = kinds[shares.indexOf(Math.max(...shares))] ?? "";
    return [
      society.seed,
      winner ? `${winner.kind} ${winner.temperament}` : "-",
      figure(end?.power ?? 0),
      String(end?.factories ?? 0),
      winner ? `${EARNED[main] ?? "-"} ${percent(Math.max(0, ...shares))}` : "-",
      percent(winner ? (sharesOf([winner], ["attack"])[0] ?? 0) : 0),
      percent(topShare),
      shareOf(sameAge),
      shareOf(catchUp),
      figure(holders),
    ];
  });
  const head = ["world", "winner", "power", "factories", "main income", "raids"];
  return markdownTable([[...head, "top tenth", "same age", "latecomers", "holders"], ...rows]);
}

function incomeTable(ways: ReadonlyMap<string, Member[]>, kinds: readonly string[]): string {
  const rows = [...ways].map(([way, members]) => [
    way,
    figure(members.length),
    ...kinds.map((kind) => figure(mean(members.map(({ gained }) => gained[kind] ?? 0)) ?? 0)),
    figure(mean(members.map(earned)) ?? 0),
  ]);
  const names = kinds.map((kind) => EARNED[kind] ?? kind);
  return markdownTable([["played as", "players", ...names, "all"], ...rows]);
}

function winsTable(ways: ReadonlyMap<string, Member[]>, societies: readonly Society[]): string {
  const won = societies.map((society) => winnerOf(society)?.temperament);
  const rows = [...ways].map(([way, members]) => {
    const ends = members.map(({ days }) => days.at(-1)?.power ?? 0);
    const wins = won.filter((one) => one === way).length;
    return [way, figure(wins), figure(median(ends) ?? 0), figure(Math.max(...ends))];
  });
  return markdownTable([["played as", "worlds won", "median power", "most"], ...rows]);
}

function chartsOf(
  days: number,
  members: readonly Member[],
  ways: ReadonlyMap<string, Member[]>,
  kinds: readonly string[],
): Record<string, string> {
  const byKind = groupedBy(members, ({ kind }) => kind);
  const chartOverDays = (
    title: string,
    groups: ReadonlyMap<string, Member[]>,
    figureOf: (summary: DaySummary) => number,
    middle: (values: readonly number[]) => number | null,
    decimals = 0,
  ) =>
    lineChart({
      title,
      along: "Day",
      format: (value) => figure(value, decimals),
      lines: [...groups].map(([label, members]) => ({
        label,
        values: figuresByDay(days, members, figureOf).map(middle),
      })),
    });
  const powerOf = ({ power }: DaySummary) => power;
  const factoriesOf = ({ factories }: DaySummary) => factories;
  return {
    "power-by-way.svg": chartOverDays("Median power by way of playing", ways, powerOf, median),
    "power-by-time.svg": chartOverDays("Median power by time played", byKind, powerOf, median),
    "factories.svg": chartOverDays("Factories per player (mean)", ways, factoriesOf, mean, 1),
    "society-income.svg": barChart({
      title: "Income by way of playing and source",
      series: kinds.map((kind) => EARNED[kind] ?? kind),
      layout: "stacked",
      bars: [...ways].map(([label, some]) => ({
        label,
        values: sharesOf(some, kinds).map((share) => share * 100),
      })),
      format: (value) => `${figure(value)}%`,
    }),
  };
}

/** Empty if no society was played. */
export function societiesSection(
  societies: readonly Society[],
  { players, late, days }: SocietyScale,
): Section {
  const members = societies.flatMap((society) => society.members);
  if (members.length === 0) return { text: "", charts: {} };
  const ways = groupedBy(members, ({ temperament }) => temperament);
  const kinds = EARNINGS.filter((kind) => members.some(({ gained }) => (gained[kind] ?? 0) > 0));
  const latecomers =
    late.day < days ? `, and ${figure(late.count)} more join on day ${figure(late.day)}` : "";
  const text = paragraphs(
    "## Societies",
    `${figure(players)} players of mixed habits live in each of ${figure(societies.length)} worlds for ${figure(days)} days${latecomers}. Each way of playing has equally many players. How long a player plays each day is drawn separately. Some players give up within the first days; the medians of the charts leave them out from then on.`,
    "### Power over time",
    chartImage("power-by-way.svg", "Lines: median power at the end of each day by way of playing"),
    chartImage(
      "power-by-time.svg",
      "Lines: median power at the end of each day of casual, keen and sleepless players",
    ),
    "### Who wins, and how",
    "The player with the highest mean power over all days wins a world ([decision 44](decisions/0044-who-leads-longest-wins.md)). The columns:",
    [
      "- `power`, `factories`: the winner's at the end",
      "- `main income`, `raids`: the largest source of the winner's income, and the share of raids",
      "- `top tenth`: the share of all power that the strongest tenth owns (goal: under 60%)",
      "- `same age`: the latecomers' median power after fifteen days, compared with the others' after as many days (goal: 90% in half of the worlds)",
      "- `latecomers`: the same, compared with the others' on that day (goal: 45%, a level of the base, in half of the worlds)",
      "- `holders`: players with a factory besides their base",
    ].join("\n"),
    winners(societies, kinds),
    "Raiders, builders and explorers should each win at least one world, and no way of playing more than 45% of them. These medians include players who gave up:",
    winsTable(ways, societies),
    "### Where the income comes from",
    "Income is metal and energy that are new to a player; the table shows means by way of playing. Raids bring what another player loses. Payouts of the bank, the exchange and the casino do not count:",
    incomeTable(ways, kinds),
    chartImage(
      "society-income.svg",
      "Stacked bars: the share of each source in the income of each way of playing; the figures are in the table above",
    ),
    "### Factories",
    `At the end of their first day, ${percent(firstDayHolders(members))} of the players have a factory besides their base. The chart shows the mean number per player who has not given up:`,
    chartImage(
      "factories.svg",
      "Lines: how many factories a player holds over the days, by way of playing",
    ),
  );
  return { text, charts: chartsOf(days, members, ways, kinds) };
}
