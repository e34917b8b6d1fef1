/** The Black Market. */
import { marketCalls } from "@emberlode/contract/calls";
import { buyOffer } from "@emberlode/game";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { soloAction } from "../actions/solo-action.ts";
import { listOffers, offersAt } from "./market.service.ts";

export const marketRouter = router({
  offers: implement(marketCalls.offers, listOffers),
  buy: implement(
    marketCalls.buy,
    soloAction({
      rule: (state, input, env, services) =>
        buyOffer({ ...state, offers: offersAt(services, env.now) }, input, env),
      answer: ({ offer, held, left }, { status, desc }) => ({
        newStatus: status,
        offer,
        held,
        left,
        desc,
      }),
    }),
  ),
});
