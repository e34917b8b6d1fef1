import { CELL_COUNT } from "@emberlode/game";
import { useAtomValue } from "jotai";
import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { outcomeAtom } from "../../field/atoms/field-atoms.ts";
import { useView } from "../../field/hooks/use-fields.ts";
import { useIsSpent } from "../../field/hooks/use-spent.ts";
import { useWalker, useWalkerState } from "../../movement/hooks/use-walker.ts";
import { cellsAround, exploredCount } from "../cells.ts";
import { MapCellView } from "./map-cell-view.tsx";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The explored fields around the player as an ARIA grid; a cell is walked to by click or Enter. */
export function LocalMap({ radius }: { radius: number }) {
  const walker = useWalker();
  const { shown, target } = useWalkerState();
  // The step itself shows first; the map follows within the same moment.
  const centre = useDeferredValue(shown);
  const { data: view } = useView();
  const isSpent = useIsSpent();
  useAtomValue(outcomeAtom);
  const grid = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState({ dx: 0, dy: 0 });
  const rows = useMemo(() => cellsAround(view, centre, radius), [view, centre, radius]);
  const limit = (n: number) => Math.max(-radius, Math.min(radius, n));

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const next = { dx: limit(focus.dx + move[0]), dy: limit(focus.dy + move[1]) };
    setFocus(next);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${next.dx},${next.dy}"]`)?.focus();
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a map of moving cells is a grid widget, not a table */}
      <div
        ref={grid}
        role="grid"
        aria-label={t.game.map.label}
        className="map-grid"
        style={{ gridTemplateRows: `repeat(${rows.length}, 1fr)` }}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus, one at a time
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            key={row[0]?.dy}
            role="row"
            className="map-row"
            style={{ gridTemplateColumns: `repeat(${row.length}, 1fr)` }}
          >
            {row.map((cell) => (
              <MapCellView
                key={cell.dx}
                cell={cell}
                spent={isSpent(cell)}
                isTarget={target?.x === cell.x && target.y === cell.y}
                focusable={cell.dx === focus.dx && cell.dy === focus.dy}
                onGo={() => walker.walkTo(cell)}
              />
            ))}
          </div>
        ))}
      </div>
      <p className="map-foot mt-2 text-xs text-muted">
        {t.game.map.explored(exactNumber(exploredCount(view)), exactNumber(CELL_COUNT))}{" "}
        <span className="map-hint">{t.game.map.hint}</span>
      </p>
    </div>
  );
}
