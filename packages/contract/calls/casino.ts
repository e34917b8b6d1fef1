/** The World Casino. */
import { casinoAnswer, casinoInput, casinoLimitsSchema } from "../casino.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const casinoCalls = defineCalls("casino", {
  /** Rules §15. */
  table: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/casino" },
    input: null,
    output: casinoLimitsSchema,
    summary: "Returns today's betting limits: key, bets left, minimum and maximum bet.",
  },

  /** Rules §15, §16. */
  play: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/casino", from: "body" },
    input: casinoInput,
    output: casinoAnswer,
    summary:
      "Places a bet with a provably fair roll. The player needs a Casino Key and must be on a World Casino.",
    description:
      "For the coin, `choice` is 0 for heads or 1 for tails; for the dice, 1 to 6. The wheel takes none.",
    refusals: [
      "WRONG_FIELD",
      "CASINO_KEY_NEEDED",
      "STAKE_INVALID",
      "TOO_MANY_STAKES",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
