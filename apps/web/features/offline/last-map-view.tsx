import { CELL_COUNT } from "@emberlode/game";
import { useState } from "react";
import { messages } from "../../lib/messages.ts";

import { exploredCount, mapCellAt } from "../map/cells.ts";
import { NO_PINS } from "../plots/pins.ts";
import { Amount } from "../ui/amount.tsx";
import type { LastMap } from "./last-map.ts";
import { LastMapGrid } from "./last-map-grid.tsx";

const tOffline = await messages("offline");

/** The last known map, and the player's position and resources at that time. */
export function LastMapView({ map }: { map: LastMap }) {
  const { username, view, here, metal, energy } = map;
  const [now] = useState(Date.now);
  return (
    <section className="panel offline-map" aria-labelledby="last-map-title">
      <h2 id="last-map-title" className="panel-title">
        {tOffline("map.title", { username })}
      </h2>
      <LastMapGrid view={view} here={here} now={now} />
      <dl className="lines">
        <div>
          <dt>{tOffline("map.standing")}</dt>
          <dd>{mapCellAt(view, here, now, NO_PINS).label}</dd>
        </div>
        <div>
          <dt>{tOffline("map.metal")}</dt>
          <dd>
            <Amount value={metal} />
          </dd>
        </div>
        <div>
          <dt>{tOffline("map.energy")}</dt>
          <dd>
            <Amount value={energy} />
          </dd>
        </div>
        <div>
          <dt>{tOffline("map.explored")}</dt>
          <dd>
            {tOffline("map.fields", {
              count: exploredCount(view),
              total: CELL_COUNT,
            })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
