/** The renown of a day from what a player did on it (rules §17). Scores are in hundredths. */
import {
  HALF_SCORE_AT,
  LOOT_HIGH_DAYS,
  MAX_SOURCE_SCORE,
  RENOWN_SOURCES,
  type RenownSource,
  SCORE_DIVISORS,
} from "../catalogue/renown.ts";
import type { Standings } from "./fights.ts";

export type RenownValues = Readonly<Record<RenownSource, number>>;

/** The score of one source in hundredths: 120 x raw / (raw + half), rounded down. */
export function renownScore(source: RenownSource, raw: number): number {
  const positive = Math.max(0, raw);
  return Math.floor((100 * MAX_SOURCE_SCORE * positive) / (positive + HALF_SCORE_AT[source]));
}

/** The four scores of a day in hundredths. */
export function renownScores(raw: RenownValues): RenownValues {
  const scoreOf = (source: RenownSource) => renownScore(source, raw[source]);
  return {
    holding: scoreOf("holding"),
    raiding: scoreOf("raiding"),
    exploring: scoreOf("exploring"),
    strength: scoreOf("strength"),
  };
}

/** The best score, plus a half of the second, a quarter of the third, an eighth of the fourth. */
export function renownOfDay(scores: RenownValues): number {
  const sorted = RENOWN_SOURCES.map((source) => scores[source]).sort((a, b) => b - a);
  return Math.floor(sorted.reduce((sum, score, at) => sum + score / (SCORE_DIVISORS[at] ?? 1), 0));
}

/**
 * The part of loot that counts: times the defender's standing by the attacker's, at most all of it,
 * and none from a labeled bot.
 */
export function countedLoot(
  loot: number,
  { attacker, defender }: Standings,
  isBot = false,
): number {
  if (isBot || attacker <= 0) return 0;
  return loot * Math.min(1, defender / attacker);
}

/** The fact of a fight's ledger row that renown counts, in whole units; none without loot. */
export const lootThatCounts = (
  loot: number,
  standings: Standings,
  isBot?: boolean,
): { counted?: number } =>
  loot > 0 ? { counted: Math.floor(countedLoot(loot, standings, isBot)) } : {};

/**
 * What a day's raiding counts: the net loot at its end above the highest net loot at the ends of
 * the days before, at least 0.
 * @param before net loot at the ends of the season's earlier days, latest first. A season starts
 *   at 0.
 */
export function raidingOfDay(netLoot: number, before: readonly number[]): number {
  const window = [...before, 0].slice(0, LOOT_HIGH_DAYS);
  return Math.max(0, netLoot - Math.max(...window));
}
