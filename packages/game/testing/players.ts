/** Players for tests. */

import { UNITS_PER_SIDE } from "../catalogue/units.ts";
import { newPlayer } from "../rules/new-player.ts";
import type { Fight, PlayerState } from "../state.ts";
import { type Changes, playerAfter } from "../writes.ts";

/** Noon of a UTC day well after the epoch. */
export const NOON = 20_000 * 86_400_000 + 12 * 3_600_000;

/** A freshly registered player standing on their base at 10/10. */
export function makePlayer(set: Partial<PlayerState> & { id: number }): PlayerState {
  const cell = { x: 10, y: 10 };
  const start = { now: NOON, isGuest: false, referrerId: null, position: cell, base: cell };
  return { ...newPlayer(start).player, ...set };
}

/** Unit counts of one side from position 1 on; the rest are 0. */
export function units(...counts: number[]): number[] {
  return Array.from({ length: UNITS_PER_SIDE }, (_, index) => counts[index] ?? 0);
}

/** Unit counts of one side, keyed by index. */
export function unitsAt(counts: Readonly<Record<number, number>>): number[] {
  return units().map((none, index) => counts[index] ?? none);
}

/** An attacker's record of a raid an hour ago that won against player 2 but took no loot. */
export function makeFight(set: Partial<Fight> = {}): Fight {
  const fought = { other: 2, at: NOON - 3_600_000, role: "attacker", place: "base" } as const;
  return { ...fought, won: true, cell: 459, loot: 0, pool: "large", revenge: false, ...set };
}

export function afterChanges(player: PlayerState, changes: Changes): PlayerState {
  return playerAfter(player, changes);
}
