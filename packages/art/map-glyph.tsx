import type { FieldType } from "@emberlode/game";
import type { ReactElement } from "react";
import { tileShapes } from "./map-tiles.ts";

/** A drawing's box: 32 x 32, and what reaches out of its top. */
const VIEW_BOX = "0 -8 32 40";

const images = new Map<string, string>();

/** A field's drawing as a CSS image, which browsers paint once for all cells that show it. */
function tileImage(type: FieldType, tile: number): string {
  const key = `${type} ${tile}`;
  const known = images.get(key);
  if (known !== undefined) return known;
  const paths = tileShapes(type, tile).map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}">${paths.join("")}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  images.set(key, image);
  return image;
}

interface MapGlyphProps {
  type: FieldType;
  /** Which of the type's drawings: see `tileShapes`. */
  tile: number;
  className?: string | undefined;
}

/** A field's drawing on a map. */
export function MapGlyph({ type, tile, className }: MapGlyphProps): ReactElement {
  return (
    <i
      className={className}
      style={{ backgroundImage: tileImage(type, tile) }}
      aria-hidden="true"
    />
  );
}

/** Two four-pointed sparks, one large, one small: no field type has this outline. */
const SPARKS =
  "M10.500 1l2.600 7.400L20.500 11l-7.400 2.600L10.500 21l-2.600-7.400L.500 11l7.400-2.600ZM19.500 14.500l1.200 3.300 3.300 1.200-3.300 1.200-1.200 3.300-1.200-3.300L15 19l3.300-1.200Z";

/**
 * Marker of a vein, drawn over the glyph of its ore field; its dark edge is visible on any
 * background.
 */
export function VeinGlyph({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 26 24" className={className} aria-hidden>
      <path d={SPARKS} fill="#fffbe8" stroke="#0b0f14" strokeWidth="1.6" paintOrder="stroke" />
    </svg>
  );
}
