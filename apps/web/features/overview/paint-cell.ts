/** Draws one cell of the overview: its ground and letter, or its picture, and markers. */
import { FACTORY_CLASS_IDS, type FieldType } from "@emberlode/game";
import type { RelicMark } from "../relics/relic-marks.ts";
import {
  AREA_SIGN,
  type CellKind,
  FIELD_LETTERS,
  MINE_SIGN,
  RELIC_SIGN,
  VEIN_SIGN,
  type ViewCell,
} from "./view-cells.ts";

/** The parts of a canvas context that are used. */
type Pen = Pick<
  CanvasRenderingContext2D,
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "font"
  | "textAlign"
  | "textBaseline"
  | "fillRect"
  | "strokeRect"
  | "fillText"
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "stroke"
  | "fill"
>;

/** Where a cell is drawn: its top left corner and its side, in CSS pixels. */
export interface Square {
  left: number;
  top: number;
  side: number;
}

/** Sizes as fractions of a cell's side, except SLATS, which is a number of stripes. */
const LETTER = 0.88;
const SMALL_LETTER = 0.62;
const SIGN = 0.42;
const TAB = 0.52;
const BAR = 0.1;
const SLATS = 4;
const STREAK = 0.1;
const FRAME = 0.09;
/** Stripes over a cell where a relic may be, and the width of each. */
const RELIC_STRIPES = 3;
const RELIC_STRIPE = 0.11;
/** Works are lit up to the top; each class below has this much less of its ground lit. */
const CLASS_STEP = 0.28;
const DOT = 0.13;
/** Between two dots, as a fraction of a dot. */
const GAP_OF_DOTS = 0.7;
/** Some browsers do not draw smaller text at all. */
const MIN_FONT_PX = 7;
/** From this cell size on, in CSS pixels, cells are separated by a line. */
const GAP_FROM_PX = 12;
const FONT_FAMILY = '"Inter Variable", system-ui, sans-serif';

