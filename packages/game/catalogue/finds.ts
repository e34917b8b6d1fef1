/** Finds in caves, forests, memorials and mirages, with their odds (rules §6-9). */

/** Possible results of exploring a cave. */
export type CaveFind = "lost" | "trap" | "metal" | "energy" | "part";

/** Weights of the cave roll, in roll order (rules §6). */
export const CAVE_WEIGHTS = { lost: 20, trap: 15, metal: 20, energy: 20, part: 25 } as const;

/** Results that count as finds, which fatigue makes rarer (rules §4). */
export const CAVE_FINDS: readonly CaveFind[] = ["metal", "energy", "part"];

/** Number of dig rolls that a find of metal or energy in a cave is worth (rules §6). */
export const CAVE_DIG_ROLLS = 3;

/** A trap's loss: percentage of the carried amount, at most `maxDigs` dig maximums (rules §6). */
export const TRAP = { minPercent: 1, maxPercent: 5, maxDigs: 3 } as const;

/**
 * The five kinds of part per resource, smallest first: weight (ten times the percentages 33, 15,
 * 1.5, 0.4 and 0.1 of the rules), rarity and color (rules §6).
 */
export const PART_RARITIES = [
  { weight: 330, rarity: "Common", color: "gray" },
  { weight: 150, rarity: "Uncommon", color: "green" },
  { weight: 15, rarity: "Rare", color: "blue" },
  { weight: 4, rarity: "Epic", color: "purple" },
  { weight: 1, rarity: "Legendary", color: "orange" },
] as const;
export type Rarity = (typeof PART_RARITIES)[number]["rarity"];

/** Weights of the forest roll, in roll order (rules §7). */
export const FOREST_WEIGHTS = {
  map: 35,
  pikeman: 25,
  mines: 20,
  lotto: 12,
  prob_drive: 6,
  improb_drive: 2,
} as const;

/** Number of Pikemen that join, and of mines found (rules §7). */
export const FOREST_PIKEMEN = { min: 1, max: 5 } as const;
export const FOREST_MINES = { min: 1, max: 3 } as const;

/** Prizes of the forest's lottery ticket, in metal or energy (rules §7). */
export const LOTTO_PRIZES = [
  { weight: 70, min: 100, max: 1000 },
  { weight: 25, min: 1000, max: 5000 },
  { weight: 5, min: 20000, max: 20000 },
] as const;

/** Rarity and color of a part, by its kind (0..4). */
export function partRarity(kind: number): (typeof PART_RARITIES)[number] {
  return PART_RARITIES[kind] ?? PART_RARITIES[0];
}
