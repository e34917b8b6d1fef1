/** Provable rolls. */
import { fairAnswer, fairInput } from "../fair.ts";
import { defineCalls } from "./define-calls.ts";

export const fairCalls = defineCalls("fair", {
  /** Rules §16. */
  day: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/fair/:day", from: "path" },
    input: fairInput,
    output: fairAnswer,
    summary: "Returns the hash of a day's seed, and the seed once the day is over.",
    refusals: ["NOT_FOUND"],
  },
});
