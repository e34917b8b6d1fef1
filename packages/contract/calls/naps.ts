/** Non-aggression pacts. */
import { askNapInput, changeNapInput, endNapInput, napAnswer, napsAnswer } from "../naps.ts";
import { defineCalls } from "./define-calls.ts";

export const napsCalls = defineCalls("naps", {
  /** Rules §19. */
  list: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/naps" },
    input: null,
    output: napsAnswer,
    summary: "Lists the player's NAPs and requests, most recently changed first.",
  },

  /** Rules §19. */
  ask: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/naps", from: "body" },
    input: askNapInput,
    output: napAnswer,
    summary: "Sends a NAP request, or accepts the other player's if there is one.",
    refusals: ["NOT_FOUND", "NAP_SELF", "NAP_EXISTS", "NAP_BLOCKED", "NAP_ASKED_LATELY"],
  },

  /** Rules §19. */
  change: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "PATCH", path: "/api/naps/:id", from: "path+body" },
    input: changeNapInput,
    output: napAnswer,
    summary: "Accepts, rejects or blocks a NAP request. `id` is the other player.",
    description:
      "`active` also removes the player's own block and sends a request, unless they sent one within the last day.",
    refusals: ["NOT_FOUND", "NAP_NOT_ASKED", "NAP_BLOCKED", "NAP_SELF"],
  },

  /** Rules §19. */
  end: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/naps/:id", from: "path" },
    input: endNapInput,
    output: napAnswer,
    summary: "Ends a NAP with 24 hours' notice, withdraws a request or removes a block.",
    refusals: ["NOT_FOUND", "NAP_NOT_STANDING"],
  },
});
