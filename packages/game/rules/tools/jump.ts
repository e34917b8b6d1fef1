/** Arrival by a jump (rules §8, §14). */
import type { Amounts } from "../../resource.ts";
import type { Env } from "../../result.ts";
import type { PlayerPatch, Position } from "../../state.ts";
import { markVisited } from "../../world/explored.ts";
import { type Changes, write } from "../../writes.ts";
import { walkPatch } from "../veins.ts";
import { type StepOnMineState, stepOnMine } from "./step-on-mine.ts";

/** The result of a jump as shown to the player. */
export interface Landing extends Position {
  /** Resources that a mine destroyed on arrival, if one exploded. */
  explosion?: Amounts;
}

/**
 * Puts the player on a cell of the grid: the cell becomes explored, a mirage left behind ends, and
 * a mine there may explode.
 */
export function jump(
  state: StepOnMineState,
  to: Position,
  env: Env,
): { changes: Changes; landing: Landing } {
  const { player } = state;
  const { x, y } = to;
  const explored = markVisited(player.explored, to);
  const set: PlayerPatch = {
    x,
    y,
    mirageX: null,
    mirageY: null,
    ...(explored !== player.explored && { explored }),
    ...walkPatch(player, to, env.now),
  };
  const mine = stepOnMine({ ...state, player: { ...player, ...set } }, env);
  const { outcome } = mine;
  return {
    changes: [write("player", { id: player.id, set }), ...mine.changes],
    landing: {
      x,
      y,
      ...(outcome && { explosion: outcome.lost }),
    },
  };
}
