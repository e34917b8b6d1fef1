/** The moderators' queues of reports and appeals. */
import {
  appealsAnswer,
  appealsInput,
  decideAppealInput,
  decideReportsAnswer,
  decideReportsInput,
  pastReportsAnswer,
  pastReportsInput,
  reportsAnswer,
  reportsInput,
} from "../admin-reports.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { PLAN_REFUSALS, STAFF_REFUSALS } from "./refusals.ts";
import { staffMutation, staffQuery } from "./staff-calls.ts";

export const adminReportsCalls = defineCalls("adminReports", {
  list: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/reports", from: "query", numbers: ["after"] },
    input: reportsInput,
    output: reportsAnswer,
    example: {},
    summary: "Lists what players reported, grouped by what it is about, oldest first.",
    description: "`after` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS],
  },

  decide: {
    ...staffMutation("moderator"),
    rest: { method: "POST", path: "/api/admin/reports/decide", from: "body" },
    input: decideReportsInput,
    output: decideReportsAnswer,
    summary: "Decides all open reports of one thing.",
    description:
      "`dismiss` keeps it. The others remove a message, base name, quote or picture, or give a new name; `warn`, `mute` (a day) and `suspend` (three days) add a sanction. Works on a message without reports, too. `username` is the player's name afterward. Everyone who reported it and its author get an alert.",
    refusals: [...STAFF_REFUSALS, ...PLAN_REFUSALS, "REPORT_DECIDED"],
  },

  past: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/reports/past", from: "query", numbers: ["before"] },
    input: pastReportsInput,
    output: pastReportsAnswer,
    example: {},
    summary: "Lists decided reports, newest decision first.",
    description:
      "With `about` or `by`, those about or by a player, open ones first. `before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },
});

export const adminAppealsCalls = defineCalls("adminAppeals", {
  list: {
    ...staffQuery("support"),
    rest: {
      method: "GET",
      path: "/api/admin/appeals",
      from: "query",
      numbers: ["after", "before"],
      flags: ["isOpen"],
    },
    input: appealsInput,
    output: appealsAnswer,
    example: {},
    summary: "Lists open appeals against sanctions, oldest first, or decided ones, newest first.",
    description:
      "The `next` of a page is `after` for the following page of open appeals, and `before` for that of decided ones.",
    refusals: [...STAFF_REFUSALS],
  },

  decide: {
    ...staffMutation("moderator"),
    rest: { method: "POST", path: "/api/admin/appeals/decide", from: "body" },
    input: decideAppealInput,
    output: successSchema,
    summary: "Answers an appeal: lifts the sanction or upholds it.",
    description:
      "The member of staff who decided the sanction can't answer; only admins can answer appeals against bans. The player reads the reason.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND", "REPORT_DECIDED"],
  },
});
