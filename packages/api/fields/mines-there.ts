/** The mines that somebody who arrives on a cell may set off (rules §14). */
import type { MineState, PlayerState } from "@emberlode/game";
import type { MapCell } from "../world/world-map.ts";

/** Mines on a cell that are live and not this player's own; the oldest first. */
export function foreignMines(
  { mines }: Pick<MapCell, "mines">,
  playerId: number,
  now: number,
): readonly MineState[] {
  return mines.filter(({ ownerId, until }) => ownerId !== playerId && until > now);
}

/** Who laid them, each once. */
export function layersOf(mines: readonly MineState[]): readonly number[] {
  return [...new Set(mines.map(({ ownerId }) => ownerId))];
}

/** Those whose layers still exist: the others can no longer be told of an explosion. */
export function withLayers(
  mines: readonly MineState[],
  players: ReadonlyMap<number, PlayerState>,
): readonly MineState[] {
  return mines.filter(({ ownerId }) => players.has(ownerId));
}
