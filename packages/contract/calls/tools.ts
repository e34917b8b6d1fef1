/** Tools. */
import { toolsAnswer, useToolAnswer, useToolInput } from "../tools.ts";
import { defineCalls } from "./define-calls.ts";

export const toolsCalls = defineCalls("tools", {
  list: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/tools" },
    input: null,
    output: toolsAnswer,
    text: "How many of every tool the player holds, and until when the GPS rests.",
  },

  /** Spec §5, §7, rules §14. */
  use: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/tools", from: "body" },
    input: useToolInput,
    output: useToolAnswer,
    text: "Uses a tool that is used up, or travels to an own plot with the GPS.",
    more: "`count` is what is left of the tool after the use. Mines take `n`, the Base Locator `username`, the Probability Drive `type`, the GPS `plot`.",
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
      "WORLD_FULL",
      "TOO_MANY_GUESTS_HERE",
      "TOO_MANY_GUESTS",
    ],
  },
});
