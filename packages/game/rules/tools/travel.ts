/** Travelling with the GPS (rules §14). */

import { HOUR } from "../../game-time.ts";
import type { Env, Refusal, Result } from "../../result.ts";
import type { Position } from "../../state.ts";
import { isOnGrid, isSameCell } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { type JumpState, jump, type Landing } from "./jump.ts";
import { toolCount } from "./tool-counts.ts";

export interface TravelState extends JumpState {
  /** Where the player's own plot is; null when there is no such plot of theirs. */
  plot: Position | null;
}

export interface TravelOutcome extends Landing {
  tool: "gps";
  /** The GPS is kept: its level. */
  count: number;
  /** When the GPS is ready again. */
  readyAt: number;
}

export type TravelRefusal = "NOT_FOUND" | "GPS_NEEDED" | "ALREADY_THERE" | "TOOL_NOT_READY";

/** Time between two journeys with a GPS of this level (1..5), in milliseconds. */
export function gpsRestMs(level: number): number {
  return HOUR / level;
}

/** What decides over a journey. */
export interface TravelHoldings {
  /** Level of the GPS, 0 for none. */
  level: number;
  at: Position;
  plot: Position | null;
  /** When the GPS is ready again, milliseconds; 0 when it never was used. */
  readyAt: number;
}

/** Why a journey is refused, with the time left where that is why; null when it is not. */
export function travelRefusal(
  { level, at, plot, readyAt }: TravelHoldings,
  now: number,
): Refusal<TravelRefusal> | null {
  if (level < 1) return { ok: false, code: "GPS_NEEDED" };
  if (plot === null || !isOnGrid(plot)) return { ok: false, code: "NOT_FOUND" };
  if (isSameCell(plot, at)) return { ok: false, code: "ALREADY_THERE" };
  return readyAt > now ? { ok: false, code: "TOOL_NOT_READY", waitMs: readyAt - now } : null;
}

/**
 * Travels to one of the player's own plots, once per 60 / level minutes; mines there may go off. A
 * move, so it writes no log. Refuses with `GPS_NEEDED`, `NOT_FOUND` (no such plot), `ALREADY_THERE`
 * and `TOOL_NOT_READY` (with the time left).
 */
export function travel(state: TravelState, env: Env): Result<TravelOutcome, TravelRefusal> {
  const { player, plot } = state;
  const { now } = env;
  const level = toolCount(player, "gps");
  const refusal = travelRefusal({ level, at: player, plot, readyAt: player.gpsReadyAt }, now);
  if (plot === null || refusal !== null) return refusal ?? { ok: false, code: "NOT_FOUND" };
  const readyAt = now + gpsRestMs(level);
  const { changes, landing } = jump(state, plot, env);
  const set = { gpsReadyAt: readyAt };
  return {
    ok: true,
    changes: [write("player", { id: player.id, set }), ...changes],
    outcome: { tool: "gps", count: level, readyAt, ...landing },
  };
}
