/** Calls of the Black Market. */
import { DAY, utcDay } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { useNotice } from "../desks/use-notice.ts";
import { useApplyStatus } from "../session/apply-status.ts";

const t = await messages("town");

/** Today's six offers, refetched each time the desk opens. */
export function useOffers() {
  return trpc.market.offers.useQuery(undefined, { refetchOnMount: "always" });
}

/** When the next day's offers start, in milliseconds. */
export function useNextOffersAt(): number {
  return (utcDay(useNow()) + 1) * DAY;
}

export function useBuyOffer() {
  const apply = useApplyStatus();
  const notice = useNotice();
  const utils = trpc.useUtils();
  return trpc.market.buy.useMutation({
    onSuccess({ newStatus, desc, offer }, { count }) {
      apply(newStatus);
      const bought = utils.market.offers.getData()?.offers.find(({ _id }) => _id === offer);
      notice.done(
        desc,
        bought === undefined
          ? []
          : [
              { kind: bought.kind, amount: count, word: bought.title },
              {
                kind: bought.paidIn,
                amount: -bought.price * count,
                word: t(`resources.${bought.paidIn}`).toLowerCase(),
              },
            ],
      );
      void utils.market.offers.invalidate();
      void utils.tools.list.invalidate();
      void utils.euc.list.invalidate();
    },
    onError(error) {
      notice.refused(error);
      void utils.market.offers.invalidate();
    },
  });
}
