import { distance, FIELDS } from "@emberlode/game";
import { enFinds } from "../../../lib/i18n/en-finds.ts";
import { closeDesk, isDeskOpen } from "../../desks/hooks/use-desk.ts";
import { useShownPosition, useWalker } from "../../movement/hooks/use-walker.ts";
import { letGo } from "../../movement/let-go.ts";
import { useSavePlot } from "../../plots/hooks/use-save-plot.ts";
import type { Landmark } from "../find.ts";

/** Where a map leads: kept among the plots, or walked to at once. */
export function MapLead({ to }: { to: Landmark }) {
  const walker = useWalker();
  const shown = useShownPosition();
  const words = enFinds.map;
  const landmark = FIELDS[to.type].title;
  const title = words.plotTitle(landmark);
  const plot = useSavePlot({ ...to, title }, () => words.saved);
  return (
    <div className="map-lead">
      <p>{words.to(landmark, to.x, to.y, distance(shown, to))}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          aria-disabled={plot.isSaved || plot.isPending}
          onClick={(event) => {
            letGo(event);
            plot.save();
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
