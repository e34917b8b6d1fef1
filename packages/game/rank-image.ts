/** Ranks and their base images (spec §9, rules §17). */

/** From the lowest ranks up: ranks greater than `above` have base image `image`. */
const IMAGE_STEPS = [
  { above: 500, image: 14 },
  { above: 400, image: 13 },
  { above: 300, image: 12 },
  { above: 200, image: 11 },
  { above: 100, image: 10 },
  { above: 50, image: 9 },
  { above: 20, image: 8 },
  { above: 10, image: 7 },
  { above: 5, image: 6 },
  { above: 4, image: 5 },
  { above: 3, image: 4 },
  { above: 2, image: 3 },
  { above: 1, image: 2 },
] as const;

/** Base images are numbered from 1 (first rank) to this (no rank). */
export const BASE_IMAGES = 14;

export type BaseImage = 1 | (typeof IMAGE_STEPS)[number]["image"];

/** The base image of a rank, 1..14. No rank, or a rank below 1, gives 14 (spec §2, §9). */
export function baseImageNumber(rank: number | null): BaseImage {
  if (rank === null || rank < 1) return BASE_IMAGES;
  return IMAGE_STEPS.find(({ above }) => rank > above)?.image ?? 1;
}

/** The last rank that has this base image or a better one, for images 1..13. */
export function lastRankOfImage(image: number): number {
  return IMAGE_STEPS.find((step) => step.image === image + 1)?.above ?? image;
}

/**
 * The rank that a base shows. A player without power always counts as unranked, even in a small
 * world, so the base has the last image (rules §17).
 */
export function shownRank(place: { rank: number; power: number } | null): number | null {
  return place === null || place.power <= 0 ? null : place.rank;
}

/** The facts that decide a rank. */
export interface RankEntry {
  id: number;
  /** Total power (rules §17). */
  power: number;
  createdAt: number;
}

/** Sort order of ranks: higher total power, then older account, then lower id. */
export function compareForRank(a: RankEntry, b: RankEntry): number {
  return b.power - a.power || a.createdAt - b.createdAt || a.id - b.id;
}