function write(pen: Pen, text: string, px: number, x: number, y: number) {
  pen.font = `900 ${Math.max(MIN_FONT_PX, px)}px ${FONT_FAMILY}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, x, y);
}

/** Grounds for letters that look alike at the same brightness: darker or lighter. */
const TOWN_INKS: Readonly<Partial<Record<FieldType, "town-deep" | "town-light">>> = {
  memorial: "town-deep",
  euc: "town-deep",
  web: "town-deep",
  casino: "town-light",
};

/** Vertical stripes where a relic may be: slats are horizontal, and streaks diagonal. */
function paintRelicArea(pen: Pen, ink: Ink, { left, top, side }: Square) {
  pen.fillStyle = ink["relic-area"];
  // Whole pixels: a blurred stripe is too faint.
  const width = Math.max(1, Math.round(side * RELIC_STRIPE));
  for (let n = 0; n < RELIC_STRIPES; n++) {
    const middle = ((n + 0.5) / RELIC_STRIPES) * side;
    pen.fillRect(left + Math.round(middle - width / 2), top, width, side);
  }
}

/** A frame with a sign for a relic that was seen, and with a question mark amid an area. */
function paintRelicSign(pen: Pen, ink: Ink, mark: RelicMark, { left, top, side }: Square) {
  if (mark === "area") return;
  paintFrame(pen, ink.relic, { left, top, side }, mark === "seen");
  pen.fillStyle = ink.relic;
  const sign = mark === "seen" ? RELIC_SIGN : AREA_SIGN;
  write(pen, sign, side * SMALL_LETTER, left + side / 2, top + side / 2 + 0.5);
}

/** A factory's class: the larger, the higher its ground is lit. */
function paintClass(pen: Pen, ink: Ink, count: number, { left, top, side }: Square) {
  const lit = Math.round((1 - (FACTORY_CLASS_IDS.length - count) * CLASS_STEP) * side);
  pen.fillStyle = ink["factory-lit"];
  pen.fillRect(left, top + side - lit, side, lit);
}

/** A factory's class: one to four dots on the lower edge. */
function paintDots(pen: Pen, ink: Ink, count: number, { left, top, side }: Square) {
  const dot = Math.max(1, Math.round(side * DOT));
  const width = count * dot + (count - 1) * dot * GAP_OF_DOTS;
  pen.fillStyle = ink.letter;
  for (let n = 0; n < count; n++) {
    const right = (side - width) / 2 + n * dot * (1 + GAP_OF_DOTS);
    pen.fillRect(left + right, top + side - dot * 1.5, dot, dot);
  }
}

function groundInk(ink: Ink, kind: CellKind | null, type: FieldType): string {
  if (kind === "own") return type === "base" ? ink.base : ink.factory;
  if (kind === "base") return ink.foe;
  if (kind === "town") return ink[TOWN_INKS[type] ?? "town"];
  switch (kind) {
    case "factory":
    case "metal":
    case "energy":
    case "cave":
    case "forest":
      return ink[kind];
    default:
      return ink.waste;
  }
}

/** Colors of other players' flags and frames. */
const OWNER_COLORS = [
  "#ff9d8f",
  "#ffc46b",
  "#e6e07a",
  "#7fd6c2",
  "#86c5ff",
  "#b9a8ff",
  "#f0a3e0",
  "#d8dee6",
] as const;

/** The color of another player on the map; several players may have the same. */
export function ownerColor(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return OWNER_COLORS[sum % OWNER_COLORS.length] ?? OWNER_COLORS[0];
}

/** The flag of a cell's owner, on the upper left corner. */
function paintFlag(pen: Pen, ink: Ink, color: string, { left, top, side }: Square) {
  const [mast, high, wide] = [Math.max(1, side * 0.05), side * 0.42, side * 0.36];
  pen.fillStyle = ink.dark;
  pen.fillRect(left, top - side * 0.1, mast + 2, high + 1);
  pen.fillStyle = color;
  pen.fillRect(left + 1, top - side * 0.1, mast, high);
  pen.strokeStyle = ink.dark;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(left + 1 + mast, top - side * 0.1);
  pen.lineTo(left + 1 + mast + wide, top + side * 0.04);
  pen.lineTo(left + 1 + mast, top + side * 0.18);
  pen.fill();
  pen.stroke();
}

/** Horizontal stripes for a field on cooldown. */
function paintSlats(pen: Pen, ink: Ink, { left, top, side }: Square) {
  pen.fillStyle = ink.slat;
  const slat = side / SLATS / 2;
  for (let n = 0; n < SLATS; n++) pen.fillRect(left, top + n * slat * 2, side, slat);
}

/** Three diagonal streaks for a field with a vein. */
function paintStreaks(pen: Pen, ink: Ink, { left, top, side }: Square) {
  pen.strokeStyle = ink.streak;
  pen.lineWidth = Math.max(1, side * STREAK);
  pen.beginPath();
  for (const reach of [0.5, 1, 1.5]) {
    const [near, far] = [Math.max(0, reach - 1) * side, Math.min(1, reach) * side];
    pen.moveTo(left + near, top + far);
    pen.lineTo(left + far, top + near);
  }
  pen.stroke();
}

function paintFrame(pen: Pen, color: string, square: Square, isDouble: boolean) {
  const { left, top, side } = square;
  const width = Math.max(1, side * FRAME);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.strokeRect(left + width / 2, top + width / 2, side - width, side - width);
  if (!isDouble) return;
  const inner = width * 2.2;
  pen.lineWidth = width / 2;
  pen.strokeRect(left + inner, top + inner, side - inner * 2, side - inner * 2);
}

function paintPin(pen: Pen, ink: Ink, cell: ViewCell, square: Square) {
  if (cell.pin === null) return;
  const { left, top, side } = square;
  const tab = Math.max(MIN_FONT_PX + 1, side * TAB);
  pen.fillStyle = ink.dark;
  pen.fillRect(left, top + side - tab - 1, tab + 1, tab + 1);
  pen.fillStyle = cell.pin.color === null ? ink.pin : ink[`pin-${cell.pin.color}`];
  pen.fillRect(left, top + side - tab, tab, tab);
  pen.fillStyle = ink.dark;
  write(pen, cell.pin.letter, tab * 0.82, left + tab / 2, top + side - tab / 2 + 0.5);
}

/** A letter's size and center: smaller beside a plot's tab or a vein's sign. */
function letterPlace(hasPin: boolean, vein: boolean): readonly [number, number, number] {
  if (hasPin) return [SMALL_LETTER, 0.68, 0.3];
  return vein ? [SMALL_LETTER, 0.4, 0.6] : [LETTER, 0.5, 0.5];
}

/** Draws the picture of a field over its ground. */
export type DrawTile = (type: FieldType, tile: number, square: Square) => void;

/** Ground and letter of a cell. */
function paintLetter(
  pen: Pen,
  ink: Ink,
  { type, dots, relic, isSpent, vein, pin }: ViewCell,
  fieldKind: CellKind | null,
  inner: Square,
) {
  const { left, top, side } = inner;
  pen.fillStyle = type === null ? ink.fog : groundInk(ink, fieldKind, type);
  pen.fillRect(left, top, side, side);
  if (isSpent) paintSlats(pen, ink, inner);
  if (vein) paintStreaks(pen, ink, inner);
  if (fieldKind !== null && dots > 0) paintClass(pen, ink, dots, inner);
  if (relic !== null && relic !== "seen") paintRelicArea(pen, ink, inner);
  if (fieldKind === null || type === null) return;
  pen.fillStyle = ink.letter;
  const [size, right, down] = letterPlace(pin !== null, vein);
  const [x, y] = [left + side * right, top + side * down + 0.5];
  write(pen, FIELD_LETTERS[type], side * size, x, y);
}

/** Picture of a cell, over a ground that is already drawn. */
function paintPicture(
  pen: Pen,
  ink: Ink,
  { type, tile, fieldKind, owner, relic, isSpent, vein }: ViewCell,
  isHidden: boolean,
  inner: Square,
  drawTile: DrawTile,
) {
  // The player's own ground is light, others' is dark, so that they differ without color.
  if (!isHidden && (fieldKind === "own" || owner !== null)) {
    pen.fillStyle = fieldKind === "own" ? ink["own-ground"] : ink["other-ground"];
    pen.fillRect(inner.left, inner.top, inner.side, inner.side);
  }
  if (vein) paintStreaks(pen, ink, inner);
  if (type !== null && !isHidden) drawTile(type, tile, inner);
  if (isSpent) paintSlats(pen, ink, inner);
  if (relic !== null && relic !== "seen") paintRelicArea(pen, ink, inner);
}

/** A cell with only the marks of visible kinds. */
function withoutHidden(cell: ViewCell, shown: ReadonlySet<CellKind>): ViewCell {
  return {
    ...cell,
    isSpent: cell.isSpent && shown.has("spent"),
    vein: cell.vein && shown.has("vein"),
    mine: cell.mine && shown.has("mine"),
    relic: shown.has("relic") ? cell.relic : null,
    pin: shown.has("plot") ? cell.pin : null,
  };
}

/**
 * Draws a cell; `shown` are the visible kinds.
 * @param drawTile draws pictures in place of letters, over a ground that is already drawn
 */
export function paintCell(
  pen: Pen,
  ink: Ink,
  wholeCell: ViewCell,
  shown: ReadonlySet<CellKind>,
  square: Square,
  drawTile: DrawTile | null = null,
): void {
  const cell = withoutHidden(wholeCell, shown);
  const { left, top } = square;
  const side = square.side - (square.side >= GAP_FROM_PX ? 1 : 0);
  const inner = { left, top, side };
  const fieldKind = cell.fieldKind !== null && shown.has(cell.fieldKind) ? cell.fieldKind : null;
  const { isSpent, vein, relic } = cell;
  if (drawTile === null) paintLetter(pen, ink, cell, fieldKind, inner);
  else {
    const isHidden = cell.fieldKind !== fieldKind;
    paintPicture(pen, ink, cell, isHidden, inner, drawTile);
  }
  if (fieldKind === "own") paintFrame(pen, ink.own, inner, true);
  else if (fieldKind !== null && cell.owner !== null) {
    const color = ownerColor(cell.owner);
    paintFrame(pen, color, inner, false);
    if (drawTile !== null) paintFlag(pen, ink, color, inner);
  } else if (fieldKind === "base") paintFrame(pen, ink.other, inner, false);
  if (fieldKind !== null && cell.dots > 0) paintDots(pen, ink, cell.dots, inner);
  if (relic !== null) paintRelicSign(pen, ink, relic, inner);
  if (isSpent) {
    const bar = Math.max(1, Math.round(side * BAR));
    pen.fillStyle = ink.letter;
    pen.fillRect(left + side * 0.15, top + side - bar * 2, side * 0.7, bar);
  }
  if (vein) {
    pen.fillStyle = ink.letter;
    const right = cell.pin !== null ? 0.26 : 0.78;
    write(pen, VEIN_SIGN, side * SIGN, left + side * right, top + side * 0.24);
  }
  if (cell.mine) {
    pen.fillStyle = ink.mine;
    write(pen, MINE_SIGN, side * SIGN, left + side * 0.8, top + side * 0.78);
  }
  paintPin(pen, ink, cell, inner);
}

/** The canvas colors, defined in the style sheet. */
const INKS = [
  "fog",
  "waste",
  "letter",
  "base",
  "foe",
  "factory",
  "factory-lit",
  "metal",
  "energy",
  "cave",
  "forest",
  "town",
  "town-deep",
  "town-light",
  "slat",
  "streak",
  "relic",
  "relic-area",
  "own",
  "own-ground",
  "other",
  "other-ground",
  "mine",
  "here",
  "target",
  "mark",
  "edge",
  "dark",
  "pin",
  "pin-ember",
  "pin-steel",
  "pin-good",
  "pin-bad",
] as const;
export type Ink = Readonly<Record<(typeof INKS)[number], string>>;

/** All colors, each read by name. */
export function inkBy(read: (name: string) => string): Ink {
  const pairs: string[][] = INKS.map((name) => [name, read(name)]);
  return Object.fromEntries(pairs);
}

/** The colors in effect for an element. */
export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element);
  return inkBy((name) => style.getPropertyValue(`--world-${name}`).trim());
}
