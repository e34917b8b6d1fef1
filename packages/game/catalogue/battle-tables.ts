/** Strengths and matchups of unit positions in battle, by rules version (rules §11). */
import type { Side } from "./units.ts";

interface MatchupRule {
  /** Distances in positions (modulo 10) to the enemy positions it is strong or weak against. */
  strong: readonly number[];
  weak: readonly number[];
}

/** The numbers of one version. Factors are by position and apply to both sides. */
export interface BattleTable {
  /** Factors of strength and hp. */
  strength: readonly number[];
  hp: readonly number[];
  matchups: Readonly<Record<Side, MatchupRule>>;
  /** Damage factors against positions that a unit is strong or weak against. */
  strong: number;
  weak: number;
}

/** Versions 1 and 2. */
const FIRST_TABLE: BattleTable = {
  strength: [0.5, 0.5, 0.79, 0.66, 6, 0.73, 0.94, 1, 0.94, 7],
  hp: [1, 1, 1.41, 1.26, 1, 1.41, 1.67, 2, 1.73, 1],
  matchups: {
    attack: { strong: [0, 3], weak: [5, 8] },
    defense: { strong: [2, 5], weak: [0, 7] },
  },
  strong: 1.5,
  weak: 0.75,
};

/** Version 3 and later (decision 39). */
export const CURRENT_TABLE: BattleTable = {
  ...FIRST_TABLE,
  strength: [0.5, 0.5, 0.79, 0.66, 4, 0.73, 0.94, 1, 0.94, 3],
  hp: [0.5, 0.5, 1.41, 1.26, 1, 1.41, 1.67, 2, 1.73, 1],
  matchups: {
    attack: { strong: [8, 9], weak: [1, 2] },
    defense: { strong: [8, 9], weak: [0, 1] },
  },
  strong: 2,
};

/** The first version that uses the current table. */
const CURRENT_TABLE_SINCE = 3;

/** The table for battles of a rules version. */
export function battleTable(rulesVersion: number): BattleTable {
  return rulesVersion < CURRENT_TABLE_SINCE ? FIRST_TABLE : CURRENT_TABLE;
}

/**
 * The damage factor of a unit of `side` at `index` against the enemy unit at `enemyIndex` (both
 * 0..9) in this table.
 */
export function matchupIn(
  { matchups, strong, weak }: BattleTable,
  side: Side,
  index: number,
  enemyIndex: number,
): number {
  const distance = (enemyIndex - index + 10) % 10;
  if (matchups[side].strong.includes(distance)) return strong;
  return matchups[side].weak.includes(distance) ? weak : 1;
}
