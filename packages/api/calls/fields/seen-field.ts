/** What a field is to the one player who looks at it. */
import type { Explosion } from "@emberlode/contract";
import {
  candleRestsUntil,
  type FieldType,
  fieldRestsUntil,
  knowsVein,
  type PlayerState,
  type Position,
  scouts,
} from "@emberlode/game";

/** JSON, since a repeated key is answered from it. */
export interface Seen {
  /** Until when the player has used the field up, milliseconds; null for not. */
  spentUntil: number | null;
  /** A mirage is offered to the player here. */
  mirage?: true;
  /** The player's Slot Scouter reaches it. */
  scouts?: true;
  /** There is a vein that the player knows of and has not dug today. */
  vein?: true;
  /** A mine went off under the player with the step onto this field. */
  explosion?: Explosion;
}

interface SeenFacts {
  type: FieldType;
  /** Until when the player has used the field up; a memorial goes by the day instead. */
  spentUntil: number | null;
  /** Whether the day's seed puts a vein there, no matter who knows of it. */
  vein: boolean;
  explosion?: Explosion | null;
  /** Milliseconds. */
  now: number;
}

/** What a cell is to a player. */
export function seenBy(
  player: PlayerState,
  { x, y }: Position,
  { type, spentUntil, vein, explosion = null, now }: SeenFacts,
): Seen {
  return {
    spentUntil:
      type === "memorial"
        ? candleRestsUntil(player, now)
        : fieldRestsUntil({ type }, spentUntil, now),
    ...(player.mirageX === x && player.mirageY === y && { mirage: true }),
    ...(scouts(player, { x, y }) && { scouts: true }),
    ...(vein && knowsVein(player, { x, y }, now) && { vein }),
    ...(explosion !== null && { explosion }),
  };
}
