/** The map as pictures: square parts, each painted once and then only moved. */
import { type River, riversOf } from "@emberlode/art/map-ground.ts";
import { cellIndex, GRID_SIZE, wrapCoordinate } from "@emberlode/game";
import { type Ink, paintCell } from "./paint-cell.ts";
import { drawGround, drawRoads, type Part, paintGround } from "./paint-land.ts";
import { drawRivers } from "./paint-rivers.ts";
import { type Road, roadsBetween } from "./roads.ts";
import { createTileSheet } from "./tile-sheet.ts";
import type { CellKind, ViewCell } from "./view-cells.ts";
import type { Size, Viewport } from "./viewport.ts";

/** Fields on each side of a part, and parts on each side of the map. */
const FIELDS = 5;
const PARTS = GRID_SIZE / FIELDS;
/** Sizes of a field at which parts are painted, in pixels; others are scaled from the next one. */
const LEVELS = [8, 12, 16, 24, 32, 48, 64, 96, 128] as const;
/** How long parts are painted in one frame, in milliseconds; the others follow in the next. */
const BUDGET_MS = 7;
/** Pixels of all parts together, from which on hidden ones are dropped. */
const MAX_PIXELS = 24_000_000;

interface Picture {
  canvas: HTMLCanvasElement;
  level: number;
  signature: string;
}

interface Ground {
  canvas: HTMLCanvasElement | null;
  signature: string;
}

export interface PartsScene {
  cells: readonly ViewCell[];
  viewport: Viewport;
  size: Size;
  shown: ReadonlySet<CellKind>;
  season: number;
}

/** Everything that a cell's picture depends on. */
function signatureOf(cell: ViewCell | undefined): string {
  if (cell === undefined) return "";
  const { type, tile, fieldKind, owner, pin, vein, mine, relic, isSpent } = cell;
  const marks = `${Number(vein)}${Number(mine)}${Number(isSpent)}${relic ?? ""}`;
  return `${type}${tile}${fieldKind}${owner ?? ""}${pin?.letter ?? ""}${pin?.color ?? ""}${marks}`;
}

/** The cells of a part and one around it, whose pictures reach into it. */
function cellsAroundPart(cells: readonly ViewCell[], part: Part) {
  const rows = Array.from({ length: FIELDS + 2 }, (_, n) => n - 1);
  return rows.flatMap((down) =>
    rows.map((across) => {
      const at = { x: wrapCoordinate(part.x + across), y: wrapCoordinate(part.y + down) };
      return { across, down, cell: cells[cellIndex(at)] };
    }),
  );
}

/** The size at which to paint parts for a scale, in device pixels per field. */
const levelFor = (pixels: number): number =>
  LEVELS.find((level) => level >= pixels - 0.5) ?? LEVELS[LEVELS.length - 1] ?? pixels;

/** A part's index and where it is drawn, in CSS pixels. */
interface Placed {
  index: number;
  left: number;
  top: number;
  side: number;
}

/**
 * The visible parts of the one copy of the world around the viewport, nearest to its center first.
 */
export function visibleParts({ viewport, size }: Pick<PartsScene, "viewport" | "size">): Placed[] {
  const { scale } = viewport;
  const along = (middle: number, length: number) => {
    const reach = Math.min(GRID_SIZE / 2, length / scale / 2);
    // The edges of parts are half a field before a field's center.
    const first = Math.floor((middle - reach - 0.5) / FIELDS);
    const last = Math.ceil((middle + reach - 0.5) / FIELDS);
    return Array.from({ length: last - first }, (_, n) => {
      const start = (first + n) * FIELDS + 0.5;
      const from = Math.round((start - middle) * scale + length / 2);
      const to = Math.round((start + FIELDS - middle) * scale + length / 2);
      return { index: (((first + n) % PARTS) + PARTS) % PARTS, from, side: to - from };
    });
  };
  const columns = along(viewport.x, size.width);
  const placed = along(viewport.y, size.height).flatMap((row) =>
    columns.map((column) => ({
      index: row.index * PARTS + column.index,
      left: column.from,
      top: row.from,
      side: Math.max(row.side, column.side),
    })),
  );
  const distance = ({ left, top, side }: Placed) =>
    Math.hypot(left + side / 2 - size.width / 2, top + side / 2 - size.height / 2);
  return placed.sort((a, b) => distance(a) - distance(b));
}

export interface MapParts {
  /**
   * Draws the visible parts in CSS pixels.
   * @returns whether some are out of date, so that another frame is needed
   */
  draw(pen: CanvasRenderingContext2D, ink: Ink, scene: PartsScene, ratio: number): boolean;
}

