import type { Position } from "@emberlode/contract";
import { useDeferredValue, useId, useMemo, useState } from "react";
import { messages } from "../../../lib/messages.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { useShownPosition } from "../../movement/hooks/use-walker.ts";
import { EmptyNext } from "../../ui/components/empty-next.tsx";
import { ListRows } from "../../ui/components/list-row.tsx";
import type { Kind } from "../kinds.ts";
import { placesIn } from "../places.ts";
import type { WorldCell } from "../world.ts";
import { PlaceRow } from "./place-row.tsx";

const t = await messages("overview");

/** Places shown at first, and added by each press. */
const PAGE = 15;

interface PlaceListProps {
  cells: readonly WorldCell[];
  kinds: ReadonlySet<Kind>;
  words: (at: Position) => string;
  onShow: (at: Position) => void;
}

/** The map's content as a searchable list, nearest first, for players who cannot use the map. */
export function PlaceList({ cells, kinds, words, onShow }: PlaceListProps) {
  const id = useId();
  const from = useDeferredValue(useShownPosition());
  const [text, setText] = useState("");
  const [most, setMost] = useState(PAGE);
  const places = useMemo(
    () => placesIn(cells, { text: text.trim(), kinds, from, words }),
    [cells, text, kinds, from, words],
  );
  const left = places.length - most;
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
          setMost(PAGE);
        }}
      />
      <p role="status" className="overview-hint">
        {t("found", { count: places.length })}
      </p>
      {places.length === 0 ? (
        <EmptyNext icon="map" title={t("nothing")} text={t("nothingText")} />
      ) : (
        <ListRows label={t("places")}>
          {places.slice(0, most).map((cell) => (
            <PlaceRow
              key={`${cell.x}/${cell.y}`}
              cell={cell}
              from={from}
              words={words}
              onShow={onShow}
            />
          ))}
        </ListRows>
      )}
      {left > 0 && (
        <button type="button" className="btn" onClick={() => setMost(most + PAGE)}>
          {t("more", { count: exactNumber(Math.min(left, PAGE)) })}
        </button>
      )}
    </section>
  );
}
