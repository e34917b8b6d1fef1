/** The World Casino. */
import { casinoAnswer, casinoInput, casinoTable } from "../casino.ts";
import { defineCalls } from "./define-calls.ts";

export const casinoCalls = defineCalls("casino", {
  /** Rules §15. */
  table: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/casino" },
    input: null,
    output: casinoTable,
    text: "What the player may stake today: key, stakes left, bounds of one stake.",
  },

  /** Rules §15, §16. */
  play: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/casino", from: "body" },
    input: casinoInput,
    output: casinoAnswer,
    text: "Places one stake by a provable roll, standing on a World Casino with a key.",
    more: "Choices of the coin are 0 for heads and 1 for tails, of the dice 1 to 6; the wheel takes none.",
    refusals: [
      "WRONG_FIELD",
      "CASINO_KEY_NEEDED",
      "STAKE_INVALID",
      "TOO_MANY_STAKES",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
    ],
  },
});
