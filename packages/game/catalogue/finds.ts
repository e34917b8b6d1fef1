/** Finds in caves, forests, memorials and mirages, with their odds (rules §6-9). */

/** The results of a cave. */
export type CaveFind = "lost" | "trap" | "metal" | "energy" | "part";

/** Weights of a cave's roll, in the order of the roll (rules §6). */
export const CAVE_WEIGHTS = { lost: 20, trap: 15, metal: 20, energy: 20, part: 25 } as const;

/** Whether it counts as a find, which fatigue makes rarer (rules §4). */
export const CAVE_FINDS: readonly CaveFind[] = ["metal", "energy", "part"];

/** Dig rolls that a find of metal or energy in a cave is worth (rules §6). */
export const CAVE_DIG_ROLLS = 3;

/** A trap's loss: percent of the carried amount, at most this multiple of the dig maximum (rules §6). */
export const TRAP = { minPercent: 1, maxPercent: 5, maxDigs: 3 } as const;

/**
 * Kinds of a part from the smallest to the largest: weight within either resource's five (the
 * rules' 33, 15, 1.5, 0.4 and 0.1 times ten), and color by rarity (rules §6).
 */
export const PART_RARITIES = [
  { weight: 330, rarity: "Common", color: "gray" },
  { weight: 150, rarity: "Uncommon", color: "green" },
  { weight: 15, rarity: "Rare", color: "blue" },
  { weight: 4, rarity: "Epic", color: "purple" },
  { weight: 1, rarity: "Legendary", color: "orange" },
] as const;
export type Rarity = (typeof PART_RARITIES)[number]["rarity"];

/** Weights of a forest's roll, in the order of the roll (rules §7). */
export const FOREST_WEIGHTS = {
  map: 35,
  pikeman: 25,
  mines: 20,
  lotto: 12,
  prob_drive: 6,
  improb_drive: 2,
} as const;

/** Number of pikemen that join, and of mines found (rules §7). */
export const FOREST_PIKEMEN = { min: 1, max: 5 } as const;
export const FOREST_MINES = { min: 1, max: 3 } as const;

/** Prizes of the forest's lottery ticket, in metal or energy (rules §7). */
export const LOTTO_PRIZES = [
  { weight: 70, min: 100, max: 1000 },
  { weight: 25, min: 1000, max: 5000 },
  { weight: 5, min: 20000, max: 20000 },
] as const;

/** A part's name in finds and lists: its rarity and color. */
export function partRarity(kind: number): (typeof PART_RARITIES)[number] {
  return PART_RARITIES[kind] ?? PART_RARITIES[0];
}
