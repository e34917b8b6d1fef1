/** Draws the visible part of the map: at most 2,500 cells, each once. */
import type { Position } from "@emberlode/contract";
import { cellIndex, GRID_SIZE, isSameCell, stepToward, wrapCoordinate } from "@emberlode/game";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { createMapParts, type MapParts } from "./map-parts.ts";
import { NAME_PX, placeNames } from "./owner-names.ts";
import { type Ink, inkOf, ownerColor, paintCell } from "./paint-cell.ts";
import type { CellKind, ViewCell } from "./view-cells.ts";
import { pointOf, type Size, shortestDelta, type Viewport } from "./viewport.ts";

interface MapScene {
  cells: readonly ViewCell[];
  /** Decides the rivers. */
  season: number;
  /** Letters are easier to tell apart than pictures. */
  letters: boolean;
  viewport: Viewport;
  size: Size;
  shown: ReadonlySet<CellKind>;
  /** The player's position. */
  here: Position;
  /** The target of the walk; null if none. */
  target: Position | null;
  /** The position of the keyboard cursor; null while the map is not focused. */
  cursor: Position | null;
  /** The cell under the pointer, if it has an owner, whose name is shown then; else null. */
  hover: Position | null;
}

/** Coordinates are drawn along the edges at every tenth cell. */
const RULER_EVERY = 10;
const RULER_PX = 11;
const HALF = GRID_SIZE / 2;

