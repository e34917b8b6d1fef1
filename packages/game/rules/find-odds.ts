/** The chances of a search as they stand before it, and what it brings on average (rules §4, §6, §7). */
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

/** Share of each thing that a cave may turn out to be; with fatigue what is missed is a wrong turn. */
export function caveOdds(divisor: number): Readonly<Record<CaveFind, number>> {
  const total = sum(Object.values(CAVE_WEIGHTS));
  const share = (find: CaveFind) =>
    CAVE_WEIGHTS[find] / total / (CAVE_FINDS.includes(find) ? divisor : 1);
  const found = { metal: share("metal"), energy: share("energy"), part: share("part") };
  const trap = share("trap");
  return { lost: 1 - trap - sum(Object.values(found)), trap, ...found };
}

/** Share of each thing that a forest may hold; `nothing` is what only the tired meet. */
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

/** Share of each rarity among the parts of caves, from the smallest kind to the largest. */
export function partOdds(): readonly number[] {
  const total = sum(PART_RARITIES.map(({ weight }) => weight));
  return PART_RARITIES.map(({ weight }) => weight / total);
}

/** What a cave's vein of one resource is worth on average, by the dig range of it. */
export function meanCaveYield([min, max]: readonly [number, number]): number {
  return (CAVE_DIG_ROLLS * (min + max)) / 2;
}

/** What a trap takes of one resource on average: of what is carried, by the dig maximum of it. */
export function meanTrapLoss(carried: number, digMax: number): number {
  const percents = Array.from(
    { length: TRAP.maxPercent - TRAP.minPercent + 1 },
    (_, i) => TRAP.minPercent + i,
  );
  const losses = percents.map((percent) => trapLoss(carried, percent, digMax));
  return sum(losses) / percents.length;
}

/** What a lottery ticket pays on average. */
export function meanLottoPrize(): number {
  const total = sum(LOTTO_PRIZES.map(({ weight }) => weight));
  return sum(LOTTO_PRIZES.map(({ weight, min, max }) => (weight / total) * ((min + max) / 2)));
}
