/** The mines on a cell that are of another's making (rules §14). */
import type { MineState } from "@emberlode/game";
import type { MapCell } from "./world-map.ts";

/** Mines on a cell that can go off and are not this player's own; the oldest first. */
export function foreignMines(
  { mines }: Pick<MapCell, "mines">,
  playerId: number,
  now: number,
): readonly MineState[] {
  return mines.filter(
    ({ ownerId, until, inert }) => ownerId !== playerId && until > now && inert !== true,
  );
}
