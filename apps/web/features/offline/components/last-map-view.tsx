import { CELL_COUNT } from "@emberlode/game";
import { enOffline } from "@emberlode/words/en/offline";
import { useState } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { exactNumber } from "../../../lib/numbers.ts";
import { exploredCount, mapCellAt } from "../../map/cells.ts";
import { NO_PINS } from "../../plots/pins.ts";
import { Amount } from "../../ui/components/amount.tsx";
import type { LastMap } from "../last-map.ts";
import { LastMapGrid } from "./last-map-grid.tsx";

/** What was known when the game last answered: the map, the own place, and what was held then. */
export function LastMapView({ map }: { map: LastMap }) {
  const { username, view, here, metal, energy } = map;
  const [now] = useState(Date.now);
  const words = enOffline.map;
  const resources = t.game.resources;
  return (
    <section className="panel offline-map" aria-labelledby="last-map-title">
      <h2 id="last-map-title" className="panel-title">
        {words.title(username)}
      </h2>
      <LastMapGrid view={view} here={here} now={now} />
      <dl className="lines">
        <div>
          <dt>{words.standing}</dt>
          <dd>{mapCellAt(view, here, now, NO_PINS).label}</dd>
        </div>
        <div>
          <dt>{`${words.held} ${resources.metal.toLowerCase()}`}</dt>
          <dd>
            <Amount value={metal} />
          </dd>
        </div>
        <div>
          <dt>{`${words.held} ${resources.energy.toLowerCase()}`}</dt>
          <dd>
            <Amount value={energy} />
          </dd>
        </div>
        <div>
          <dt>{words.explored}</dt>
          <dd>{words.fields(exactNumber(exploredCount(view)), exactNumber(CELL_COUNT))}</dd>
        </div>
      </dl>
    </section>
  );
}
