/** Draws the rivers of a part of the map: they widen from their source to their mouth. */
import type { River } from "@emberlode/art/map-ground.ts";
import { cellIndex, wrapCoordinate } from "@emberlode/game";
import { type Dot, type Part, placeIn, smoothLine } from "./paint-land.ts";
import type { ViewCell } from "./view-cells.ts";

const WATER = "#3d6f86";
const SHORE = "#27485a";
/** Widths in fields. */
const SOURCE_WIDTH = 0.05;
const MOUTH_WIDTH = 0.46;
const SHORE_WIDTH = 0.1;
/** Places after which a river is as wide as it gets. */
const GROWTH = 34;
/** Half the length and half the width of a lake, in fields. */
const LAKE = [1.05, 0.7] as const;

type Pen = Pick<
  CanvasRenderingContext2D,
  | "save"
  | "restore"
  | "beginPath"
  | "rect"
  | "clip"
  | "moveTo"
  | "lineTo"
  | "quadraticCurveTo"
  | "closePath"
  | "ellipse"
  | "stroke"
  | "fill"
  | "strokeStyle"
  | "fillStyle"
  | "lineWidth"
  | "lineJoin"
>;

/** A river's width at its place number `n`, in fields. */
export function riverWidth(n: number): number {
  return SOURCE_WIDTH + (MOUTH_WIDTH - SOURCE_WIDTH) * Math.min(1, n / GROWTH) ** 0.7;
}

/** Limits drawing to a part's explored fields. */
function clipToKnown(pen: Pen, cells: readonly ViewCell[], part: Part, scale: number): void {
  pen.beginPath();
  for (let down = 0; down < part.fields; down++) {
    for (let across = 0; across < part.fields; across++) {
      const at = { x: wrapCoordinate(part.x + across), y: wrapCoordinate(part.y + down) };
      if (cells[cellIndex(at)]?.type == null) continue;
      pen.rect(across * scale, down * scale, scale, scale);
    }
  }
  pen.clip();
}

/** The direction of a river at one of its places, in radians. */
function headingAt({ places }: River, n: number): number {
  const [before, after] = [places[Math.max(0, n - 1)], places[Math.min(places.length - 1, n + 1)]];
  if (before === undefined || after === undefined) return 0;
  return Math.atan2(after.y - before.y, after.x - before.x);
}

/** Adds the outline of a river from one of its places to another, with its lake. */
function outline(
  pen: Pen,
  river: River,
  [from, to]: readonly [number, number],
  start: Dot,
  scale: number,
) {
  const origin = river.places[from];
  if (origin === undefined) return;
  const [left, right]: [Dot[], Dot[]] = [[], []];
  for (const [n, place] of river.places.entries()) {
    if (n < from || n > to) continue;
    const dot: Dot = [
      start[0] + (place.x - origin.x) * scale,
      start[1] + (place.y - origin.y) * scale,
    ];
    const across = headingAt(river, n) + Math.PI / 2;
    const half = (riverWidth(n) / 2) * scale;
    const [dx, dy] = [Math.cos(across) * half, Math.sin(across) * half];
    left.push([dot[0] + dx, dot[1] + dy]);
    right.unshift([dot[0] - dx, dot[1] - dy]);
    if (!river.endsInLake || n < river.places.length - 1) continue;
    const heading = headingAt(river, n);
    pen.moveTo(
      dot[0] + Math.cos(heading) * LAKE[0] * scale,
      dot[1] + Math.sin(heading) * LAKE[0] * scale,
    );
    // In the same direction as the banks, or the lake would have a hole.
    pen.ellipse(...dot, LAKE[0] * scale, LAKE[1] * scale, heading, 0, Math.PI * 2, true);
  }
  smoothLine(pen, left);
  smoothLine(pen, right, false);
  pen.closePath();
}

/** Draws the rivers of a part; they end where the explored fields do. */
export function drawRivers(
  pen: Pen,
  cells: readonly ViewCell[],
  rivers: readonly River[],
  part: Part,
  scale: number,
): void {
  const middle = (part.fields * scale) / 2;
  const reach = middle + 2 * scale;
  pen.save();
  clipToKnown(pen, cells, part, scale);
  pen.beginPath();
  for (const river of rivers) {
    const dots = river.places.map((place) => placeIn(part, place, scale));
    const isNear = (n: number) => {
      const dot = dots[n];
      return dot?.every((along) => Math.abs(along - middle) <= reach) ?? false;
    };
    for (const [n, dot] of dots.entries()) {
      if (!isNear(n) || isNear(n - 1)) continue;
      let to = n;
      while (isNear(to + 1)) to++;
      outline(pen, river, [n, to], dot, scale);
    }
  }
  pen.lineJoin = "round";
  pen.strokeStyle = SHORE;
  pen.lineWidth = SHORE_WIDTH * scale;
  pen.stroke();
  pen.fillStyle = WATER;
  pen.fill();
  pen.restore();
}
