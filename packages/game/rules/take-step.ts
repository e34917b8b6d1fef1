/** A step and its effects: a mirage, a mine (rules §3, §8, §14). */

import type { Random } from "../random.ts";
import type { Amounts } from "../resource.ts";
import type { Env, Result } from "../result.ts";
import type { FieldState, MineState, PlayerState, Position } from "../state.ts";
import { playerAfter, write } from "../writes.ts";
import { mirageOffer } from "./mirage-offer.ts";
import { type MoveOutcome, movePlayer } from "./move.ts";
import { stepOnMine } from "./tools/step-on-mine.ts";

export interface StepState {
  player: PlayerState;
  /** The field of the target cell. */
  field: Pick<FieldState, "x" | "y" | "type" | "ownerId">;
  /** The mines there, and the player's name and bot flag for the logs of their owners. */
  mines: readonly MineState[];
  playerName: string;
  playerIsBot?: boolean;
  /** Randomness of the mirage roll. */
  mirage: () => Random;
}

export interface StepOutcome extends MoveOutcome {
  /** The player after the step. */
  player: PlayerState;
  /** The amounts that a mine destroyed; null if none exploded. */
  explosion: Amounts | null;
}

/**
 * Moves the player and, if they changed cells, decides the effects. BAD_INPUT if the target is not
 * a cell of the grid.
 */
export function takeStep(
  { player, field, mirage, ...ground }: StepState,
  input: Position,
  env: Env,
): Result<StepOutcome, "BAD_INPUT"> {
  const moved = movePlayer({ player }, input, env);
  if (!moved.ok) return moved;
  const { outcome } = moved;
  if (!outcome.stepped) {
    const after = playerAfter(player, moved.changes);
    return { ...moved, outcome: { player: after, explosion: null, ...outcome } };
  }
  const { set } = mirageOffer({ player, field }, { now: env.now, random: mirage() });
  const walked = [...moved.changes, write("player", { id: player.id, set })];
  const arrived = playerAfter(player, walked);
  if (ground.mines.length === 0) {
    return { ok: true, changes: walked, outcome: { player: arrived, explosion: null, ...outcome } };
  }
  const mine = stepOnMine({ player: arrived, ...ground }, env);
  const explosion = mine.outcome?.lost ?? null;
  const changes = [...walked, ...mine.changes];
  return { ok: true, changes, outcome: { player: arrived, explosion, ...outcome } };
}
