/** Staff: log-in to `/admin`, search and audit log. */
import { findAccountsAnswer, findAccountsInput } from "../account-search.ts";
import {
  auditAnswer,
  auditInput,
  confirmInput,
  enableSecondFactorInput,
  openCountsAnswer,
  recoveryCodesAnswer,
  searchAnswer,
  searchInput,
  setUpSecondFactorAnswer,
  setUpSecondFactorInput,
  staffAnswer,
} from "../admin.ts";
import { overviewAnswer } from "../admin-overview.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { graveMutation, staffMutation, staffQuery } from "./staff-calls.ts";

export const adminCalls = defineCalls("admin", {
  me: {
    kind: "query",
    access: "player",
    role: "support",
    limit: "read",
    rest: { method: "GET", path: "/api/admin/me" },
    input: null,
    output: staffAnswer,
    summary: "Returns the caller's role, and whether this session may use `/admin`.",
    refusals: ["FORBIDDEN"],
    sessionOnly: true,
  },

  confirm: {
    kind: "mutation",
    access: "player",
    role: "support",
    limit: "action",
    rest: { method: "POST", path: "/api/admin/confirm", from: "body" },
    input: confirmInput,
    output: successSchema,
    summary: "Confirms the session with the password, and with a code if there is a second factor.",
    description:
      "This session may then use `/admin`, and for 15 minutes take grave actions. The code is one of the app or a recovery code.",
    refusals: ["FORBIDDEN", "BAD_CREDENTIALS", "WRONG_CODE", "SECOND_FACTOR_NEEDED"],
    sessionOnly: true,
    idempotent: true,
  },

  setUpSecondFactor: {
    kind: "mutation",
    access: "player",
    role: "support",
    limit: "action",
    rest: { method: "POST", path: "/api/admin/second-factor", from: "body" },
    input: setUpSecondFactorInput,
    output: setUpSecondFactorAnswer,
    summary: "Creates the secret of a second factor, which its first code enables.",
    description: "Refused while a second factor is enabled.",
    refusals: ["FORBIDDEN", "BAD_CREDENTIALS", "NOTHING_TO_CHANGE"],
    sessionOnly: true,
    idempotent: true,
  },

  enableSecondFactor: {
    kind: "mutation",
    access: "player",
    role: "support",
    limit: "action",
    rest: { method: "PUT", path: "/api/admin/second-factor", from: "body" },
    input: enableSecondFactorInput,
    output: recoveryCodesAnswer,
    summary: "Enables the second factor by its first code, and returns the recovery codes.",
    description: "This also confirms the session.",
    refusals: ["FORBIDDEN", "WRONG_CODE", "NOTHING_TO_CHANGE"],
    sessionOnly: true,
    idempotent: true,
  },

  removeSecondFactor: {
    ...graveMutation("support"),
    rest: { method: "DELETE", path: "/api/admin/second-factor" },
    input: null,
    output: successSchema,
    summary: "Removes the caller's second factor, to set up another one.",
    refusals: [...STAFF_REFUSALS],
    idempotent: true,
  },

  overview: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/overview" },
    input: null,
    output: overviewAnswer,
    summary: "Shows how the world and its server are, now and over 30 days.",
    description:
      "Statistics are hourly; the current hour is incomplete. Errors of jobs and the checklist are for admins.",
    refusals: [...STAFF_REFUSALS],
  },

  search: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/search", from: "query" },
    input: searchInput,
    output: searchAnswer,
    example: { text: "Alice" },
    summary: "Finds players, former names, fields, battles, messages and audit rows.",
    description:
      "Names by their beginning, fields by their coordinates (`12,34`), battles by their id, messages and audit rows by what they contain.",
    refusals: [...STAFF_REFUSALS],
  },

  findAccounts: {
    ...staffMutation("admin"),
    rest: { method: "POST", path: "/api/admin/search/accounts", from: "body" },
    input: findAccountsInput,
    output: findAccountsAnswer,
    summary: "Finds accounts by an email address, an IP address or a network.",
    description:
      "By the beginning of an email address, its domain (`@example.org`), the beginning of an IPv4 address (`192.0.2.`) or IPv6 address (`2001:db8:`), or a network. Addresses are kept for 30 days. At most twenty accounts, the last seen first. Each search is recorded in the audit log.",
    refusals: [...STAFF_REFUSALS],
  },

  counts: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/counts" },
    input: null,
    output: openCountsAnswer,
    summary: "Returns how many reports, appeals and cases of evidence are open.",
    refusals: [...STAFF_REFUSALS],
  },

  audit: {
    ...staffQuery("support"),
    rest: {
      method: "GET",
      path: "/api/admin/audit",
      from: "query",
      numbers: ["before"],
      flags: ["isRefused"],
    },
    input: auditInput,
    output: auditAnswer,
    example: {},
    summary: "Lists the audit log, newest first.",
    description: "`before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS],
  },
});
