/** Numbers of relics (rules §9). */
import type { FieldType } from "./fields.ts";

/** Relics of a player on each day. */
export const RELICS_PER_DAY = 3;

/** Types of fields that can have a relic. */
export const RELIC_FIELD_TYPES = [
  "waste",
  "metal",
  "energy",
  "forest",
] as const satisfies readonly FieldType[];

/** Side of the square area that is shown for each relic, in fields. */
export const RELIC_AREA = 9;

/** A relic shows to its player from this many steps away. */
export const RELIC_SIGHT = 1;

/** Weights of what a relic holds, in roll order. */
export const RELIC_WEIGHTS = { metal: 30, energy: 30, part: 25, drives: 15 } as const;
export type RelicFind = keyof typeof RELIC_WEIGHTS;

/** Metal or energy of a relic, in average digs. */
export const RELIC_DIGS = 20;

/** Number of Probability Drives in a relic. */
export const RELIC_DRIVES = 2;
