/** The clans table. */
import { clansAnswer } from "../clans.ts";
import { defineCalls } from "./define-calls.ts";

export const clansCalls = defineCalls("clans", {
  /** Spec §3, rules §19. */
  list: {
    kind: "query",
    access: "public",
    limit: "read",
    cached: "everybody",
    rest: { method: "GET", path: "/api/clans" },
    input: null,
    output: clansAnswer,
    summary: "Lists the ten sample clans. There is no membership yet.",
  },
});