/** The visible columns or rows around a center, without repeating a cell. */
function span(middle: number, length: number, scale: number): number[] {
  const reach = Math.min(HALF, length / scale / 2 + 1);
  const first = Math.ceil(middle - reach);
  const count = Math.min(GRID_SIZE, Math.floor(middle + reach) - first + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

function paintRing(
  pen: CanvasRenderingContext2D,
  { viewport, size }: MapScene,
  at: Position,
  color: string,
  dash: number[],
) {
  const { left, top } = pointOf(viewport, size, at);
  pen.beginPath();
  pen.setLineDash(dash);
  pen.arc(left, top, viewport.scale * 0.62, 0, Math.PI * 2);
  pen.lineWidth = Math.max(2, viewport.scale * 0.12);
  pen.strokeStyle = color;
  pen.stroke();
  pen.setLineDash([]);
}

function paintCursor(
  pen: CanvasRenderingContext2D,
  ink: Ink,
  { viewport, size, cursor }: MapScene,
) {
  if (cursor === null) return;
  const { left, top } = pointOf(viewport, size, cursor);
  const side = viewport.scale + 2;
  for (const [color, width] of [
    [ink.dark, 5],
    [ink.mark, 2.5],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.strokeRect(left - side / 2, top - side / 2, side, side);
  }
}

/** Coordinates along the top and left edges, and lines where the world wraps. */
function paintRulers(pen: CanvasRenderingContext2D, ink: Ink, scene: MapScene) {
  const { viewport, size } = scene;
  pen.font = `600 ${RULER_PX}px system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const label = (text: string, x: number, y: number) => {
    pen.fillStyle = ink.dark;
    pen.fillRect(x - RULER_PX, y - RULER_PX * 0.7, RULER_PX * 2, RULER_PX * 1.4);
    pen.fillStyle = ink.mark;
    pen.fillText(text, x, y);
  };
  for (let n = RULER_EVERY; n <= GRID_SIZE; n += RULER_EVERY) {
    const { left, top } = pointOf(viewport, size, { x: n, y: n });
    label(String(n), left, RULER_PX);
    // In the corner, both would be drawn over each other.
    if (top > RULER_PX * 2.4) label(String(n), RULER_PX, top);
  }
}

function paintEdges(pen: CanvasRenderingContext2D, ink: Ink, { viewport, size }: MapScene) {
  const first = pointOf(viewport, size, { x: 1, y: 1 });
  pen.fillStyle = ink.edge;
  pen.fillRect(Math.round(first.left - viewport.scale / 2) - 1, 0, 1, size.height);
  pen.fillRect(0, Math.round(first.top - viewport.scale / 2) - 1, size.width, 1);
}

/** The route of an automatic walk, from cell to cell. */
function paintWalk(pen: CanvasRenderingContext2D, ink: Ink, scene: MapScene) {
  const { here, target, viewport, size } = scene;
  if (target === null) return;
  let { left, top } = pointOf(viewport, size, here);
  pen.beginPath();
  pen.moveTo(left, top);
  for (let at = here; !isSameCell(at, target); ) {
    const next = stepToward(at, target);
    left += shortestDelta(at.x, next.x) * viewport.scale;
    top += shortestDelta(at.y, next.y) * viewport.scale;
    pen.lineTo(left, top);
    at = next;
  }
  pen.lineCap = "round";
  for (const [color, width] of [
    [ink.dark, 0.22],
    [ink.target, 0.1],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = Math.max(1.5, viewport.scale * width);
    pen.stroke();
  }
}

/** Names of owners, over everything else. */
function paintNames(pen: CanvasRenderingContext2D, ink: Ink, scene: MapScene) {
  pen.font = `600 ${NAME_PX}px "Inter Variable", system-ui, sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineJoin = "round";
  pen.lineWidth = 4;
  pen.strokeStyle = ink.dark;
  const pointed = scene.hover ?? scene.cursor;
  for (const name of placeNames({ ...scene, pointed }, (text) => pen.measureText(text).width)) {
    pen.strokeText(name.text, name.left, name.top);
    pen.fillStyle = ownerColor(name.owner);
    pen.fillText(name.text, name.left, name.top);
  }
}

function paintLetters(pen: CanvasRenderingContext2D, ink: Ink, scene: MapScene): void {
  const { cells, viewport, size, shown } = scene;
  const { scale } = viewport;
  const leftOf = (column: number) =>
    Math.round((column - viewport.x - 0.5) * scale + size.width / 2);
  const topOf = (row: number) => Math.round((row - viewport.y - 0.5) * scale + size.height / 2);
  const columns = span(viewport.x, size.width, scale);
  for (const row of span(viewport.y, size.height, scale)) {
    const top = topOf(row);
    for (const column of columns) {
      const cell = cells[cellIndex({ x: wrapCoordinate(column), y: wrapCoordinate(row) })];
      if (cell === undefined) continue;
      const left = leftOf(column);
      paintCell(pen, ink, cell, shown, { left, top, side: leftOf(column + 1) - left });
    }
  }
}

/** Pictures, within the one copy of the world around the viewport. */
function paintPictures(
  pen: CanvasRenderingContext2D,
  ink: Ink,
  scene: MapScene,
  parts: MapParts,
  ratio: number,
): boolean {
  const { viewport, size } = scene;
  const side = GRID_SIZE * viewport.scale;
  pen.save();
  pen.beginPath();
  pen.rect((size.width - side) / 2, (size.height - side) / 2, side, side);
  pen.clip();
  const isBehind = parts.draw(pen, ink, scene, ratio);
  pen.restore();
  return isBehind;
}

/** Draws the map; returns whether some of it is not up to date yet. */
function paintMap(
  pen: CanvasRenderingContext2D,
  ink: Ink,
  scene: MapScene,
  parts: MapParts,
  ratio: number,
): boolean {
  const { size, here, target } = scene;
  pen.clearRect(0, 0, size.width, size.height);
  let isBehind = false;
  if (scene.letters) paintLetters(pen, ink, scene);
  else isBehind = paintPictures(pen, ink, scene, parts, ratio);
  paintEdges(pen, ink, scene);
  paintWalk(pen, ink, scene);
  if (target !== null) paintRing(pen, scene, target, ink.target, [4, 3]);
  paintRing(pen, scene, here, ink.here, []);
  paintNames(pen, ink, scene);
  paintRulers(pen, ink, scene);
  paintCursor(pen, ink, scene);
  return isBehind;
}

/** An element's size in CSS pixels, kept up to date. */
export function useElementSize(box: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const read = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    read();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

/** Device pixels per CSS pixel at most: more cost time, and are not seen on a map. */
const MAX_RATIO = 2;

/** Draws the scene on a canvas, at most once per frame. */
export function useCanvas(canvas: RefObject<HTMLCanvasElement | null>, scene: MapScene): void {
  const [parts] = useState(createMapParts);
  useEffect(() => {
    const draw = () => {
      const element = canvas.current;
      const pen = element?.getContext("2d");
      if (!element || !pen) return;
      const { width, height } = scene.size;
      const ratio = Math.min(MAX_RATIO, window.devicePixelRatio);
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (element.width !== wide) element.width = wide;
      if (element.height !== high) element.height = high;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      if (paintMap(pen, inkOf(element), scene, parts, ratio)) frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [canvas, scene, parts]);
}
