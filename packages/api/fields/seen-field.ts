/** What a field is to the one player who looks at it. */
import type { Explosion } from "@emberlode/contract";
import { heldTools, type PlayerState, type Position } from "@emberlode/game";

/** JSON, since a repeated key is answered from it. */
export interface Seen {
  /** Until when the player has used the field up, milliseconds; null for not. */
  spentUntil: number | null;
  /** A mirage is offered to the player here. */
  mirage?: true;
  /** The player holds a Slot Scouter. */
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
    ...(heldTools(player, "scouter") > 0 && { scouts: true }),
    ...(explosion !== null && { explosion }),
  };
}
