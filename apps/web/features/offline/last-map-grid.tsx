import type { Position, ViewAnswer } from "@emberlode/contract";
import { useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { cellsAround, mapCellAt } from "../map/cells.ts";
import { MapCells } from "../map/map-cells.tsx";
import { useMapFocus } from "../map/use-map-focus.ts";
import { useRoom } from "../map/use-room.ts";
import { NO_PINS } from "../plots/pins.ts";

const t = await messages("offline");

/** Maximum number of cells on each side of the center, and the number above and below. */
const MOST_ACROSS = 6;
const DOWN = 4;

interface LastMapGridProps {
  view: ViewAnswer;
  here: Position;
  /** Time in milliseconds; cooldowns that have ended by then are hidden. */
  now: number;
}

/** The read-only map: choosing a field centers it instead of walking there. */
export function LastMapGrid({ view, here, now }: LastMapGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const across = useRoom(grid, MOST_ACROSS);
  const [center, setCenter] = useState(here);
  const reach = { across, down: DOWN };
  const { focused, handlers } = useMapFocus(grid, center, reach);
  return (
    <div className="grid gap-2">
      <MapCells
        ref={grid}
        rows={cellsAround(view, center, reach, now)}
        across={across}
        here={here}
        target={center}
        focused={focused}
        handlers={handlers}
        onChoose={setCenter}
      />
      <p className="figure font-semibold" role="status">
        {mapCellAt(view, center, now, NO_PINS).label}
      </p>
      <p className="text-sm text-muted">{t("map.hint")}</p>
      <button type="button" className="btn w-fit" onClick={() => setCenter(here)}>
        {t("map.back")}
      </button>
    </div>
  );
}