/** Pictures of the map's parts, kept until what they show changes. */
export function createMapParts(): MapParts {
  const pictures = new Map<number, Picture>();
  const grounds = new Map<number, Ground>();
  const tiles = createTileSheet();
  let signatures: readonly string[] = [];
  /** Signatures of whole parts, computed when first drawn. */
  const partSignatures = new Map<number, string>();
  let rivers: readonly River[] = [];
  let roads: readonly Road[] = [];
  /** What the roads depend on, and a short name of them. */
  let buildings = "";
  let roadsKey = "";
  let known: Pick<PartsScene, "cells" | "shown" | "season"> | null = null;

  function learn({ cells, shown, season }: PartsScene): void {
    if (known?.cells === cells && known.shown === shown && known.season === season) return;
    if (known?.season !== season) rivers = riversOf(season);
    if (known?.cells !== cells) {
      signatures = cells.map(signatureOf);
      const types = cells.map(({ type }) => type).join();
      if (types !== buildings) {
        buildings = types;
        roads = roadsBetween(cells);
        roadsKey = roads.map(({ x, y, dx, dy }) => `${x},${y},${dx},${dy}`).join(" ");
      }
    }
    known = { cells, shown, season };
    partSignatures.clear();
  }

  const partAt = (index: number): Part => ({
    x: (index % PARTS) * FIELDS + 1,
    y: Math.floor(index / PARTS) * FIELDS + 1,
    fields: FIELDS,
  });

  function groundOf(index: number, { cells }: PartsScene): HTMLCanvasElement | null {
    const part = partAt(index);
    const signature = cellsAroundPart(cells, part)
      .map(({ cell }) => cell?.type)
      .join();
    const last = grounds.get(index);
    if (last?.signature === signature) return last.canvas;
    const canvas = paintGround(cells, part);
    grounds.set(index, { canvas, signature });
    return canvas;
  }

  function signatureOfPart(index: number, { cells, shown, season }: PartsScene): string {
    const last = partSignatures.get(index);
    if (last !== undefined) return last;
    const around = cellsAroundPart(cells, partAt(index));
    const parts = around.map(({ cell }) => (cell === undefined ? "" : signatures[cellIndex(cell)]));
    const signature = `${season} ${[...shown].join()} ${roadsKey} ${parts.join(" ")}`;
    partSignatures.set(index, signature);
    return signature;
  }

  function paintPart(index: number, level: number, signature: string, ink: Ink, scene: PartsScene) {
    const canvas = pictures.get(index)?.canvas ?? document.createElement("canvas");
    const side = FIELDS * level;
    canvas.width = side;
    canvas.height = side;
    const pen = canvas.getContext("2d");
    const ground = groundOf(index, scene);
    if (pen === null || ground === null) return;
    const part = partAt(index);
    drawGround(pen, ground, side);
    drawRivers(pen, scene.cells, rivers, part, level);
    drawRoads(pen, roads, part, level);
    const drawTile = tiles(pen);
    for (const { across, down, cell } of cellsAroundPart(scene.cells, part)) {
      if (cell === undefined) continue;
      const square = { left: across * level, top: down * level, side: level };
      paintCell(pen, ink, cell, scene.shown, square, drawTile);
    }
    pictures.set(index, { canvas, level, signature });
  }

  /** Drops pictures of hidden parts if all together are large. */
  function prune(visible: ReadonlySet<number>): void {
    let pixels = 0;
    for (const { canvas } of pictures.values()) pixels += canvas.width * canvas.height;
    for (const [index, { canvas }] of pictures) {
      if (pixels <= MAX_PIXELS) return;
      if (visible.has(index)) continue;
      pixels -= canvas.width * canvas.height;
      pictures.delete(index);
      // Browsers keep the memory of a canvas until it is collected.
      canvas.width = 0;
    }
  }

  return {
    draw(pen, ink, scene, ratio) {
      learn(scene);
      const level = levelFor(scene.viewport.scale * ratio);
      const placed = visibleParts(scene);
      const startedAt = performance.now();
      let isBehind = false;
      for (const { index, left, top, side } of placed) {
        const signature = signatureOfPart(index, scene);
        const last = pictures.get(index);
        if (last?.level !== level || last.signature !== signature) {
          if (performance.now() - startedAt < BUDGET_MS)
            paintPart(index, level, signature, ink, scene);
          else isBehind = true;
        }
        const picture = pictures.get(index);
        if (picture !== undefined) pen.drawImage(picture.canvas, left, top, side, side);
      }
      prune(new Set(placed.map(({ index }) => index)));
      return isBehind;
    },
  };
}
