import { type ExcavatorPartId, installPartRefusal } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enFinds } from "@emberlode/words/en/finds";
import { trpc } from "../../../lib/trpc.ts";
import { useNearestPlace } from "../../field/hooks/use-nearest-place.ts";
import { LeadButtons } from "./lead-buttons.tsx";

/** Where a part just found is installed, or that no more of it can be. */
export function PartLead({ part }: { part: ExcavatorPartId }) {
  const center = useNearestPlace("euc");
  const { data } = trpc.euc.list.useQuery();
  const installed = data?.items.find(({ _id }) => _id === part)?.count ?? 0;
  const words = enFinds.parts;
  if (installPartRefusal({ installed, held: 1 }, part) !== null) return <p>{words.allInstalled}</p>;
  if (center === null) return <p>{words.noCenterNear}</p>;
  return (
    <div className="find-lead">
      <p>{words.nearest(center.steps, center.where)}</p>
      <LeadButtons to={center.at} title={enCatalogue.fields.euc.title} />
    </div>
  );
}
