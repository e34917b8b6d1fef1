import type { Position } from "@emberlode/contract";
import { cellKey, gridDistance, isOnGrid, isSameCell } from "@emberlode/game";
import { memo, useDeferredValue, useId, useMemo, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { normalizeForSearch } from "../../lib/normalize-for-search.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useShownPosition } from "../movement/use-walker.ts";
import { Icon } from "../ui/icon.tsx";
import { ListRow, ListRows } from "../ui/list-row.tsx";
import { Menu } from "../ui/menu.tsx";
import { EmptyState } from "../ui/query-states.tsx";
import { plainDigits } from "../ui/whole-number.ts";
import { usePlaceActions } from "./use-place-actions.ts";
import { type CellKind, distanceText, kindsOf, type ViewCell } from "./view-cells.ts";

const t = await messages("overview");

interface PlaceRowProps {
  cell: ViewCell;
  from: Position;
  describe: (at: Position) => string;
  onShow: (at: Position) => void;
}

/** A place as text, with the map's actions. */
function PlaceRow({ cell, from, describe, onShow }: PlaceRowProps) {
  const [walk, ...others] = usePlaceActions(cell);
  const place = describe(cell);
  const { x, y } = cell;
  const show = { id: "show", label: t("show"), onSelect: () => onShow({ x, y }) };
  return (
    <ListRow
      title={place}
      meta={distanceText(from, cell)}
      trailing={
        <div className="plot-actions">
          {walk !== undefined && !isSameCell(from, cell) && (
            <button
              type="button"
              className="btn"
              aria-label={t("walkOf", { place })}
              onClick={walk.onSelect}
            >
              {walk.label}
            </button>
          )}
          <Menu
            label={t("menuOf", { place })}
            items={[show, ...others]}
            className="btn overview-more"
          >
            <Icon name="more" />
          </Menu>
        </div>
      }
    />
  );
}

/** Two numbers with any separator: "12, 7", "12/7", "12 7". */
const COORDINATES = /^\D*(\d{1,2})\D+(\d{1,2})\D*$/;

/** The cell whose coordinates are in a search, or null. */
export function cellInSearch(text: string): Position | null {
  const [, x, y] = COORDINATES.exec(plainDigits(text)) ?? [];
  const at = { x: Number(x), y: Number(y) };
  return isOnGrid(at) ? at : null;
}

interface PlaceSearch {
  /** Search text: every word must be in the description, unless it contains coordinates. */
  text: string;
  kinds: ReadonlySet<CellKind>;
  from: Position;
  /** Describes a cell. */
  describe: (cell: ViewCell) => string;
}

/** The places of these kinds that match a search, nearest first; named cells always match. */
export function placesIn(
  cells: readonly ViewCell[],
  { text, kinds, from, describe }: PlaceSearch,
): ViewCell[] {
  const named = cellInSearch(text);
  if (named !== null) return cells.filter((cell) => cellKey(cell) === cellKey(named));
  const wanted = normalizeForSearch(text).split(/\s+/).filter(Boolean);
  const matches = (cell: ViewCell) => {
    if (!kindsOf(cell).some((kind) => kinds.has(kind))) return false;
    if (wanted.length === 0) return true;
    const description = normalizeForSearch(describe(cell));
    return wanted.every((word) => description.includes(word));
  };
  return cells
    .filter(matches)
    .map((cell) => ({ cell, steps: gridDistance(from, cell) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ cell }) => cell);
}

/** Places shown at first, and added per press. */
const PAGE_SIZE = 15;

interface PlaceListProps {
  cells: readonly ViewCell[];
  kinds: ReadonlySet<CellKind>;
  describe: (at: Position) => string;
  onShow: (at: Position) => void;
}

/** The map's places as a searchable list, nearest first, for players who cannot use the map. */
export const PlaceList = memo(function PlaceList(props: PlaceListProps) {
  const { cells, kinds, describe, onShow } = props;
  const id = useId();
  const from = useDeferredValue(useShownPosition());
  const [text, setText] = useState("");
  const [visibleCount, setVisibleCount] = useState(PAGE_SIZE);
  const places = useMemo(
    () => placesIn(cells, { text: text.trim(), kinds, from, describe }),
    [cells, text, kinds, from, describe],
  );
  const remaining = places.length - visibleCount;
  return (
    <section className="overview-places" aria-label={t("places")}>
      <label htmlFor={id}>{t("search")}</label>
      <input
        id={id}
        type="search"
        className="input"
        autoComplete="off"
        placeholder={t("searchHint")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setVisibleCount(PAGE_SIZE);
        }}
      />
      <p role="status" className="overview-hint">
        {t("found", { count: places.length })}
      </p>
      {places.length === 0 ? (
        <EmptyState icon="map" title={t("nothing")} text={t("nothingText")} />
      ) : (
        <ListRows label={t("places")}>
          {places.slice(0, visibleCount).map((cell) => (
            <PlaceRow
              key={`${cell.x}/${cell.y}`}
              cell={cell}
              from={from}
              describe={describe}
              onShow={onShow}
            />
          ))}
        </ListRows>
      )}
      {remaining > 0 && (
        <button
          type="button"
          className="btn"
          onClick={() => setVisibleCount(visibleCount + PAGE_SIZE)}
        >
          {t("more", { count: exactNumber(Math.min(remaining, PAGE_SIZE)) })}
        </button>
      )}
    </section>
  );
});
