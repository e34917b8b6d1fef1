/** The loot log. */
import { historyAnswer } from "../history.ts";
import { logsAnswer, logsInput, noteAnswer, noteInput } from "../logs.ts";
import { defineCalls } from "./define-calls.ts";

export const logsCalls = defineCalls("logs", {
  /** Spec §7, rules §18. */
  list: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/logs", from: "query", numbers: ["start", "limit"] },
    input: logsInput,
    output: logsAnswer,
    summary: "Returns a page of the player's log, newest first.",
    description:
      "`before` is the `_id` of an entry; paging by it isn't affected by new entries. `from` (inclusive) and `to` (exclusive) are times in UTC, and `totalCount` counts the entries between them.",
  },

  /** Rules §18. */
  history: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/logs/history" },
    input: null,
    output: historyAnswer,
    summary:
      "Returns income and spending by source, balances at the end of each UTC day, and rank and power over time.",
    description:
      "The last 30 days, oldest first. `standings` are hourly for two days and daily before that; the last one is current.",
  },

  /** Rules §18. */
  note: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/logs", from: "body" },
    input: noteInput,
    output: noteAnswer,
    example: { content: "Remember the cave." },
    summary: "Adds a note to the player's log. At most 30 an hour.",
    refusals: ["TOO_MANY_NOTES"],
  },
});
