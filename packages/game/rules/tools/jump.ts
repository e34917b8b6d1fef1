/** Arriving somewhere without walking (rules §8, §14). */

import type { Env } from "../../result.ts";
import type { MineState, PlayerPatch, PlayerState, Position } from "../../state.ts";
import { explore } from "../../world/explored.ts";
import { type Changes, write } from "../../writes.ts";
import { walkPatch } from "../veins.ts";
import { type Explosion, stepOnMine } from "./step-on-mine.ts";

/** What a jump needs besides its own tool. */
export interface JumpState {
  player: PlayerState;
  /** The player's name, for the log of whoever laid a mine there, and whether it labels them as a bot. */
  playerName: string;
  playerIsBot?: boolean;
  /** Mines of the world, or at least those on the field of arrival. */
  mines: readonly MineState[];
}

/** A jump as the player sees it. */
export interface Landing extends Position {
  /** What a mine destroyed on arrival; null for none. */
  explosion: Pick<Explosion, "metal" | "energy"> | null;
}

interface Jumped {
  changes: Changes;
  landing: Landing;
}

/**
 * Puts the player on a cell of the grid: it counts as explored, a mirage left behind dies, and a
 * mine there may go off.
 */
export function jump(state: JumpState, to: Position, env: Env): Jumped {
  const { player } = state;
  const { x, y } = to;
  const explored = explore(player.explored, to);
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
  const explosion = outcome && { metal: outcome.metal, energy: outcome.energy };
  return {
    changes: [write("player", { id: player.id, set }), ...mine.changes],
    landing: { x, y, explosion },
  };
}
