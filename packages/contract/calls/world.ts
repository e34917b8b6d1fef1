/** The world as a whole. */
import { signupsAnswer, worldNumbersAnswer } from "../world.ts";
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

  signups: {
    kind: "query",
    who: "anybody",
    limit: "read",
    kept: "everybody",
    rest: { method: "GET", path: "/api/world/signups" },
    input: null,
    output: signupsAnswer,
    text: "Returns who may join the world.",
    more: "`accounts` takes no guests, `guests` takes only guests, `closed` nobody. Guests can choose a name in any case.",
  },
});
