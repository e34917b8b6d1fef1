/** The Exchange Bank. */
import { exchangeAnswer, exchangeInput } from "../bank.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const exchangeCalls = defineCalls("exchange", {
  /** Rules §15. */
  change: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/exchange", from: "body" },
    input: exchangeInput,
    output: exchangeAnswer,
    summary: "Exchanges one resource for the other at 90%. The player must be on an Exchange Bank.",
    refusals: [
      "WRONG_FIELD",
      "EXCHANGE_MINIMUM",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
