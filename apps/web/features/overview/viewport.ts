/** The visible part of the world, in cells. The world wraps around, so there are no edges. */
import type { Position } from "@emberlode/contract";
import { GRID_SIZE, wrapCoordinate } from "@emberlode/game";

export interface Viewport {
  /** The center in cell coordinates; integers are the centers of cells. */
  x: number;
  y: number;
  /** Cell size in CSS pixels. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A point on the canvas, in CSS pixels from its top left corner. */
export interface Point {
  left: number;
  top: number;
}

/** Cell sizes of the zoom buttons, in CSS pixels. */
const ZOOMS = [8, 12, 16, 24, 32, 48, 64] as const;
export const DEFAULT_ZOOM = 24;
const MAX_ZOOM = 64;

/** The smallest cells: the whole world fits in, but no smaller than can be told apart. */
export function minZoom({ width, height }: Size): number {
  const fitting = Math.floor(Math.min(width, height) / GRID_SIZE);
  return Math.max(ZOOMS[0], Math.min(DEFAULT_ZOOM, fitting));
}

/** The smallest cells, from the default on, with which one copy of the world is this wide. */
export function zoomToFill(width: number): number {
  return Math.max(DEFAULT_ZOOM, Math.min(MAX_ZOOM, Math.ceil(width / GRID_SIZE)));
}

/** Tolerance for rounding errors between cells and pixels, in cells. */
const ROUNDING = 1e-6;

/** Wraps a fractional coordinate into [0.5, 50.5). */
function wrapExact(n: number): number {
  return ((((n - 0.5) % GRID_SIZE) + GRID_SIZE) % GRID_SIZE) + 0.5;
}

/** The shortest signed distance between two coordinates around the world, including fractions. */
export function shortestDelta(from: number, to: number): number {
  const ahead = (((to - from) % GRID_SIZE) + GRID_SIZE) % GRID_SIZE;
  return ahead > GRID_SIZE / 2 ? ahead - GRID_SIZE : ahead;
}

export function panBy(viewport: Viewport, dx: number, dy: number): Viewport {
  return { ...viewport, x: wrapExact(viewport.x + dx), y: wrapExact(viewport.y + dy) };
}

/** Where a cell's center is drawn: the copy nearest to the center of the canvas. */
export function pointOf(viewport: Viewport, size: Size, at: Position): Point {
  return {
    left: size.width / 2 + shortestDelta(viewport.x, at.x) * viewport.scale,
    top: size.height / 2 + shortestDelta(viewport.y, at.y) * viewport.scale,
  };
}

/** The cell at a point of the canvas; null outside of the one drawn copy of the world. */
export function cellAtPoint(viewport: Viewport, size: Size, { left, top }: Point): Position | null {
  const dx = (left - size.width / 2) / viewport.scale;
  const dy = (top - size.height / 2) / viewport.scale;
  if (Math.max(Math.abs(dx), Math.abs(dy)) > GRID_SIZE / 2 + ROUNDING) return null;
  return {
    x: wrapCoordinate(Math.round(viewport.x + dx)),
    y: wrapCoordinate(Math.round(viewport.y + dy)),
  };
}

/** Changes the scale within its limits, keeping the cell under a point in place. */
export function zoomTo(viewport: Viewport, size: Size, scale: number, point: Point): Viewport {
  const next = Math.max(minZoom(size), Math.min(MAX_ZOOM, scale));
  const shift = 1 / viewport.scale - 1 / next;
  const dx = (point.left - size.width / 2) * shift;
  const dy = (point.top - size.height / 2) * shift;
  return { ...panBy(viewport, dx, dy), scale: next };
}

/** The next zoom step; the same scale if none. */
export function zoomStep(scale: number, by: 1 | -1): number {
  const next = by > 0 ? ZOOMS.find((zoom) => zoom > scale) : ZOOMS.findLast((zoom) => zoom < scale);
  return next ?? scale;
}

/** Moves the view as little as possible to show a cell with a margin of one cell. */
export function panIntoView(viewport: Viewport, size: Size, at: Position): Viewport {
  const reach = (length: number) => Math.max(0, length / viewport.scale / 2 - 1.5);
  const needed = (from: number, to: number, limit: number) => {
    const delta = shortestDelta(from, to);
    return delta - Math.max(-limit, Math.min(limit, delta));
  };
  const dx = needed(viewport.x, at.x, reach(size.width));
  const dy = needed(viewport.y, at.y, reach(size.height));
  return dx === 0 && dy === 0 ? viewport : panBy(viewport, dx, dy);
}
