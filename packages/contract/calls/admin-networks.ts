/** Networks, and who may join. */
import {
  networkActionInput,
  networkAnswer,
  networkInput,
  setSignupsInput,
} from "../admin-networks.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";

const BY_COMMAND = "The operator uses `npm run admin`, which does the same.";

export const adminNetworksCalls = defineCalls("adminNetworks", {
  get: {
    kind: "query",
    access: "player",
    role: "admin",
    limit: "read",
    confirmed: "session",
    rest: { method: "GET", path: "/api/admin/network", from: "query", numbers: ["after"] },
    input: networkInput,
    output: networkAnswer,
    usedBy: BY_COMMAND,
    summary: "Lists the accounts created from a network in the last 30 days.",
    description:
      "A network is an IPv6 /32 to /64, or an IPv4 /16 to /32. 100 players per page, oldest first; `after` is the `next` of the previous page. Not for API tokens.",
    refusals: [...STAFF_REFUSALS],
    sessionOnly: true,
  },

  act: {
    kind: "mutation",
    access: "player",
    role: "admin",
    limit: "action",
    confirmed: "recently",
    rest: { method: "POST", path: "/api/admin/network", from: "body" },
    input: networkActionInput,
    output: successSchema,
    usedBy: BY_COMMAND,
    summary: "Bans all accounts from a network, or takes their bases off the map.",
    description:
      "Staff is skipped. `free` only removes the bases: their players keep everything else, and their next action puts the base back on the map. Not for API tokens.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
    sessionOnly: true,
    idempotent: true,
  },

  setSignups: {
    kind: "mutation",
    access: "player",
    role: "admin",
    limit: "action",
    confirmed: "recently",
    rest: { method: "PUT", path: "/api/admin/signups", from: "body" },
    input: setSignupsInput,
    output: successSchema,
    usedBy: BY_COMMAND,
    summary: "Sets who may join the world.",
    description:
      "Takes effect immediately and survives restarts. `null` restores the SIGNUPS setting. Not for API tokens.",
    refusals: [...STAFF_REFUSALS],
    sessionOnly: true,
    idempotent: true,
  },
});
