/** The provable roll of a forest (rules §7, §16). */
import { FOREST_MINES, FOREST_PIKEMEN, FOREST_WEIGHTS, LOTTO_PRIZES } from "../catalogue/finds.ts";
import type { Random } from "../random.ts";
import { RESOURCES, type Resource } from "../resource.ts";
import { weightedIndex, weightedKey } from "./weighted.ts";

/** The roll alone, before the player's slots or map matter. */
export type ForestRoll =
  | { find: "nothing" }
  | { find: "map" }
  | { find: "prob_drive" | "improb_drive" }
  | { find: "pikeman" | "mines"; count: number }
  | { find: "lotto"; resource: Resource; amount: number };

function rollLotto(random: Random): ForestRoll {
  const resource = random.pick(RESOURCES);
  const weights = LOTTO_PRIZES.map(({ weight }) => weight);
  const prize = LOTTO_PRIZES[weightedIndex(weights, random)] ?? LOTTO_PRIZES[0];
  return { find: "lotto", resource, amount: random.int(prize.min, prize.max) };
}

/**
 * Decides what a forest holds. Draws in this order: the find by weight; with fatigue (`divisor` 2
 * or 10), whether it is missed; then its contents. The same draws give the same roll, which makes
 * it verifiable.
 */
export function rollForest(divisor: number, random: Random): ForestRoll {
  const find = weightedKey(FOREST_WEIGHTS, random);
  if (divisor > 1 && random.int(1, divisor) > 1) return { find: "nothing" };
  switch (find) {
    case "pikeman":
      return { find, count: random.int(FOREST_PIKEMEN.min, FOREST_PIKEMEN.max) };
    case "mines":
      return { find, count: random.int(FOREST_MINES.min, FOREST_MINES.max) };
    case "lotto":
      return rollLotto(random);
    case "map":
      return { find };
    default:
      return { find };
  }
}
