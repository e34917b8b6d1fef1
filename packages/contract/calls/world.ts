/** The world as a whole. */
import { worldNumbersAnswer } from "../world.ts";
import { defineCalls } from "./define-calls.ts";

export const worldCalls = defineCalls("world", {
  numbers: {
    kind: "query",
    who: "anybody",
    limit: "read",
    kept: "everybody",
    rest: { method: "GET", path: "/api/world" },
    input: null,
    output: worldNumbersAnswer,
    text: "Returns world statistics: players, today's battles, players online and the strongest player.",
    more: "At most a few seconds old.",
  },
});
