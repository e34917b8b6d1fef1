/** Evidence of second accounts and bots, for staff. */
import {
  dismissEvidenceInput,
  evidenceAnswer,
  evidenceCaseAnswer,
  evidenceCaseInput,
  evidenceInput,
} from "../admin-evidence.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { staffMutation, staffQuery } from "./staff-calls.ts";

export const adminEvidenceCalls = defineCalls("adminEvidence", {
  list: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/evidence", from: "query", numbers: ["before"] },
    input: evidenceInput,
    output: evidenceAnswer,
    example: {},
    summary: "Lists open cases of accounts that serve another one, newest first.",
    description:
      "A case is evidence, never a sanction. Those about the caller's own or linked accounts are left out. `before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS],
  },

  get: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/evidence/case", from: "query", numbers: ["id"] },
    input: evidenceCaseInput,
    output: evidenceCaseAnswer,
    summary: "Returns a case with the rows of the log behind each signal.",
    description:
      "Returns dismissed cases too. Refused with FORBIDDEN if it is about the caller's own or linked accounts.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  dismiss: {
    ...staffMutation("moderator"),
    rest: { method: "POST", path: "/api/admin/evidence/dismiss", from: "body" },
    input: dismissEvidenceInput,
    output: successSchema,
    summary: "Dismisses a case for 30 days.",
    description:
      "Only the team can read the reason. Refused with CHANGED_MEANWHILE if the case is already dismissed.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND", "CHANGED_MEANWHILE"],
  },
});
