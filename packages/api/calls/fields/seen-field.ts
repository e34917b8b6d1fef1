/** What one player sees of a field. */
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

/** JSON, since the answer to a repeated key is made from it. */
export interface Seen {
  /** When the player can use the field again, in milliseconds; null when it is not used up. */
  spentUntil: number | null;
  /** A mirage is offered to the player here. */
  mirage?: true;
  /** The player's Slot Scouter reaches it. */
  scouts?: true;
  /** There is a vein here that the player knows of and has not dug today. */
  vein?: true;
  /** A mine went off under the player when they stepped here. */
  explosion?: Explosion;
}

interface SeenFacts {
  type: FieldType;
  /** When the player can use the field again; for a memorial the day decides instead. */
  spentUntil: number | null;
  /** Whether the day's seed puts a vein there, known to the player or not. */
  vein: boolean;
  explosion?: Explosion | null;
  /** Milliseconds. */
  now: number;
}

/** A cell as a player sees it. */
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
