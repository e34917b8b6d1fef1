/** Draws the land of a part of the map: ground, rivers and roads. */
import { groundPixels, type River } from "@emberlode/art/map-ground.ts";
import type { Position } from "@emberlode/contract";
import { cellIndex, wrapCoordinate } from "@emberlode/game";
import type { Road } from "./roads.ts";
import type { ViewCell } from "./view-cells.ts";
import { shortestDelta } from "./viewport.ts";

/** Pixels of the ground per field; they are smoothed when drawn. */
const GROUND_SCALE = 5;
/** Pixels around a part, so that its neighbors' colors meet at its edges. */
const MARGIN = 2;

/** A square part of the map: its first field and the number of fields on each side. */
export interface Part extends Position {
  fields: number;
}

/** The ground of a part with its margin; null without a canvas. */
export function paintGround(cells: readonly ViewCell[], part: Part): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  const pixels = part.fields * GROUND_SCALE + MARGIN * 2;
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  const edge = 0.5 + MARGIN / GROUND_SCALE;
  const from = { x: part.x - edge, y: part.y - edge };
  const typeAt = (index: number) => cells[index]?.type ?? null;
  const data = groundPixels(typeAt, from, pixels, GROUND_SCALE);
  pen.putImageData(new ImageData(data, pixels, pixels), 0, 0);
  return canvas;
}

/** Draws a part's ground over a square of `side` pixels at the origin. */
export function drawGround(pen: CanvasRenderingContext2D, ground: HTMLCanvasElement, side: number) {
  const inner = ground.width - MARGIN * 2;
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(ground, MARGIN, MARGIN, inner, inner, 0, 0, side, side);
}

const WATER = "#3d6f86";
const SHORE = "#27485a";
const ROAD = "#b59a70";
const ROAD_EDGE = "#4a3b28";
/** Widths in fields. */
const RIVER_WIDTH = 0.3;
const ROAD_WIDTH = 0.07;
const EDGE_WIDTH = 0.06;

type Pen = CanvasRenderingContext2D;

/** Where a place is in a part, in pixels: the copy nearest to the part's middle. */
function placeIn(part: Part, at: Position, scale: number): readonly [number, number] {
  const half = (part.fields - 1) / 2;
  const across = shortestDelta(part.x + half, at.x) + half + 0.5;
  const down = shortestDelta(part.y + half, at.y) + half + 0.5;
  return [across * scale, down * scale];
}

const isKnown = (cells: readonly ViewCell[], { x, y }: Position) =>
  cells[cellIndex({ x: wrapCoordinate(Math.round(x)), y: wrapCoordinate(Math.round(y)) })]?.type !=
  null;

/** Strokes a path twice: its edge, then itself. */
function strokeTwice(
  pen: Pen,
  [edge, color]: readonly [string, string],
  width: number,
  by: number,
) {
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = edge;
  pen.lineWidth = width + by;
  pen.stroke();
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

/** Draws the rivers through explored fields of a part. */
export function drawRivers(
  pen: Pen,
  cells: readonly ViewCell[],
  rivers: readonly River[],
  part: Part,
  scale: number,
) {
  const reach = (part.fields / 2 + 2) * scale;
  const middle = (part.fields * scale) / 2;
  pen.beginPath();
  for (const river of rivers) {
    for (const [n, to] of river.entries()) {
      const from = river[n - 1];
      if (from === undefined || !isKnown(cells, from) || !isKnown(cells, to)) continue;
      const [left, top] = placeIn(part, from, scale);
      if (Math.abs(left - middle) > reach || Math.abs(top - middle) > reach) continue;
      pen.moveTo(left, top);
      pen.lineTo(left + (to.x - from.x) * scale, top + (to.y - from.y) * scale);
    }
  }
  strokeTwice(pen, [SHORE, WATER], RIVER_WIDTH * scale, EDGE_WIDTH * scale * 1.5);
}

/** Draws the roads that touch a part. */
export function drawRoads(pen: Pen, roads: readonly Road[], part: Part, scale: number) {
  const reach = (part.fields / 2 + 8) * scale;
  const middle = (part.fields * scale) / 2;
  pen.beginPath();
  for (const road of roads) {
    const [left, top] = placeIn(part, road, scale);
    if (Math.abs(left - middle) > reach || Math.abs(top - middle) > reach) continue;
    const [right, bottom] = [left + road.dx * scale, top + road.dy * scale];
    // A slight bend, to the side that the road's place decides.
    const bend = ((road.x + road.y) % 2 === 0 ? 0.12 : -0.12) * scale;
    pen.moveTo(left, top + scale * 0.3);
    pen.quadraticCurveTo(
      (left + right) / 2 - bend * Math.sign(road.dy || 1),
      (top + bottom) / 2 + scale * 0.3 + bend * Math.sign(road.dx || 1),
      right,
      bottom + scale * 0.3,
    );
  }
  strokeTwice(pen, [ROAD_EDGE, ROAD], ROAD_WIDTH * scale, EDGE_WIDTH * scale);
}
