import { type ExcavatorPartId, installPartRefusal } from "@emberlode/game";
import { messages } from "../../../lib/messages.ts";

import { trpc } from "../../../lib/trpc.ts";
import { useNearestPlace } from "../../field/hooks/use-nearest-place.ts";
import { LeadButtons } from "./lead-buttons.tsx";

const tFinds = await messages("finds");
const tCatalogue = await messages("catalogue");

/** Where to install the part just found, or that no more of it can be installed. */
export function PartLead({ part }: { part: ExcavatorPartId }) {
  const center = useNearestPlace("euc");
  const { data } = trpc.euc.list.useQuery();
  const installed = data?.items.find(({ _id }) => _id === part)?.count ?? 0;
  if (installPartRefusal({ installed, held: 1 }, part) !== null)
    return <p>{tFinds("parts.allInstalled")}</p>;
  if (center === null) return <p>{tFinds("parts.noCenterNear")}</p>;
  return (
    <div className="find-lead">
      <p>{tFinds("parts.nearest", { steps: center.steps, where: center.where })}</p>
      <LeadButtons to={center.at} title={tCatalogue("fields.euc.title")} />
    </div>
  );
}
