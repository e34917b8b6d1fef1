/** The provable roll of a cave (rules §6, §16). */
import { EXCAVATOR_PART_IDS, type ExcavatorPartId } from "../catalogue/excavator.ts";
import {
  CAVE_DIG_ROLLS,
  CAVE_FINDS,
  CAVE_WEIGHTS,
  PART_RARITIES,
  partRarity,
  TRAP,
} from "../catalogue/finds.ts";
import type { Random } from "../random.ts";
import type { Resource } from "../resource.ts";
import type { DigRanges } from "./install-part.ts";
import { weightedIndex, weightedKey } from "./weighted.ts";

/** The roll alone, before the player's resources or candles matter. */
export type CaveRoll =
  | { find: "lost" }
  | { find: "trap"; metalPercent: number; energyPercent: number }
  | { find: Resource; amount: number }
  | { find: "part"; part: ExcavatorPartId };

/** Index 0..4 of a part among those of its resource, smallest first. */
export function partKind(part: ExcavatorPartId): number {
  return EXCAVATOR_PART_IDS.indexOf(part) % PART_RARITIES.length;
}

export function rollPart(random: Random): ExcavatorPartId {
  const weights = EXCAVATOR_PART_IDS.map((part) => partRarity(partKind(part)).weight);
  const part = EXCAVATOR_PART_IDS[weightedIndex(weights, random)];
  if (part === undefined) throw new RangeError("There are no parts to find.");
  return part;
}

function rollOreAmount({ digMin, digMax }: DigRanges, resource: Resource, random: Random): number {
  let amount = 0;
  for (let i = 0; i < CAVE_DIG_ROLLS; i++) amount += random.int(digMin[resource], digMax[resource]);
  return amount;
}

/**
 * Decides what a cave holds. Draws in this order: the find by weight; for a find of a tired player,
 * whether it is missed (it becomes a wrong turn, so traps get no likelier); then its contents. The
 * same draws give the same roll, which makes it verifiable.
 * @param divisor fatigue divides the chance of finds by this: 1, 2 or 10
 */
export function rollCave(ranges: DigRanges, divisor: number, random: Random): CaveRoll {
  const drawn = weightedKey(CAVE_WEIGHTS, random);
  const missed = CAVE_FINDS.includes(drawn) && divisor > 1 && random.int(1, divisor) > 1;
  const find = missed ? "lost" : drawn;
  switch (find) {
    case "lost":
      return { find };
    case "trap": {
      const { minPercent, maxPercent } = TRAP;
      const metalPercent = random.int(minPercent, maxPercent);
      return { find, metalPercent, energyPercent: random.int(minPercent, maxPercent) };
    }
    case "metal":
    case "energy":
      return { find, amount: rollOreAmount(ranges, find, random) };
    case "part":
      return { find, part: rollPart(random) };
  }
}
