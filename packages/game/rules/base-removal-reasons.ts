/** Reasons why a base leaves the map (rules §2). Its player keeps everything else. */

/**
 * Why a base leaves: it was idle longest among the guests or young accounts of its address or of a
 * wider network, among all guests, among all bots, or on a crowded map; the map was full and its
 * network had more new bases than the newcomer's; its player hardly played and stayed away, was
 * absent, or was banned; an admin freed the places of its network.
 */
export const BASE_REMOVAL_REASONS = [
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
export type BaseRemovalReason = (typeof BASE_REMOVAL_REASONS)[number];
