/** What a field is to the one player who looks at it. */
import type { Explosion } from "@emberlode/contract";
import { type PlayerState, type Position, scouts } from "@emberlode/game";

/** JSON, since a repeated key is answered from it. */
export interface Seen {
  /** Until when the player has used the field up, milliseconds; null for not. */
  spentUntil: number | null;
  /** A mirage is offered to the player here. */
  mirage?: true;
  /** The player's Slot Scouter reaches it. */
  scouts?: true;
  /** A mine went off under the player with the step onto this field. */
  explosion?: Explosion;
}

/** What a cell is to a player. */
export function seenBy(
  player: PlayerState,
  { x, y }: Position,
  spentUntil: number | null,
  explosion: Explosion | null = null,
): Seen {
  return {
    spentUntil,
    ...(player.mirageX === x && player.mirageY === y && { mirage: true }),
    ...(scouts(player, { x, y }) && { scouts: true }),
    ...(explosion !== null && { explosion }),
  };
}
