/** The cells of the map around the player, as the map shows them. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import {
  cellKey,
  type FieldType,
  gridOffset,
  isSameCell,
  MINUTE,
  wrapCoordinate,
} from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { displayName } from "../../lib/names.ts";
import { classNumber, factoryTitle, siteOnMap } from "../field/factory-sites.ts";
import { cooldownEnd } from "../field/field-atoms.ts";
import { typeOnMap } from "../field/use-fields.ts";
import { NO_PINS, type Pins, type PlotColor } from "../plots/pins.ts";
import { NO_RELICS, type RelicMark, type RelicMarks } from "../relics/relic-marks.ts";
import { tileNumber } from "./tile-number.ts";

const tGame = await messages("game");
const tCatalogue = await messages("catalogue");

/** A cell of the map around the player. */
export interface MapCell extends Position {
  type: FieldType | null;
  /** Which drawing of its type it has. */
  tile: number;
  /** Whether the player or another one holds the base or factory here; null otherwise. */
  mark: "own" | "other" | null;
  /** Whether the player has used it up until its cooldown ends. */
  isSpent: boolean;
  /** Whether the player knows of a vein here. */
  vein: boolean;
  /** One dot for a small factory to four for works; empty for other fields. */
  dots: string;
  relic: RelicMark | null;
  /** The letter of its plot; null if none. */
  pin: string | null;
  pinColor: PlotColor | null;
  label: string;
}

/** The number of cells shown on each side of the center. */
export interface MapRadius {
  across: number;
  down: number;
}

/** What the player has marked on the map, and what marks relics. */
export interface MapMarks {
  pins: Pins;
  relics: RelicMarks;
}

export const NO_MARKS: MapMarks = { pins: NO_PINS, relics: NO_RELICS };

/** One for each step of a factory's class; the style sheet knows them. */
export const DOT = "•";

/** A field's mark and its title, with its owner if it has one. */
function markOf(view: ViewAnswer | undefined, at: Position, type: FieldType | null) {
  if (view === undefined || type === null) {
    return { mark: null, title: tGame("field.unknown") } as const;
  }
  const site = siteOnMap(view, at);
  const title = site === null ? tCatalogue(`fields.${type}.title`) : factoryTitle(site);
  if (isSameCell(at, view.base)) return { mark: "own", title: tGame("map.yourBase") } as const;
  if (view.factories.some((factory) => isSameCell(at, factory))) {
    return { mark: "own", title: tGame("map.yourFactory", { title }) } as const;
  }
  if (site !== null && site.owner !== null) {
    const { username, isBot } = site.owner;
    const name = displayName(username, isBot);
    return { mark: "other", title: tGame("map.ownedBy", { title, name }) } as const;
  }
  const base = view.bases.find((other) => isSameCell(at, other));
  if (base === undefined) return { mark: null, title } as const;
  const name = displayName(base.username, base.isBot);
  return { mark: "other", title: tGame("map.ownedBy", { title, name }) } as const;
}

function plotText(pin: { title: string } | undefined): string {
  if (pin === undefined) return "";
  return pin.title === "" ? tGame("map.plotUntitled") : tGame("map.plot", { title: pin.title });
}

/** A cell of a map with its markers and label; `now` in milliseconds. */
export function mapCellAt(
  view: ViewAnswer | undefined,
  at: Position,
  now: number,
  { pins, relics }: MapMarks,
): MapCell {
  const type = typeOnMap(view, at);
  const { mark, title } = markOf(view, at, type);
  const left = (cooldownEnd(view, at) ?? 0) - now;
  const isSpent = left > 0;
  const vein = !isSpent && (view?.veins.some((other) => isSameCell(other, at)) ?? false);
  const pin = pins.get(cellKey(at));
  const relic = relics.get(cellKey(at)) ?? null;
  const site = siteOnMap(view, at);
  const dots = site === null ? "" : DOT.repeat(classNumber(site));
  const mines = view?.mines?.find((other) => isSameCell(other, at))?.count ?? 0;
  const notes = [
    // While the view loads, nothing is known of any field.
    view === undefined ? tGame("field.at", at) : tGame("map.cell", { x: at.x, y: at.y, title }),
    isSpent ? tGame("map.spent", { minutes: Math.max(1, Math.round(left / MINUTE)) }) : "",
    vein ? tGame("map.vein") : "",
    mines === 0 ? "" : tGame("map.mines", { count: mines }),
    relic === null ? "" : tGame(`map.relic.${relic}`),
    plotText(pin),
  ];
  const label = notes.filter(Boolean).join(", ");
  const { letter = null, color: pinColor = null } = pin ?? {};
  const tile = tileNumber(view, at, type);
  return { ...at, type, tile, mark, isSpent, vein, dots, relic, pin: letter, pinColor, label };
}

/** From `-reach` to `reach`. */
export const offsetsWithin = (reach: number) =>
  Array.from({ length: reach * 2 + 1 }, (_, i) => i - reach);

/** Rows of cells around a center, wrapping at the map's edges; `now` in milliseconds. */
export function cellsAround(
  view: ViewAnswer | undefined,
  center: Position,
  { across, down }: MapRadius,
  now: number,
  marks: MapMarks = NO_MARKS,
): MapCell[][] {
  return offsetsWithin(down).map((dy) =>
    offsetsWithin(across).map((dx) => {
      const at = { x: wrapCoordinate(center.x + dx), y: wrapCoordinate(center.y + dy) };
      return mapCellAt(view, at, now, marks);
    }),
  );
}

/** Whether a cell is among those shown around a center. */
export function isAround(
  center: Position,
  { x, y }: Position,
  { across, down }: MapRadius,
): boolean {
  const { dx, dy } = gridOffset(center, { x, y });
  return Math.abs(dx) <= across && Math.abs(dy) <= down;
}

/** How many cells of the whole map the player has seen. */
export function exploredCount(view: ViewAnswer | undefined): number {
  return (view?.rows ?? []).reduce((sum, row) => sum + row.replaceAll(" ", "").length, 0);
}
