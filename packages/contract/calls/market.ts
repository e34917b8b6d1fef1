/** The Black Market. */
import { boughtOfferAnswer, marketAnswer, marketInput } from "../market.ts";
import { defineCalls } from "./define-calls.ts";

export const marketCalls = defineCalls("market", {
  /** Rules §15. */
  offers: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/market" },
    input: null,
    output: marketAnswer,
    text: "Today's six offers and what of them is left for the player.",
  },

  /** Rules §15. */
  buy: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/market", from: "body" },
    input: marketInput,
    output: boughtOfferAnswer,
    text: "Buys from one of today's offers, standing on a Black Market with a key.",
    refusals: [
      "WRONG_FIELD",
      "MARKET_KEY_NEEDED",
      "OFFER_GONE",
      "SOLD_OUT",
      "PART_LIMIT",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
    ],
  },
});
