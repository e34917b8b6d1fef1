/** The fields of the world's map by kind, and what is where. */
import type { WorldLookAnswer } from "@emberlode/contract";
import { TYPES_BY_LETTER } from "@emberlode/contract/map-letters";
import { type FieldType, GRID_SIZE, SPECIAL_FIELD_TYPES } from "@emberlode/game";

/** What the legend tells apart, in the order of drawing. */
export const GROUND_KINDS = ["metal", "energy", "forest", "cave", "town"] as const;
export const PLACE_KINDS = ["base", "guest", "bot", "owned", "free"] as const;
export type MapKind = (typeof GROUND_KINDS | typeof PLACE_KINDS)[number];

export interface Cell {
  x: number;
  y: number;
}

type Base = WorldLookAnswer["bases"][number];
type Factory = WorldLookAnswer["factories"][number];
type Place = ({ kind: "base" | "guest" | "bot" } & Base) | ({ kind: "owned" } & Factory);

const TOWN: ReadonlySet<FieldType> = new Set(SPECIAL_FIELD_TYPES);

function baseKind({ isGuest, isBot }: Base): "base" | "guest" | "bot" {
  if (isBot) return "bot";
  return isGuest ? "guest" : "base";
}

const indexOf = ({ x, y }: Cell): number => (y - 1) * GRID_SIZE + x - 1;

export interface WorldCells {
  /** Cells by kind. */
  byKind: Readonly<Record<MapKind, readonly Cell[]>>;
  typeAt(cell: Cell): FieldType;
  placeAt(cell: Cell): Place | undefined;
}

export function worldCells({ rows, bases, factories }: WorldLookAnswer): WorldCells {
  const places = new Map<number, Place>();
  for (const base of bases) places.set(indexOf(base), { kind: baseKind(base), ...base });
  for (const factory of factories) places.set(indexOf(factory), { kind: "owned", ...factory });
  const typeAt = ({ x, y }: Cell): FieldType =>
    TYPES_BY_LETTER.get(rows[y - 1]?.[x - 1] ?? "") ?? "waste";
  const byKind: Record<MapKind, Cell[]> = {
    metal: [],
    energy: [],
    forest: [],
    cave: [],
    town: [],
    base: [],
    guest: [],
    bot: [],
    owned: [],
    free: [],
  };
  for (let y = 1; y <= GRID_SIZE; y++) {
    for (let x = 1; x <= GRID_SIZE; x++) {
      const cell = { x, y };
      const place = places.get(indexOf(cell));
      const type = typeAt(cell);
      if (place !== undefined) byKind[place.kind].push(cell);
      else if (type === "factory") byKind.free.push(cell);
      else if (TOWN.has(type)) byKind.town.push(cell);
      else if (type === "metal" || type === "energy" || type === "forest" || type === "cave") {
        byKind[type].push(cell);
      }
    }
  }
  return { byKind, typeAt, placeAt: (cell) => places.get(indexOf(cell)) };
}

/** The squares of cells as the path of an SVG with a unit per cell. */
export const squaresPath = (cells: readonly Cell[]): string =>
  cells.map(({ x, y }) => `M${x - 1} ${y - 1}h1v1h-1z`).join("");

/** Circles in the middle of cells. */
export const circlesPath = (cells: readonly Cell[], radius: number): string =>
  cells
    .map(({ x, y }) => {
      const arc = `a${radius} ${radius} 0 1 0`;
      return `M${x - 0.5 - radius} ${y - 0.5}${arc}${2 * radius} 0${arc}${-2 * radius} 0z`;
    })
    .join("");

/** Diamonds in the middle of cells. */
export const diamondsPath = (cells: readonly Cell[], radius: number): string =>
  cells
    .map(
      ({ x, y }) =>
        `M${x - 0.5} ${y - 0.5 - radius}l${radius} ${radius}l${-radius} ${radius}l${-radius} ${-radius}z`,
    )
    .join("");
