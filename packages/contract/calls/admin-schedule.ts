/** Peace and maintenance. */
import {
  endPauseInput,
  previewPauseAnswer,
  previewPauseInput,
  scheduleAnswer,
  setPauseInput,
} from "../admin-schedule.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { graveMutation, staffQuery } from "./staff-calls.ts";

export const adminScheduleCalls = defineCalls("adminSchedule", {
  get: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/schedule" },
    input: null,
    output: scheduleAnswer,
    summary: "Returns the peace and the maintenance that are planned or in force.",
    refusals: [...STAFF_REFUSALS],
  },

  preview: {
    ...staffQuery("admin"),
    rest: null,
    input: previewPauseInput,
    output: previewPauseAnswer,
    summary: "Returns what players would read about a peace or maintenance.",
    refusals: [...STAFF_REFUSALS],
  },

  set: {
    ...graveMutation("admin"),
    rest: { method: "PUT", path: "/api/admin/schedule", from: "body" },
    input: setPauseInput,
    output: successSchema,
    summary: "Announces a peace or maintenance, or changes the announced one.",
    description:
      "A peace needs two days' notice, maintenance five minutes. A start can be postponed, but brought forward only with full notice; once it has begun, only its end can change. Players get an alert.",
    refusals: [...STAFF_REFUSALS],
  },

  end: {
    ...graveMutation("admin"),
    rest: { method: "POST", path: "/api/admin/schedule/end", from: "body" },
    input: endPauseInput,
    output: successSchema,
    summary: "Cancels a planned peace or maintenance, or ends the one in force.",
    description: "Players get an alert. Without a planned or running pause, nothing changes.",
    refusals: [...STAFF_REFUSALS],
  },
});
