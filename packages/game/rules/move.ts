/** Movement (spec §4, rules §3). */

import type { Env, Result } from "../result.ts";
import type { PlayerPatch, PlayerState, Position } from "../state.ts";
import { markVisited } from "../world/explored.ts";
import { isOneStep, isOnGrid, isSameCell } from "../world/grid.ts";
import { write } from "../writes.ts";
import { walkPatch } from "./veins.ts";

/** Where the player is after the move. */
export interface MoveOutcome extends Position {
  /** Whether the cell was within one step. If not, the player stays where they were. */
  isInReach: boolean;
  /** Whether the player changed cells. */
  stepped: boolean;
  /** Whether the player had never been here. */
  discovered: boolean;
}

/**
 * Moves a player to a cell within one step, wrapping at the edges, or keeps them in place. Any
 * other cell is out of reach and changes nothing. Refuses with `BAD_INPUT` if it is
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
    const outcome = { isInReach: false, x: player.x, y: player.y, ...still };
    return { ok: true, changes: [], outcome };
  }
  const explored = markVisited(player.explored, input);
  const discovered = explored !== player.explored;
  const stepped = !isSameCell(player, input);
  const outcome = { isInReach: true, x, y, stepped, discovered };
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
