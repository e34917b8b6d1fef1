/** The Black Market. */
import { boughtOfferAnswer, marketAnswer, marketInput } from "@emberlode/contract";
import { buyOffer } from "@emberlode/game";
import { described } from "../actions/described.ts";
import { performAlone } from "../actions/perform-alone.ts";
import { playerProcedure, router } from "../trpc.ts";
import { listOffers, offersAt } from "./offers.usecase.ts";

export const marketRouter = router({
  /** Today's six offers and what of them is left for the caller; anywhere (rules §15). */
  offers: playerProcedure
    .meta({ limit: "read" })
    .output(marketAnswer)
    .query(({ ctx }) => listOffers(ctx)),

  /**
   * Buys from one of today's offers, standing on a Black Market with a key (rules §15). WRONG_FIELD,
   * MARKET_KEY_NEEDED, OFFER_GONE, SOLD_OUT, PART_LIMIT, NOT_ENOUGH_METAL, NOT_ENOUGH_ENERGY.
   */
  buy: playerProcedure
    .meta({ limit: "action" })
    .input(marketInput)
    .output(boughtOfferAnswer)
    .mutation(({ ctx, input }) =>
      performAlone(
        ctx,
        input,
        ({ player, here }, env) => {
          const offers = offersAt(ctx.services, env.now);
          return described(buyOffer({ player, field: here, offers }, input, env));
        },
        (newStatus, { offer, held, left, desc }) => ({ newStatus, offer, held, left, desc }),
      ),
    ),
});
