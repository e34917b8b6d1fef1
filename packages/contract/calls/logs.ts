/** The loot log. */
import { historyAnswer } from "../history.ts";
import { logsAnswer, logsInput, noteAnswer, noteInput } from "../logs.ts";
import { defineCalls } from "./define-calls.ts";

export const logsCalls = defineCalls("logs", {
  /** Spec §7, rules §18. */
  list: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/logs", from: "query", numbers: ["start", "limit"] },
    input: logsInput,
    output: logsAnswer,
    text: "A page of the player's log, newest first.",
    more: "`before` is the `_id` of a line: pages asked for by it do not shift when a new line comes. `from` and `to` are times in UTC: lines of `from` and later, before `to`; `totalCount` counts those.",
  },

  /** Rules §18. */
  history: {
    kind: "query",
    who: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/logs/history" },
    input: null,
    output: historyAnswer,
    text: "What came in and went out by source, what was carried at the end of each UTC day, and rank and power over time.",
    more: "The last thirty days, the oldest first. `standings` are by the hour for two days, by the day before; the last one is of now.",
  },

  /** Rules §18. */
  note: {
    kind: "mutation",
    who: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/logs", from: "body" },
    input: noteInput,
    output: noteAnswer,
    example: { content: "Remember the cave." },
    text: "Writes a note into the player's log, at most thirty an hour.",
    refusals: ["TOO_MANY_NOTES"],
  },
});
