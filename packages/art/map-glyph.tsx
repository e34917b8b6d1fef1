import type { FieldType } from "@emberlode/game";
import type { ReactElement } from "react";

/** Filled outlines on a 24 x 24 grid; each shape is recognizable without color. */
const GLYPHS: Readonly<Record<FieldType, readonly [color: string, d: string]>> = {
  base: [
    "#ffd79a",
    "M3 21V8h3v2.500h3V8h6v2.500h3V8h3v13h-6v-5a3 3 0 0 0-6 0v5ZM11 7V2l6 2-5 2v1Z",
  ],
  factory: [
    "#d3a58e",
    "M2 21V11l5.5-3.500V11L13 7.500V11l2-1.300L16 3h4l1.5 18ZM5 14.500v3h3v-3Zm5 0v3h3v-3Z",
  ],
  forest: ["#7fb08a", "M12 1.5 6.5 9H9l-4 5.500h3L4 20h6.500v3h3v-3H20l-4-5.500h3L15 9h2.500Z"],
  cave: ["#a59f9c", "M1.5 21 6 9l4-5.5 4 3L18 5l4.5 16H17c0-5-1.5-9-5-9s-5 4-5 9Z"],
  waste: [
    "#bd9e78",
    "M10 21V4a2 2 0 0 1 4 0v9h2V9a1.5 1.5 0 0 1 3 0v6.5h-5V21ZM8.5 14.500H5V8a1.5 1.5 0 0 0-3 0v9h6.500ZM2 22.500v-1h20v1Z",
  ],
  market: [
    "#c58ad0",
    "M5 2.500h14l3.500 8a2.6 2.6 0 0 1-5.200 0a2.6 2.6 0 0 1-5.300 0a2.6 2.6 0 0 1-5.300 0a2.6 2.6 0 0 1-5.200 0ZM8.500 4.500 7.500 9h2.200l.5-4.500Zm5.300 0 .5 4.500h2.200l-1-4.500ZM2.500 15h19v3H20v4h-3v-4H7v4H4v-4H2.500Z",
  ],
  bank: [
    "#e6c877",
    "M12 2 2 8v2.500h20V8ZM4 12v6h3v-6Zm6.5 0v6h3v-6ZM17 12v6h3v-6ZM2 19.500V22h20v-2.500Z",
  ],
  memorial: ["#d8d8de", "M12 1.5 9 5 8 17h8L15 5ZM5.5 18.500v2h13v-2ZM3 21v1.500h18V21Z"],
  casino: [
    "#ff8fc0",
    "M12 1.5 22 12 12 22.5 2 12ZM12 6a2 2 0 1 0 .01 0ZM7.5 10.500a2 2 0 1 0 .01 0Zm9 0a2 2 0 1 0 .01 0ZM12 14.500a2 2 0 1 0 .01 0Z",
  ],
  metal: ["#8fb3c9", "M12 1.5 6 8l1.5 13h9L18 8ZM3.5 11 1.5 15l1 6h3.500ZM20.5 11l2 4-1 6H18Z"],
  energy: ["#ff8a3d", "M13.5 1.5 4.5 14H11l-1.5 8.5 10-13H13Z"],
  web: [
    "#9fd3e0",
    "M12 8.500a2.5 2.5 0 0 1 1.5 4.500L18 22.500h-2.500l-3.5-8-3.5 8H6L10.5 13A2.5 2.5 0 0 1 12 8.500ZM5 3 6.5 4.500a8.5 8.5 0 0 0 0 12L5 18A10.6 10.6 0 0 1 5 3Zm14 0a10.6 10.6 0 0 1 0 15l-1.5-1.500a8.5 8.5 0 0 0 0-12Z",
  ],
  mirage: [
    "#f0dca8",
    "M12 2a5 5 0 0 1 5 5v4H7V7a5 5 0 0 1 5-5ZM2 11h3V8h2v5H2Zm15 2V8h2v3h3v2ZM2 15c3-2 5 2 8 0s5-2 6.5 0 3.5 1 5.5 0v2c-3 2-4.5 1-6 0s-4-1-6 0-5 1-8 0ZM5 20c3-2 5 2 7 0s5-1 7 0v2c-3 1-5-1-7 0s-5 1-7 0Z",
  ],
  euc: [
    "#e8a445",
    "M7.5 1.5 9 4l3-.5.5 3 2.5 2-2.5 2-.5 3L9 13l-1.5 2.500L6 13l-3 .5-.5-3L0 8.500l2.5-2 .5-3L6 4ZM7.5 6a2.5 2.5 0 1 0 .01 0ZM15 10l7 2v3l-5-1v3h5v5H9v-5h5v-4Z",
  ],
};

/** Two four-pointed sparks, one large, one small: no field type has this outline. */
const SPARKS =
  "M10.500 1l2.600 7.400L20.500 11l-7.400 2.600L10.500 21l-2.600-7.400L.500 11l7.400-2.600ZM19.500 14.500l1.200 3.300 3.300 1.200-3.300 1.200-1.200 3.300-1.200-3.300L15 19l3.300-1.200Z";

/** A field type as a glyph for the mini map. */
export function MapGlyph({
  type,
  className,
}: {
  type: FieldType;
  className?: string | undefined;
}): ReactElement {
  const [color, d] = GLYPHS[type];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" className={className} aria-hidden>
      <path d={d} fill={color} fillRule="evenodd" />
    </svg>
  );
}

/** Marker of a vein, drawn over the glyph of its ore field; its dark edge is visible on any background. */
export function VeinGlyph({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 26 24" className={className} aria-hidden>
      <path d={SPARKS} fill="#fffbe8" stroke="#0b0f14" strokeWidth="1.6" paintOrder="stroke" />
    </svg>
  );
}
