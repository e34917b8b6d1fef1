/** Numbers of the battle (rules §11). */
import type { Side } from "./units.ts";

/** What strength and hp are multiplied by in battle, by position; the same for both sides. */
export const BATTLE_FACTORS = {
  strength: [0.5, 0.5, 0.79, 0.66, 6, 0.73, 0.94, 1, 0.94, 7],
  hp: [1, 1, 1.41, 1.26, 1, 1.41, 1.67, 2, 1.73, 1],
} as const satisfies Record<string, readonly number[]>;

interface MatchupRule {
  /** Distances in positions (modulo 10) to the enemy positions it is strong or weak against. */
  strong: readonly number[];
  weak: readonly number[];
}

const matchups = {
  attack: { strong: [0, 3], weak: [5, 8] },
  defense: { strong: [2, 5], weak: [0, 7] },
} as const satisfies Record<Side, MatchupRule>;

/**
 * What the damage of a unit of `side` at `index` is multiplied by against the enemy unit at
 * `enemyIndex` (both 0..9): 1.5, 0.75 or 1 (rules §11).
 */
export function matchup(side: Side, index: number, enemyIndex: number): number {
  const distance = (enemyIndex - index + 10) % 10;
  const { strong, weak }: MatchupRule = matchups[side];
  if (strong.includes(distance)) return 1.5;
  return weak.includes(distance) ? 0.75 : 1;
}
