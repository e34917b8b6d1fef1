import { messages } from "../../lib/messages.ts";

import { Desk } from "../desks/desk.tsx";
import type { DeskContentProps } from "../desks/desk-props.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { useOwnedTool } from "../tools/use-owned-tool.ts";
import { KeyNeeded } from "../town/key-needed.tsx";
import { Countdown } from "../ui/countdown.tsx";
import { ListRows } from "../ui/list-row.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { OfferRow } from "./offer-row.tsx";
import { useNextOffersAt, useOffers } from "./use-market.ts";

const tTown = await messages("town");
const tDesks = await messages("desks");

/** The Black Market with six offers per day (rules §15). */
export default function MarketDesk({ id, payload }: DeskContentProps) {
  const level = useOwnedTool("market");
  const { data, error, refetch } = useOffers();
  const next = useNextOffersAt();
  return (
    <Desk id={id} title={tDesks(`titles.${id}`)} lead={tTown("market.lead")}>
      {level === 0 && <KeyNeeded tool="market" />}
      {data === undefined && error === null && <Skeleton rows={6} />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} onRetry={() => refetch()} />
      )}
      {data !== undefined && (
        <ListRows label={tTown("market.offers")}>
          {data.offers.map((offer) => (
            <OfferRow
              key={offer._id}
              offer={offer}
              user={payload.user}
              open={level === null ? null : level > 0}
            />
          ))}
        </ListRows>
      )}
      <p className="mt-3 text-xs text-muted">
        <Countdown until={next} text={(span) => tTown("market.next", { span })} />
      </p>
    </Desk>
  );
}
