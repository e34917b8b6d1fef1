/** Results of societies, and the goals of rules §20 that they miss. */
import type { TemperamentId } from "@emberlode/bots/habits";
import { MINUTE } from "@emberlode/game";
import { median } from "../../lib/statistics.ts";
import { percent, table } from "../table.ts";
import type { Member, Society } from "./society.ts";

/** The strongest tenth must own less than this share of all power. */
const TOP_SHARE = 0.6;
/** No way of playing may win in more than this share of the worlds; judged only from ten on. */
const WINS_SHARE = 0.45;
const WORLDS_FOR_WINS = 10;
/**
 * After this many days, latecomers need nine tenths of the power of first-day players at that age,
 * and must be at most a base level behind their current power, in half of the worlds (decision 43).
 */
const CATCH_UP = { days: 15, worlds: 0.5, ofAge: 0.9, ofOthers: 0.45 } as const;

/** This share of newcomers to a crowded world must have a factory within this time of play. */
const SETTLED = { ms: 10 * MINUTE, share: 0.95 } as const;

/** Ways of playing that must win in some world. */
const WAYS = ["raider", "builder", "explorer"] as const satisfies readonly TemperamentId[];

interface WorldOutcome {
  seed: string;
  /** Share of all power that the strongest tenth of the active players owns. */
  topShare: number;
  /** The winner's way of playing. */
  winner: TemperamentId | null;
  /**
   * Median power of the latecomers divided by that of all others, and by that of the others at the
   * same age; null if it is too early to say.
   */
  catchUp: number | null;
  sameAge: number | null;
  /** Plain factories held by active players, and players with at least one. */
  factories: number;
  holders: number;
}

const powerAt = ({ days }: Member, day: number): number => days[day]?.power ?? 0;

/** The last complete day, and the players still active on it. */
function atTheEnd({ members }: Society): { last: number; active: Member[] } {
  const last = (members[0]?.days.length ?? 0) - 1;
  return { last, active: members.filter(({ joins, quits }) => joins <= last && quits > last) };
}

/**
 * Among those who play to the end, the player with the most mean power over all days: in the end
 * dozens have everything, within a point of each other (decision 44).
 */
export function winnerOf(society: Society): Member | undefined {
  const totalPower = ({ days }: Member) => days.reduce((all, day) => all + (day?.power ?? 0), 0);
  return atTheEnd(society).active.toSorted((a, b) => totalPower(b) - totalPower(a))[0];
}

/** The result of a world on its last day. */
export function outcomeOf(society: Society): WorldOutcome {
  const { last, active } = atTheEnd(society);
  const strongest = active.toSorted((a, b) => powerAt(b, last) - powerAt(a, last));
  const sum = (some: readonly Member[]) => some.reduce((all, one) => all + powerAt(one, last), 0);
  const top = strongest.slice(0, Math.ceil(strongest.length / 10));
  const late = active.filter(({ joins }) => joins > 0);
  const due = Math.min(...late.map(({ joins }) => joins)) + CATCH_UP.days;
  const medianOf = (some: readonly Member[], day = due) =>
    median(some.map((one) => powerAt(one, day))) ?? 0;
  const others = active.filter(({ joins }) => joins === 0);
  const held = active.map(({ days }) => days[last]?.factories ?? 0);
  return {
    seed: society.seed,
    topShare: sum(top) / Math.max(1, sum(active)),
    winner: winnerOf(society)?.temperament ?? null,
    catchUp: due > last ? null : medianOf(late) / Math.max(1, medianOf(others)),
    sameAge: due > last ? null : medianOf(late) / Math.max(1, medianOf(others, CATCH_UP.days)),
    factories: held.reduce((all, one) => all + one, 0),
    holders: held.filter((one) => one > 0).length,
  };
}

function winFailures(outcomes: readonly WorldOutcome[]): string[] {
  const wins = new Map<string, number>();
  for (const { winner } of outcomes) wins.set(winner ?? "", (wins.get(winner ?? "") ?? 0) + 1);
  const losers = WAYS.filter((way) => !wins.has(way));
  const dominant = [...wins].filter(([, count]) => count / outcomes.length > WINS_SHARE);
  return [
    ...losers.map((way) => `society: no ${way} wins anywhere`),
    ...dominant.map(([way, count]) => {
      return `society: ${way}s win in ${percent(count / outcomes.length)} of the worlds`;
    }),
  ];
}

/** The goals that these worlds miss, in words. */
export function missedSocietyGoals(outcomes: readonly WorldOutcome[]): string[] {
  const failures: string[] = [];
  for (const { seed, topShare } of outcomes) {
    if (topShare >= TOP_SHARE) {
      failures.push(`society ${seed}: the strongest tenth owns ${percent(topShare)} of the power`);
    }
  }
  if (outcomes.length >= WORLDS_FOR_WINS) failures.push(...winFailures(outcomes));
  return [...failures, ...lateFailures(outcomes)];
}

function lateFailures(outcomes: readonly WorldOutcome[]): string[] {
  const judged = outcomes.filter(({ catchUp }) => catchUp !== null);
  const goals = [
    ["are as far as the first were", judged.filter((one) => (one.sameAge ?? 0) >= CATCH_UP.ofAge)],
    ["are a level behind at most", judged.filter((one) => (one.catchUp ?? 0) >= CATCH_UP.ofOthers)],
  ] as const;
  return goals
    .filter(([, worlds]) => worlds.length < judged.length * CATCH_UP.worlds)
    .map(([what, worlds]) => {
      return `society: latecomers ${what} in ${worlds.length} of ${judged.length} worlds`;
    });
}

/** Share of those who joined after the first day who had a factory within ten minutes of play. */
export function settledShare({ members }: Society): number {
  const late = members.filter(({ joins }) => joins > 0);
  const settled = late.filter(({ settledMs }) => settledMs !== null && settledMs <= SETTLED.ms);
  return settled.length / Math.max(1, late.length);
}

/** The goals missed by newcomers of a crowded world, in words. */
export function missedCrowdGoals(crowd: Society): string[] {
  const share = settledShare(crowd);
  if (share >= SETTLED.share) return [];
  return [`crowd ${crowd.seed}: ${percent(share)} of the newcomers have a factory in ten minutes`];
}

/** A line for each world, and median final power by way of playing and by kind of player. */
export function societyText(societies: readonly Society[]): string {
  const worlds = societies.map(outcomeOf);
  const shareOf = (share: number | null) => (share === null ? "-" : percent(share));
  const lines = worlds.map(({ seed, topShare, winner, ...one }) => [
    seed,
    percent(topShare),
    winner ?? "-",
    shareOf(one.sameAge),
    shareOf(one.catchUp),
    String(one.factories),
    String(one.holders),
  ]);
  const heads = ["world", "top tenth", "winner", "same age", "latecomers", "factories", "holders"];
  const groups = new Map<string, number[]>();
  for (const { members } of societies) {
    for (const one of members) {
      const power = one.days.at(-1)?.power ?? 0;
      for (const group of [one.temperament, one.kind]) {
        groups.set(group, [...(groups.get(group) ?? []), power]);
      }
    }
  }
  const powers = [...groups].map(([group, all]) => [
    group,
    String(all.length),
    String(median(all)),
    String(Math.max(...all)),
  ]);
  const ways = [["played as", "players", "median power", "most"], ...powers];
  return `${table([heads, ...lines])}\n\n${table(ways)}`;
}
