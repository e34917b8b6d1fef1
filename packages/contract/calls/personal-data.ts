/** Calls of the router `user` about what is stored of a player. */

import { successSchema } from "../primitives.ts";
import {
  deleteAccountAnswer,
  deleteAccountInput,
  prepareExportAnswer,
  prepareExportInput,
} from "../privacy.ts";
import { defineCalls } from "./define-calls.ts";

export const personalDataCalls = defineCalls("user", {
  prepareExport: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/export", from: "body?" },
    input: prepareExportInput,
    output: prepareExportAnswer,
    summary: "Returns a link to download everything stored about the player, as JSON.",
    description:
      "Requires the password, except for guests. Twice an hour. The link works for ten minutes or more, only for the player's sessions.",
    sessionOnly: true,
    refusals: ["WRONG_PASSWORD", "FORBIDDEN"],
    idempotent: true,
  },

  deleteAccount: {
    kind: "mutation",
    access: "player",
    limit: "action",
    session: "ends",
    rest: { method: "POST", path: "/api/user/deletion", from: "body?" },
    input: deleteAccountInput,
    output: deleteAccountAnswer,
    summary: "Deletes the account in seven days, or a guest immediately.",
    description:
      "Requires the password, except for guests. Nothing changes until then; a repeated call doesn't change the time. Not for the team.",
    sessionOnly: true,
    refusals: ["WRONG_PASSWORD", "FORBIDDEN"],
    idempotent: true,
  },

  keepAccount: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/deletion" },
    input: null,
    output: successSchema,
    summary: "Cancels the deletion of the account.",
    description:
      "Succeeds even if no deletion is pending, and during maintenance. A deletion by the team can't be canceled.",
    sessionOnly: true,
    duringMaintenance: true,
    refusals: ["FORBIDDEN"],
    idempotent: true,
  },
});
