/** Provable rolls. */
import { fairAnswer, fairInput } from "../fair.ts";
import { defineCalls } from "./define-calls.ts";

export const fairCalls = defineCalls("fair", {
  /** Rules §16. */
  day: {
    kind: "query",
    who: "anybody",
    limit: "read",
    kept: "everybody",
    rest: { method: "GET", path: "/api/fair/:day", from: "path" },
    input: fairInput,
    output: fairAnswer,
    text: "Returns the hash of a day's seed, and the seed once the day is over.",
    refusals: ["NOT_FOUND"],
  },
});
