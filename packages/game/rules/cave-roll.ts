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

/** What came out, before anybody's purse or candles are looked at. */
export type CaveRoll =
  | { find: "lost" }
  | { find: "trap"; metalPercent: number; energyPercent: number }
  | { find: Resource; amount: number }
  | { find: "part"; part: ExcavatorPartId };

/** The kind 0..4 of a part among those of its resource, from the smallest to the largest. */
export function partKind(part: ExcavatorPartId): number {
  return EXCAVATOR_PART_IDS.indexOf(part) % PART_RARITIES.length;
}

function rollPart(random: Random): ExcavatorPartId {
  const weights = EXCAVATOR_PART_IDS.map((part) => partRarity(partKind(part)).weight);
  const part = EXCAVATOR_PART_IDS[weightedIndex(weights, random)];
  if (part === undefined) throw new RangeError("There are no parts to find.");
  return part;
}

function rollVein({ digMin, digMax }: DigRanges, of: Resource, random: Random): number {
  let amount = 0;
  for (let i = 0; i < CAVE_DIG_ROLLS; i++) amount += random.int(digMin[of], digMax[of]);
  return amount;
}

/**
 * Decides what a cave holds. Draws, in this order: the find by its weight; when it is a find and
 * the player is tired, whether it is missed (then it is a wrong turn: traps get no likelier); then
 * what the find consists of. The same draws give the same roll, which is how it is verified.
 * @param divisor finds happen one time in this many of what the weights say: 1, 2 or 10
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
      return { find, amount: rollVein(ranges, find, random) };
    case "part":
      return { find, part: rollPart(random) };
  }
}
