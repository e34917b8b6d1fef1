/** The mines that somebody who arrives on a cell may set off (rules §14). */
import { type MineState, mineUnder, type PlayerState } from "@emberlode/game";
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

/**
 * Whether a mine goes off under a player who arrives on a cell. Only then is an arrival more than the
 * player's own business: whoever sets off nothing must not find out by how long it takes (rules §19).
 */
export function goesOff(player: PlayerState, cell: MapCell, now: number): boolean {
  const { x, y, mines } = cell;
  if (mines.length === 0) return false;
  return mineUnder({ player: { ...player, x, y }, mines }, now) !== null;
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
