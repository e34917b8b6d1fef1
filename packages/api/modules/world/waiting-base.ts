/** A waiting base as its own player sees it: where it would be placed now (rules §2). */
import type { Actions, LockedState } from "@emberlode/db";
import {
  cellIndex,
  type FactoryState,
  isSameCell,
  nearestBaseCell,
  type PlayerState,
  type Position,
} from "@emberlode/game";
import type { MapCell, MapView } from "./world-map.ts";

type Cells = Pick<MapView, "cells">;

const NO_EVICTIONS: ReadonlySet<number> = new Set();

/**
 * The nearest cell for a base on this process's map: free wasteland, else the cell of a base to
 * evict; null if there is neither.
 */
export function cellForBase(
  world: Cells,
  player: Position,
  evicted: ReadonlySet<number> = NO_EVICTIONS,
): Position | null {
  const cells = world.cells();
  const isEvicted = ({ baseOwner }: MapCell) => baseOwner !== null && evicted.has(baseOwner);
  return (
    nearestBaseCell(player, cells, ({ baseOwner }) => baseOwner === null) ??
    nearestBaseCell(player, cells, isEvicted)
  );
}

/** Where a player's base is or would be now. In a full world another must leave first. */
export function baseCellOf(world: Cells, player: PlayerState): Position {
  const { x, y, baseX, baseY } = player;
  if (baseX !== null && baseY !== null) return { x: baseX, y: baseY };
  const anywhere = () => nearestBaseCell(player, world.cells(), () => true);
  return cellForBase(world, player) ?? anywhere() ?? { x, y };
}

/** The map with a waiting base on it. */
function withBase(world: MapView, base: FactoryState): MapView {
  const { ownerId } = base;
  const cell = { ...world.at(base), ownerId, baseOwner: ownerId, factory: base, mines: [] };
  const cells = world.cells().with(cellIndex(base), cell);
  const ownCells = [base, ...world.factoriesOf(ownerId)];
  return {
    at: (position) => (isSameCell(position, base) ? cell : world.at(position)),
    cells: () => cells,
    factoriesOf: (playerId) => (playerId === ownerId ? ownCells : world.factoriesOf(playerId)),
  };
}

/** The map as the acting player sees it: the waiting base is where the action will place it. */
export function mapFor(
  world: MapView,
  { actor, waitingBase }: Pick<LockedState, "actor" | "waitingBase">,
): MapView {
  const { id: ownerId, baseX: x, baseY: y } = actor;
  if (waitingBase === null || x === null || y === null) return world;
  const noStore = { storeSince: 0, garrison: 0, safeUntil: 0 };
  return withBase(world, { ...waitingBase, ownerId, type: "base", x, y, ...noStore });
}

const hasBase = (world: MapView, playerId: number) =>
  world.factoriesOf(playerId).some(({ type }) => type === "base");

/** The map as its player sees it. Needs no query if their base is on the map. */
export async function ownMap(
  { actions, world }: { actions: Pick<Actions, "readWithBase">; world: MapView },
  playerId: number,
): Promise<MapView> {
  if (hasBase(world, playerId)) return world;
  const known = await actions.readWithBase(playerId);
  // It may have been placed during the read.
  if (known === null || hasBase(world, playerId)) return world;
  const { player, waitingBase } = known;
  const { x: baseX, y: baseY } = baseCellOf(world, player);
  return mapFor(world, { actor: { ...player, baseX, baseY }, waitingBase });
}
