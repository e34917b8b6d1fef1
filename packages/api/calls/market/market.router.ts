/** The Black Market. */
import { marketCalls } from "@emberlode/contract/calls";
import { buyOffer } from "@emberlode/game";
import { described } from "../../world/actions/described.ts";
import { performAlone } from "../../world/actions/perform-alone.ts";
import { implement } from "../implement.ts";
import { router } from "../trpc.ts";
import { listOffers, offersAt } from "./offers.usecase.ts";

export const marketRouter = router({
  offers: implement(marketCalls.offers, listOffers),
  buy: implement(marketCalls.buy, (ctx, input) =>
    performAlone(
      ctx,
      input,
      ({ player, here }, env) => {
        const offers = offersAt(ctx.services, env.now);
        return described(buyOffer({ player, field: here, offers }, input, env), ctx.words);
      },
      (newStatus, { offer, held, left, desc }) => ({ newStatus, offer, held, left, desc }),
    ),
  ),
});
