/** The Black Market. */
import { buyOfferAnswer, buyOfferInput, offersAnswer } from "../market.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const marketCalls = defineCalls("market", {
  /** Rules §15. */
  offers: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/market" },
    input: null,
    output: offersAnswer,
    summary: "Lists today's six offers and the player's remaining stock of each.",
  },

  /** Rules §15. */
  buy: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/market", from: "body" },
    input: buyOfferInput,
    output: buyOfferAnswer,
    summary:
      "Buys from one of today's offers. The player needs a Black Market Key and must be on a Black Market.",
    refusals: [
      "WRONG_FIELD",
      "MARKET_KEY_NEEDED",
      "OFFER_GONE",
      "SOLD_OUT",
      "PART_LIMIT",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
