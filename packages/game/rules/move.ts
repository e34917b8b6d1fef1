/** Movement (spec §4, rules §3). */

import type { Env, Result } from "../result.ts";
import type { PlayerPatch, PlayerState, Position } from "../state.ts";
import { markVisited } from "../world/explored.ts";
import { isOneStep, isOnGrid, isSameCell } from "../world/grid.ts";
import { write } from "../writes.ts";
import { walkPatch } from "./veins.ts";

/** The player's new position, or with `suggestion` the unchanged one. */
export interface MoveOutcome extends Position {
  kind: "moved" | "suggestion";
  /** Whether the player changed cells. */
  stepped: boolean;
  /** Whether the player had never been here. */
  discovered: boolean;
}

/**
 * Moves a player to a cell within one step, wrapping at the edges, or keeps them in place. Any
 * other cell changes nothing and returns the player's position. Refuses with `BAD_INPUT` if it is
 * not a cell of the grid.
 */
export function movePlayer(
  { player }: { player: PlayerState },
  input: Position,
  { now }: Env,
): Result<MoveOutcome, "BAD_INPUT"> {
  if (!isOnGrid(input)) return { ok: false, code: "BAD_INPUT" };
  const { x, y } = input;
  const still = { stepped: false, discovered: false };
  if (!isOneStep(player, input)) {
    const outcome = { kind: "suggestion", x: player.x, y: player.y, ...still } as const;
    return { ok: true, changes: [], outcome };
  }
  const explored = markVisited(player.explored, input);
  const discovered = explored !== player.explored;
  const stepped = !isSameCell(player, input);
  const outcome = { kind: "moved", x, y, stepped, discovered } as const;
  if (!stepped && !discovered) return { ok: true, changes: [], outcome };
  const set: PlayerPatch = {
    x,
    y,
    ...(discovered && { explored }),
    ...walkPatch(player, input, now),
  };
  return {
    ok: true,
    changes: [write("player", { id: player.id, set })],
    outcome,
  };
}
