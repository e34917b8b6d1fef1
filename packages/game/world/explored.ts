/** Exploration records: one bit per visited cell (rules §3). */
import { SIGHT_RADIUS } from "../catalogue/limits.ts";
import type { Position } from "../state.ts";
import { CELL_COUNT, cellIndex, GRID_SIZE, wrapCoordinate } from "./grid.ts";

/** Size of an exploration record in bytes. */
export const EXPLORED_BYTES = Math.ceil(CELL_COUNT / 8);

/** An empty record. */
export function nothingVisited(): Uint8Array {
  return new Uint8Array(EXPLORED_BYTES);
}

function hasBit(explored: Uint8Array, index: number): boolean {
  return (((explored[index >> 3] ?? 0) >> (index & 7)) & 1) === 1;
}

/** Whether the player has visited the cell. */
export function isVisited(explored: Uint8Array, pos: Position): boolean {
  return hasBit(explored, cellIndex(pos));
}

/** The record with the cell added: the same object if it was already set, else a copy. */
export function markVisited(explored: Uint8Array, pos: Position): Uint8Array {
  const index = cellIndex(pos);
  if (hasBit(explored, index)) return explored;
  const copy = Uint8Array.from(explored);
  copy[index >> 3] = (copy[index >> 3] ?? 0) | (1 << (index & 7));
  return copy;
}

/** Whether the cell is within sight, across the edges, of any visited cell. */
export function isSeen(explored: Uint8Array, pos: Position): boolean {
  for (let dy = -SIGHT_RADIUS; dy <= SIGHT_RADIUS; dy++) {
    for (let dx = -SIGHT_RADIUS; dx <= SIGHT_RADIUS; dx++) {
      if (isVisited(explored, { x: wrapCoordinate(pos.x + dx), y: wrapCoordinate(pos.y + dy) }))
        return true;
    }
  }
  return false;
}

/** Indexes of all cells within sight, across the edges, of any visited cell, ascending. */
export function visibleCells(explored: Uint8Array): number[] {
  // The square is separable: spread along rows first, then along columns.
  const inRows = new Uint8Array(CELL_COUNT);
  for (let index = 0; index < CELL_COUNT; index++) {
    if (!hasBit(explored, index)) continue;
    const column = index % GRID_SIZE;
    const rowBegins = index - column;
    for (let d = -SIGHT_RADIUS; d <= SIGHT_RADIUS; d++) {
      inRows[rowBegins + ((column + d + GRID_SIZE) % GRID_SIZE)] = 1;
    }
  }
  const seen = new Uint8Array(CELL_COUNT);
  for (let index = 0; index < CELL_COUNT; index++) {
    if (inRows[index] === 0) continue;
    for (let d = -SIGHT_RADIUS; d <= SIGHT_RADIUS; d++) {
      seen[(index + d * GRID_SIZE + CELL_COUNT) % CELL_COUNT] = 1;
    }
  }
  const indexes: number[] = [];
  for (let index = 0; index < CELL_COUNT; index++) if (seen[index] === 1) indexes.push(index);
  return indexes;
}
