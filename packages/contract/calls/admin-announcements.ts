/** Announcements of the operator. */
import {
  announcementInput,
  announcementsAnswer,
  announcementsInput,
  editAnnouncementInput,
  withdrawAnnouncementInput,
} from "../announcements.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { graveMutation, staffQuery } from "./staff-calls.ts";

const SCHEDULE =
  "`texts` has one entry per language; players read theirs, else the default language's. `startsAt: null` starts it now. As an alert, it is sent once to every account, as plain text with its links. As a banner, which shows Markdown, everyone sees it until `endsAt`.";

export const adminAnnouncementsCalls = defineCalls("adminAnnouncements", {
  list: {
    ...staffQuery("support"),
    rest: {
      method: "GET",
      path: "/api/admin/announcements",
      from: "query",
      numbers: ["before"],
      flags: ["isPast"],
    },
    input: announcementsInput,
    output: announcementsAnswer,
    example: {},
    summary: "Lists announcements, newest first.",
    description:
      "By default upcoming and current ones; `isPast` lists past ones. `before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS],
  },

  create: {
    ...graveMutation("admin"),
    rest: { method: "POST", path: "/api/admin/announcements", from: "body" },
    input: announcementInput,
    output: successSchema,
    summary: "Schedules an announcement.",
    description: SCHEDULE,
    refusals: [...STAFF_REFUSALS],
  },

  edit: {
    ...graveMutation("admin"),
    rest: { method: "PUT", path: "/api/admin/announcements/:id", from: "path+body" },
    input: editAnnouncementInput,
    output: successSchema,
    summary: "Changes an announcement that has not begun.",
    description: SCHEDULE,
    refusals: [...STAFF_REFUSALS, "NOT_FOUND", "CHANGED_MEANWHILE"],
  },

  withdraw: {
    ...graveMutation("admin"),
    rest: { method: "DELETE", path: "/api/admin/announcements/:id", from: "path" },
    input: withdrawAnnouncementInput,
    output: successSchema,
    summary: "Withdraws an announcement: its banner disappears, and no more alerts are sent.",
    description: "Alerts that were sent stay.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
    idempotent: true,
  },
});
