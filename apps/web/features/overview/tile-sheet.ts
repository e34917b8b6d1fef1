/** Pictures of fields, each painted once per size. */
import { tileShapes } from "@emberlode/art/map-tiles.ts";
import type { TileShape } from "@emberlode/art/tile-shapes.ts";
import type { DrawTile } from "./paint-cell.ts";

/** The box of the drawings, and how far they reach out of its top. */
const BOX = 32;
const ABOVE = 8;
/** Pictures kept at most; there are about thirty of each size. */
const MAX_PICTURES = 240;

function paintTile(shapes: readonly TileShape[], side: number): HTMLCanvasElement | null {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(side);
  canvas.height = Math.ceil((side * (BOX + ABOVE)) / BOX);
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  pen.scale(side / BOX, side / BOX);
  pen.translate(0, ABOVE);
  for (const [fill, path] of shapes) {
    pen.fillStyle = fill;
    pen.fill(new Path2D(path));
  }
  return canvas;
}

/** Returns a function that draws pictures with a pen of one pixel per unit. */
export function createTileSheet(): (pen: CanvasRenderingContext2D) => DrawTile {
  const pictures = new Map<string, HTMLCanvasElement | null>();
  return (pen) =>
    (type, tile, { left, top, side }) => {
      const key = `${type} ${tile} ${side}`;
      let picture = pictures.get(key);
      if (picture === undefined) {
        if (pictures.size >= MAX_PICTURES) pictures.clear();
        picture = paintTile(tileShapes(type, tile), side);
        pictures.set(key, picture);
      }
      if (picture !== null) pen.drawImage(picture, left, top + side - picture.height);
    };
}
