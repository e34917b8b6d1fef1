/** Non-aggression pacts. */
import { askNapInput, changeNapInput, endNapInput, napAnswer, napsAnswer } from "../naps.ts";
import { defineCalls } from "./define-calls.ts";

export const napsCalls = defineCalls("naps", {
  /** Rules §19. */
  list: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/naps" },
    input: null,
    output: napsAnswer,
    text: "The player's pacts and requests, the last changed first.",
  },

  /** Rules §19. */
  ask: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/naps", from: "body" },
    input: askNapInput,
    output: napAnswer,
    text: "Asks a player for a NAP; of one who asked already, it accepts.",
    refusals: ["NOT_FOUND", "NAP_SELF", "NAP_EXISTS", "NAP_BLOCKED", "NAP_ASKED_LATELY"],
  },

  /** Rules §19. */
  change: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/naps/:id", from: "path+body" },
    input: changeNapInput,
    output: napAnswer,
    text: "Accepts, rejects or blocks; `id` is the other player's.",
    more: "`active` also takes back one's own block, by asking again unless that was within the day.",
    refusals: ["NOT_FOUND", "NAP_NOT_ASKED", "NAP_BLOCKED", "NAP_SELF"],
  },

  /** Rules §19. */
  end: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/naps/:id", from: "path" },
    input: endNapInput,
    output: napAnswer,
    text: "Ends a NAP with 24 hours' notice, takes back a request or lifts one's own block.",
    refusals: ["NOT_FOUND", "NAP_NOT_STANDING"],
  },
});
