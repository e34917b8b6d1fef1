/** Ranks and what they look like (spec §9, rules §17). */

/** From the outside in: ranks above `above` live in base image `image`. */
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

/** Base images, numbered from 1 (the first rank) to this (no rank). */
export const BASE_IMAGES = 14;

/** The number of a base image. */
export type BaseImage = 1 | (typeof IMAGE_STEPS)[number]["image"];

/** The base image of a rank: 1..14; no rank, or one below 1, gives 14 (spec §2, §9). */
export function baseImageNumber(rank: number | null): BaseImage {
  if (rank === null || rank < 1) return BASE_IMAGES;
  return IMAGE_STEPS.find(({ above }) => rank > above)?.image ?? 1;
}

/** The last rank that lives in this base image or a better one, for images 1..13. */
export function lastRankOfImage(image: number): number {
  return IMAGE_STEPS.find((step) => step.image === image + 1)?.above ?? image;
}

/**
 * The rank that a base shows. A player without power ranks behind everybody, however few those are, so
 * that the base has the last rank's picture (rules §17).
 */
export function shownRank(place: { rank: number; power: number } | null): number | null {
  return place === null || place.power <= 0 ? null : place.rank;
}

/** What decides a rank. */
export interface RankEntry {
  id: number;
  /** Total power (rules §17). */
  power: number;
  createdAt: number;
}

/** Sorts the first rank to the front: by total power, then by older account, then by lower id. */
export function compareForRank(a: RankEntry, b: RankEntry): number {
  return b.power - a.power || a.createdAt - b.createdAt || a.id - b.id;
}
