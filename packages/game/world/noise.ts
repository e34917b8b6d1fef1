/**
 * Coherent noise on the torus of the map. It uses only basic arithmetic and floor, which IEEE 754
 * defines exactly, so a seed gives the same world on every machine.
 */
import type { Uint32Source } from "../random.ts";
import { CELL_COUNT, GRID_SIZE } from "./grid.ts";

/** One value per cell, by cell index. */
export type CellValues = Float64Array;

/** Uniform values in 0..1, independent for each cell. */
export function whiteNoise(next: Uint32Source): CellValues {
  return Float64Array.from({ length: CELL_COUNT }, () => next() / 2 ** 32);
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/**
 * Value noise in 0..1: random values on a `period` x `period` lattice around the torus, smoothly
 * interpolated. A larger period makes smaller regions.
 */
export function valueNoise(next: Uint32Source, period: number): CellValues {
  const lattice = Float64Array.from({ length: period * period }, () => next() / 2 ** 32);
  const point = (ix: number, iy: number) => lattice[(iy % period) * period + (ix % period)] ?? 0;
  const values = new Float64Array(CELL_COUNT);
  for (let y = 0; y < GRID_SIZE; y++) {
    const v = (y * period) / GRID_SIZE;
    const iy = Math.floor(v);
    const ty = smooth(v - iy);
    for (let x = 0; x < GRID_SIZE; x++) {
      const u = (x * period) / GRID_SIZE;
      const ix = Math.floor(u);
      const tx = smooth(u - ix);
      const north = point(ix, iy) * (1 - tx) + point(ix + 1, iy) * tx;
      const south = point(ix, iy + 1) * (1 - tx) + point(ix + 1, iy + 1) * tx;
      values[y * GRID_SIZE + x] = north * (1 - ty) + south * ty;
    }
  }
  return values;
}

/** Weighted sum of several noises. */
export function blend(...parts: readonly (readonly [weight: number, values: CellValues])[]) {
  const sums: CellValues = new Float64Array(CELL_COUNT);
  for (const [weight, values] of parts) {
    for (let i = 0; i < CELL_COUNT; i++) sums[i] = (sums[i] ?? 0) + weight * (values[i] ?? 0);
  }
  return sums;
}

/** Turns hills into ridges: the result is highest where the noise crosses its middle. */
export function ridges(values: CellValues): CellValues {
  return values.map((value) => 1 - Math.abs(2 * value - 1));
}
