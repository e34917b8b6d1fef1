/** Where the names of owners are on the map: none covers the picture of another place. */
import type { Position } from "@emberlode/contract";
import { cellIndex, isSameCell, wrapCoordinate } from "@emberlode/game";
import type { CellKind, ViewCell } from "./view-cells.ts";
import { pointOf, type Size, type Viewport } from "./viewport.ts";

/** From this scale on, owners have their names below their cells if nothing is there. */
const NAMES_FROM = 32;
/** From this scale on, the others have theirs within their cells, shortened. */
const INSIDE_FROM = 44;
export const NAME_PX = 12;
/** The width of a name below its cell, in cells; longer ones are cut off. */
const NAME_CELLS = 2.4;
/** Fewer letters say nothing; a name within a cell is left out. */
const FEWEST_LETTERS = 3;

export interface OwnerName {
  text: string;
  owner: string;
  /** The middle of the text, in CSS pixels. */
  left: number;
  top: number;
  width: number;
}

interface NamesScene {
  cells: readonly ViewCell[];
  viewport: Viewport;
  size: Size;
  shown: ReadonlySet<CellKind>;
  /** The cell under the pointer or the cursor, which has its whole name; null if none. */
  pointed: Position | null;
}

/** The width of a text in CSS pixels. */
type Measure = (text: string) => number;

/** Cuts a text off so that it is at most `width` wide. */
function fitText(measure: Measure, text: string, width: number): string {
  if (measure(text) <= width) return text;
  let end = text.length - 1;
  while (end > 1 && measure(`${text.slice(0, end)}…`) > width) end--;
  return `${text.slice(0, end)}…`;
}

const isApart = (a: OwnerName, b: OwnerName) =>
  Math.abs(a.top - b.top) >= NAME_PX || Math.abs(a.left - b.left) >= (a.width + b.width) / 2;

/** Names of the owners of visible bases and factories. */
export function placeNames(scene: NamesScene, measure: Measure): OwnerName[] {
  const { cells, viewport, size, shown, pointed } = scene;
  const { scale } = viewport;
  const isVisible = ({ fieldKind }: ViewCell) => fieldKind !== null && shown.has(fieldKind);
  const isEmpty = (at: Position) => {
    const cell = cells[cellIndex({ x: wrapCoordinate(at.x), y: wrapCoordinate(at.y) })];
    return cell === undefined || !(isVisible(cell) || cell.pin !== null || cell.relic === "seen");
  };
  const names: OwnerName[] = [];
  const nameOf = ({ owner, ...at }: ViewCell & { owner: string }, widest: number, down: number) => {
    const text = fitText(measure, owner, widest);
    const { left, top } = pointOf(viewport, size, at);
    return { text, owner, left, top: top + down, width: measure(text) };
  };
  const isFreeBelow = ({ x, y }: Position, { width }: OwnerName) => {
    const reach = Math.max(0, Math.ceil((width - scale) / 2 / scale));
    return Array.from({ length: reach * 2 + 1 }, (_, n) => x + n - reach).every((column) =>
      isEmpty({ x: column, y: y + 1 }),
    );
  };
  const below = scale / 2 + NAME_PX * 0.55;
  const inside = scale / 2 - NAME_PX * 0.6;
  const add = (cell: ViewCell, isPointed: boolean) => {
    const { owner } = cell;
    if (owner === null || !isVisible(cell)) return;
    const { left, top } = pointOf(viewport, size, cell);
    if (left < 0 || top < 0 || left > size.width || top > size.height) return;
    const held = { ...cell, owner };
    const lower = nameOf(held, isPointed ? Number.POSITIVE_INFINITY : scale * NAME_CELLS, below);
    if (isPointed || (isFreeBelow(cell, lower) && names.every((one) => isApart(one, lower)))) {
      names.push(lower);
      return;
    }
    if (scale < INSIDE_FROM) return;
    const within = nameOf(held, scale - 2, inside);
    const isLong = within.text === owner || within.text.length > FEWEST_LETTERS;
    if (isLong && names.every((one) => isApart(one, within))) names.push(within);
  };
  // First, so that the names it covers are left out.
  const pointedCell = pointed === null ? undefined : cells[cellIndex(pointed)];
  if (pointedCell !== undefined) add(pointedCell, true);
  if (scale < NAMES_FROM) return names;
  for (const cell of cells) {
    if (pointed === null || !isSameCell(cell, pointed)) add(cell, false);
  }
  return names;
}
