/** Tools. */
import { toolsAnswer, useToolAnswer, useToolInput } from "../tools.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const toolsCalls = defineCalls("tools", {
  list: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/tools" },
    input: null,
    output: toolsAnswer,
    summary: "Lists the player's tools and when the GPS is ready again.",
  },

  /** Spec §5, §7, rules §14. */
  use: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/tools", from: "body" },
    input: useToolInput,
    output: useToolAnswer,
    summary: "Uses a consumable tool, or travels to one of the player's plots with the GPS.",
    description:
      "`count` is how many will be left afterward. Mines take `n`, the Base Locator `username`, the Probability Drive `type` and the GPS `plot`.",
    refusals: [
      "TOOL_NOT_USABLE",
      "NOT_ENOUGH_TOOLS",
      "WRONG_FIELD",
      "NO_MINES_HERE",
      "NOTHING_FOUND",
      "GPS_NEEDED",
      "NOT_FOUND",
      "ALREADY_THERE",
      "TOOL_NOT_READY",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
