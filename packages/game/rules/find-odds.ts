/** Odds of a search and its average yield (rules §4, §6, §7). */
import {
  CAVE_DIG_ROLLS,
  CAVE_FINDS,
  CAVE_WEIGHTS,
  type CaveFind,
  FOREST_WEIGHTS,
  LOTTO_PRIZES,
  PART_RARITIES,
  TRAP,
} from "../catalogue/finds.ts";
import { trapLoss } from "./explore-cave.ts";
import type { ForestRoll } from "./forest-roll.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Probability of each cave result. With fatigue, missed finds become wrong turns. */
export function caveOdds(divisor: number): Readonly<Record<CaveFind, number>> {
  const total = sum(Object.values(CAVE_WEIGHTS));
  const share = (find: CaveFind) =>
    CAVE_WEIGHTS[find] / total / (CAVE_FINDS.includes(find) ? divisor : 1);
  const found = { metal: share("metal"), energy: share("energy"), part: share("part") };
  const trap = share("trap");
  return { lost: 1 - trap - sum(Object.values(found)), trap, ...found };
}

/** Probability of each forest result. `nothing` occurs only with fatigue. */
export function forestOdds(divisor: number): Readonly<Record<ForestRoll["find"], number>> {
  const total = sum(Object.values(FOREST_WEIGHTS)) * divisor;
  return {
    nothing: 1 - 1 / divisor,
    map: FOREST_WEIGHTS.map / total,
    pikeman: FOREST_WEIGHTS.pikeman / total,
    mines: FOREST_WEIGHTS.mines / total,
    lotto: FOREST_WEIGHTS.lotto / total,
    prob_drive: FOREST_WEIGHTS.prob_drive / total,
    improb_drive: FOREST_WEIGHTS.improb_drive / total,
  };
}

/** Probability of each rarity among parts found in caves, smallest kind first. */
export function partOdds(): readonly number[] {
  const total = sum(PART_RARITIES.map(({ weight }) => weight));
  return PART_RARITIES.map(({ weight }) => weight / total);
}

/** Average amount of a metal or energy find in a cave, for a dig range. */
export function meanCaveYield([min, max]: readonly [number, number]): number {
  return (CAVE_DIG_ROLLS * (min + max)) / 2;
}

/** Average loss of one resource in a trap, for a carried amount and dig maximum. */
export function meanTrapLoss(carried: number, digMax: number): number {
  const percents = Array.from(
    { length: TRAP.maxPercent - TRAP.minPercent + 1 },
    (_, i) => TRAP.minPercent + i,
  );
  const losses = percents.map((percent) => trapLoss(carried, percent, digMax));
  return sum(losses) / percents.length;
}

/** Average payout of a lottery ticket. */
export function meanLottoPrize(): number {
  const total = sum(LOTTO_PRIZES.map(({ weight }) => weight));
  return sum(LOTTO_PRIZES.map(({ weight, min, max }) => (weight / total) * ((min + max) / 2)));
}
