import type { Position, ViewAnswer } from "@emberlode/contract";
import { FIELDS, type FieldType, wrap } from "@emberlode/game";
import { t } from "../../lib/i18n/catalogue.ts";
import { typeOnMap } from "../field/hooks/use-fields.ts";

/** One cell of the map around the player. */
export interface MapCell extends Position {
  /** Cells east and south of the player. */
  dx: number;
  dy: number;
  type: FieldType | null;
  /** The player's own base or factory, another's base, or nothing special. */
  mark: "own" | "other" | null;
  label: string;
}

function same(at: Position, other: Position | null): boolean {
  return other !== null && at.x === other.x && at.y === other.y;
}

function describe(view: ViewAnswer | undefined, at: Position, type: FieldType | null) {
  if (view === undefined || type === null) return { mark: null, note: "" } as const;
  if (same(at, view.base)) return { mark: "own", note: t.game.map.yourBase } as const;
  if (view.factories.some((factory) => same(at, factory))) {
    return { mark: "own", note: t.game.map.yourFactory } as const;
  }
  const base = view.bases.find((other) => same(at, other));
  if (base === undefined) return { mark: null, note: "" } as const;
  return { mark: "other", note: t.game.map.baseOf(base.username) } as const;
}

/** Rows of cells around a centre, `radius` in each direction, wrapping at the edges of the map. */
export function cellsAround(
  view: ViewAnswer | undefined,
  centre: Position,
  radius: number,
): MapCell[][] {
  const span = Array.from({ length: radius * 2 + 1 }, (_, i) => i - radius);
  return span.map((dy) =>
    span.map((dx) => {
      const at = { x: wrap(centre.x + dx), y: wrap(centre.y + dy) };
      const type = typeOnMap(view, at);
      const { mark, note } = describe(view, at, type);
      const title = type === null ? t.game.field.unknown : FIELDS[type].title;
      const here = dx === 0 && dy === 0 ? t.game.map.here : "";
      const label = [t.game.map.cell(at.x, at.y, title), note, here].filter(Boolean).join(", ");
      return { ...at, dx, dy, type, mark, label };
    }),
  );
}

/** Cells of the whole map that the player has seen. */
export function exploredCount(view: ViewAnswer | undefined): number {
  return (view?.rows ?? []).reduce((sum, row) => sum + row.replaceAll(" ", "").length, 0);
}
