/** Draws the land of a part of the map: its ground and roads. */
import { groundPixels } from "@emberlode/art/map-ground.ts";
import type { Position } from "@emberlode/contract";
import { type Road, wayOf } from "./roads.ts";
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

const ROAD = "#8b7152";
const ROAD_EDGE = "#3a2e20";
/** Widths in fields. */
const ROAD_WIDTH = 0.11;
const EDGE_WIDTH = 0.05;
/** Roads pass the feet of buildings, not their middles; in fields. */
const ROAD_DOWN = 0.3;

type Pen = CanvasRenderingContext2D;

export type Dot = readonly [left: number, top: number];

/** Continues a path from its first dot through the middles between the others to the last one. */
export function smoothLine(
  pen: Pick<Pen, "moveTo" | "lineTo" | "quadraticCurveTo">,
  dots: readonly Dot[],
  isStart = true,
): void {
  const [first, last] = [dots[0], dots.at(-1)];
  if (first === undefined || last === undefined) return;
  if (isStart) pen.moveTo(...first);
  else pen.lineTo(...first);
  for (const [n, dot] of dots.entries()) {
    const next = dots[n + 1];
    if (n === 0 || next === undefined) continue;
    pen.quadraticCurveTo(...dot, (dot[0] + next[0]) / 2, (dot[1] + next[1]) / 2);
  }
  pen.lineTo(...last);
}

/** Where a place is in a part, in pixels: the copy nearest to the part's middle. */
export function placeIn(part: Part, at: Position, scale: number): readonly [number, number] {
  const half = (part.fields - 1) / 2;
  const across = shortestDelta(part.x + half, at.x) + half + 0.5;
  const down = shortestDelta(part.y + half, at.y) + half + 0.5;
  return [across * scale, down * scale];
}

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

/** Draws the roads that touch a part. */
export function drawRoads(pen: Pen, roads: readonly Road[], part: Part, scale: number) {
  const reach = (part.fields / 2 + 8) * scale;
  const middle = (part.fields * scale) / 2;
  pen.beginPath();
  for (const road of roads) {
    const [left, top] = placeIn(part, road, scale);
    if (Math.abs(left - middle) > reach || Math.abs(top - middle) > reach) continue;
    smoothLine(
      pen,
      wayOf(road).map(({ dx, dy }) => [left + dx * scale, top + (dy + ROAD_DOWN) * scale]),
    );
  }
  strokeTwice(pen, [ROAD_EDGE, ROAD], ROAD_WIDTH * scale, EDGE_WIDTH * scale);
}
