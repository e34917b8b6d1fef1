import { distance, FIELDS } from "@emberlode/game";
import { enFinds } from "../../../lib/i18n/en-finds.ts";
import { closeDesk, isDeskOpen } from "../../desks/hooks/use-desk.ts";
import { useWalker, useWalkerState } from "../../movement/hooks/use-walker.ts";
import { letGo } from "../../movement/let-go.ts";
import type { Landmark } from "../find.ts";
import { useSavePlot } from "../hooks/use-save-plot.ts";

/** Where a map leads: kept among the plots, or walked to at once. */
export function MapLead({ to }: { to: Landmark }) {
  const walker = useWalker();
  const { shown } = useWalkerState();
  const plot = useSavePlot(to);
  const words = enFinds.map;
  return (
    <div className="map-lead">
      <p>{words.to(FIELDS[to.type].title, to.x, to.y, distance(shown, to))}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          aria-disabled={plot.isSaved || plot.isPending}
          onClick={(event) => {
            letGo(event);
            if (!plot.isSaved && !plot.isPending) plot.save();
          }}
        >
          {plot.isSaved ? words.saved : words.save}
        </button>
        <button
          type="button"
          className="btn"
          onClick={(event) => {
            letGo(event);
            if (isDeskOpen()) closeDesk();
            walker.walkTo(to);
          }}
        >
          {words.walk}
        </button>
      </div>
    </div>
  );
}
