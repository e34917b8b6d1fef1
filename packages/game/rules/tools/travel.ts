/** Travel with the GPS (rules §14). */
import { HOUR } from "../../game-time.ts";
import type { Env, Refusal } from "../../result.ts";
import type { Position } from "../../state.ts";
import { isOnGrid, isSameCell } from "../../world/grid.ts";
import { waitLeft } from "../waits.ts";
import { jump, type Landing } from "./jump.ts";
import type { Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface TravelOutcome extends Landing {
  tool: "gps";
  /** The level of the GPS, which is kept. */
  count: number;
  /** When the GPS is ready again. */
  readyAt: number;
}

type TravelRefusal = "NOT_FOUND" | "GPS_NEEDED" | "ALREADY_THERE" | "TOOL_NOT_READY";

/** Minimum time between two trips with a GPS of this level (1..5), in milliseconds. */
export function gpsCooldownMs(level: number): number {
  return HOUR / level;
}

/** Time until the GPS is ready, milliseconds. A wait started at a lower level is not shortened. */
export function gpsCooldownLeft(readyAt: number, now: number): number {
  return waitLeft(readyAt, gpsCooldownMs(1), now);
}

/** Everything that decides a trip. */
export interface TravelHoldings {
  /** Level of the GPS, 0 without one. */
  level: number;
  at: Position;
  plot: Position | null;
  /** When the GPS is ready again, milliseconds; 0 if never used. */
  readyAt: number;
}

/** Why a trip is refused (with the time left if it is too early); null if it is allowed. */
export function travelRefusal(
  { level, at, plot, readyAt }: TravelHoldings,
  now: number,
): Refusal<TravelRefusal> | null {
  if (level < 1) return { ok: false, code: "GPS_NEEDED" };
  if (plot === null || !isOnGrid(plot)) return { ok: false, code: "NOT_FOUND" };
  if (isSameCell(plot, at)) return { ok: false, code: "ALREADY_THERE" };
  const waitMs = gpsCooldownLeft(readyAt, now);
  return waitMs > 0 ? { ok: false, code: "TOOL_NOT_READY", waitMs } : null;
}

/**
 * Travels to one of the player's own plots, once per 60 / level minutes; mines there may explode.
 * As a move it writes no log line. Refuses with `BAD_INPUT` (no plot given), `GPS_NEEDED`,
 * `NOT_FOUND` (no such plot), `ALREADY_THERE` and `TOOL_NOT_READY` (with the time left).
 */
function travel(
  state: ToolState,
  input: ToolInput,
  env: Env,
): ToolEffect<TravelOutcome> | Refusal<TravelRefusal | "BAD_INPUT"> {
  const { player, plot } = state;
  const { count: level } = input;
  if (input.plot === undefined) return { ok: false, code: "BAD_INPUT" };
  const refusal = travelRefusal({ level, at: player, plot, readyAt: player.gpsReadyAt }, env.now);
  if (plot === null || refusal !== null) return refusal ?? { ok: false, code: "NOT_FOUND" };
  const gpsReadyAt = env.now + gpsCooldownMs(level);
  const { changes, landing } = jump(state, plot, env);
  return {
    ok: true,
    outcome: { tool: "gps", count: level, readyAt: gpsReadyAt, ...landing },
    detail: null,
    set: { gpsReadyAt },
    changes,
  };
}

export const gpsTool = {
  id: "gps",
  icon: "gps",
  basePrice: 500,
  pack: null,
  use: travel,
  isJump: true,
} as const satisfies Tool;
