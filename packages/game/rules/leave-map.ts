/** Bases that leave the map although nobody took them (rules §2); their players keep everything else. */

/**
 * Why a base leaves: it was idle longest of the guests or of the young accounts of its address or of a wider
 * network around it, of all guests, of all bots, or on a crowded map; the map was full, and its network held
 * more new bases than a newcomer's; its player hardly began and stayed away, went dormant, or was banned;
 * an admin freed the places of its network.
 */
export const BASE_LEAVINGS = [
  "guestsHere",
  "guestsNear",
  "newcomersHere",
  "newcomersNear",
  "guests",
  "bots",
  "crowded",
  "full",
  "idle",
  "asleep",
  "banned",
  "freed",
] as const;
export type BaseLeaving = (typeof BASE_LEAVINGS)[number];
