import { distance } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

import { useShownPosition } from "../movement/use-walker.ts";
import type { Landmark } from "./find.ts";
import { LeadButtons } from "./lead-buttons.tsx";

const tFinds = await messages("finds");
const tCatalogue = await messages("catalogue");

/** The place shown on a found map, with buttons to save it as a plot or walk there. */
export function MapLead({ to }: { to: Landmark }) {
  const shown = useShownPosition();
  const landmark = tCatalogue(`fields.${to.type}.title`);
  return (
    <div className="find-lead">
      <p>{tFinds("map.to", { title: landmark, x: to.x, y: to.y, steps: distance(shown, to) })}</p>
      <LeadButtons to={to} title={tFinds("map.plotTitle", { title: landmark })} />
    </div>
  );
}
