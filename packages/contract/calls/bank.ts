/** The World Bank. */
import { bankAnswer, bankInput } from "../bank.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const bankCalls = defineCalls("bank", {
  /** Rules §15. */
  use: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/bank", from: "body" },
    input: bankInput,
    output: bankAnswer,
    summary: "Deposits or withdraws. The player needs a Bank Card and must be on a World Bank.",
    refusals: [
      "WRONG_FIELD",
      "BANK_CARD_NEEDED",
      "BANK_FULL",
      "BANK_TOO_LITTLE",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
