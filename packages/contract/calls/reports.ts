/** What players report, and their appeals. */
import { successSchema } from "../primitives.ts";
import { appealInput, ownSanctionsAnswer, ownSanctionsInput, reportInput } from "../reports.ts";
import { defineCalls } from "./define-calls.ts";

export const reportsCalls = defineCalls("reports", {
  send: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/reports", from: "body" },
    input: reportInput,
    output: successSchema,
    summary: "Reports a player, their name, base name, quote or picture to the moderators.",
    description:
      "20 a day. A second report of the same thing changes nothing while the first is open.",
    refusals: ["NOT_FOUND", "SELF"],
    idempotent: true,
  },
});

export const appealsCalls = defineCalls("appeals", {
  list: {
    kind: "mutation",
    access: "public",
    limit: "login",
    rest: { method: "POST", path: "/api/appeals/list", from: "body" },
    input: ownSanctionsInput,
    output: ownSanctionsAnswer,
    summary: "Returns the sanctions of an account, with its appeals.",
    description: "Takes a name and password like a login, since banned players cannot log in.",
    refusals: ["BAD_CREDENTIALS"],
    idempotent: true,
  },

  write: {
    kind: "mutation",
    access: "public",
    limit: "login",
    rest: { method: "POST", path: "/api/appeals", from: "body" },
    input: appealInput,
    output: successSchema,
    summary: "Appeals against a sanction. Each can be appealed once.",
    description: "It is answered by a different member of the team.",
    refusals: ["BAD_CREDENTIALS", "NOT_FOUND", "APPEALED_ALREADY"],
    idempotent: true,
  },
});
