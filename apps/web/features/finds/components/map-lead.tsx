import { distance } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enFinds } from "@emberlode/words/en/finds";
import { useShownPosition } from "../../movement/hooks/use-walker.ts";
import type { Landmark } from "../find.ts";
import { LeadButtons } from "./lead-buttons.tsx";

/** Where a map leads: kept among the plots, or walked to at once. */
export function MapLead({ to }: { to: Landmark }) {
  const shown = useShownPosition();
  const words = enFinds.map;
  const landmark = enCatalogue.fields[to.type].title;
  return (
    <div className="find-lead">
      <p>{words.to(landmark, to.x, to.y, distance(shown, to))}</p>
      <LeadButtons to={to} title={words.plotTitle(landmark)} />
    </div>
  );
}
