/** The world as a whole. */
import { signupsAnswer, worldNumbersAnswer } from "../world.ts";
import { defineCalls } from "./define-calls.ts";

export const worldCalls = defineCalls("world", {
  numbers: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/world" },
    input: null,
    output: worldNumbersAnswer,
    summary:
      "Returns world statistics: players, today's battles, players online and the strongest player.",
    description: "At most a few seconds old.",
  },

  signups: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/world/signups" },
    input: null,
    output: signupsAnswer,
    summary: "Returns who may join the world.",
    description:
      "`accounts` allows no guests, `guests` allows only guests, and `closed` allows nobody. Guests can always choose a name.",
  },
});
