/** The world as a whole. */
import { worldNumbersAnswer } from "../world.ts";
import { defineCalls } from "./define-calls.ts";

export const worldCalls = defineCalls("world", {
  numbers: {
    kind: "query",
    who: "anybody",
    limit: "read",
    rest: { method: "GET", path: "/api/world" },
    input: null,
    output: worldNumbersAnswer,
    text: "The world in numbers: players, battles today, who plays now, and the strongest.",
    more: "A few seconds old at most.",
  },
});
