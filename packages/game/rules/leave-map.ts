/** Bases that leave the map although nobody took them (rules §2); their players keep everything else. */

/**
 * Why a base leaves: it was idle longest of the guests or of the young accounts of its network, of all
 * guests, of all bots, or on a crowded map; its player hardly began and stayed away, or went dormant.
 */
export const BASE_LEAVINGS = [
  "guestsHere",
  "newcomersHere",
  "guests",
  "bots",
  "crowded",
  "idle",
  "asleep",
] as const;
export type BaseLeaving = (typeof BASE_LEAVINGS)[number];
