/** Veins: ore fields that pay double for a day, and which of them a player knows (rules §4). */
import { FATIGUE, VEIN } from "../catalogue/limits.ts";
import { utcDay } from "../game-time.ts";
import type { PlayerState, Position } from "../state.ts";
import { isSeen, markVisited, nothingVisited } from "../world/explored.ts";
import { cellIndex } from "../world/grid.ts";
import { countersToday } from "./daily-counters.ts";
import { type RollDigest, rollRandom } from "./fair-chance.ts";

/** The text hashed under the day's seed to decide a field, such as `vein:17:4`. No roll has it. */
export function veinText({ x, y }: Position): string {
  return `vein:${x}:${y}`;
}

/**
 * Whether the day's seed puts a vein on a cell: one cell in 25, independently. It only matters on
 * metal and energy fields. Anyone can verify it once the seed is published.
 */
export function isVein(cell: Position, digest: RollDigest): boolean {
  return rollRandom(veinText(cell), digest).int(1, VEIN.oneIn) === 1;
}

/**
 * The cells visited today, one bit each, including the current one.
 * @param now milliseconds
 */
export function walkedToday(player: PlayerState, now: number): Uint8Array {
  const before = player.walkedDay < utcDay(now) ? nothingVisited() : player.walked;
  return markVisited(before, player);
}

/** The walk record after a step, as a patch; empty for a cell already visited today. */
export function walkPatch(
  player: PlayerState,
  to: Position,
  now: number,
): Partial<Pick<PlayerState, "walkedDay" | "walked">> {
  const walked = markVisited(walkedToday(player, now), to);
  if (walked === player.walked) return {};
  return { walked, walkedDay: Math.max(player.walkedDay, utcDay(now)) };
}

/** Whether the player has dug the vein of this cell today. */
function isDugOut(player: PlayerState, cell: Position, now: number): boolean {
  return countersToday(player, now).veins.includes(cellIndex(cell));
}

/**
 * Whether the player would know of a vein on a cell: it is within 3 cells of their path today, and
 * they have not dug it today.
 */
export function knowsVein(player: PlayerState, cell: Position, now: number): boolean {
  return isSeen(walkedToday(player, now), cell) && !isDugOut(player, cell, now);
}

/** Whether veins still pay after this many digs and veins today. */
export function veinsStillPay(digs: number, veins: number): boolean {
  return digs < FATIGUE.dig.full && veins < VEIN.perDay;
}

/**
 * Whether a vein pays the player's next dig on its cell: the first dig there today, one of the
 * day's first 500 digs, and at most three veins a day.
 */
export function veinPays(player: PlayerState, cell: Position, now: number): boolean {
  const { digs, veins } = countersToday(player, now);
  return veinsStillPay(digs, veins.length) && !isDugOut(player, cell, now);
}
