/** Research. */
import { raiseResearchAnswer, raiseResearchInput, researchesAnswer } from "../tools.ts";
import { defineCalls } from "./define-calls.ts";
import { PLACEMENT_REFUSALS } from "./refusals.ts";

export const researchesCalls = defineCalls("researches", {
  list: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/researches" },
    input: null,
    output: researchesAnswer,
    summary: "Lists the player's research levels.",
  },

  /** Rules §14. */
  raise: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/user/researches", from: "body" },
    input: raiseResearchInput,
    output: raiseResearchAnswer,
    example: { research: "gps" },
    summary: "Raises a tool's research to the next level.",
    description: "`level`, if given, must be the next one.",
    refusals: [
      "LEVEL_NOT_NEXT",
      "MAX_LEVEL",
      "BASE_LEVEL_TOO_LOW",
      "NOT_ENOUGH_METAL",
      "NOT_ENOUGH_ENERGY",
      "NOT_ENOUGH_RESOURCES",
      ...PLACEMENT_REFUSALS,
    ],
  },
});
