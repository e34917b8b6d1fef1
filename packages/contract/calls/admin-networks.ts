/** Networks, and who may join. */
import {
  blockInput,
  blockPreviewAnswer,
  blockPreviewInput,
  blocksAnswer,
  blocksInput,
  networkActionInput,
  networkAnswer,
  networkInput,
  networkPreviewAnswer,
  networkPreviewInput,
  networksAnswer,
  networksInput,
  setSignupsInput,
  signupsStateAnswer,
  unblockInput,
} from "../admin-networks.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { STAFF_REFUSALS } from "./refusals.ts";
import { graveMutation, staffQuery } from "./staff-calls.ts";

export const adminNetworksCalls = defineCalls("adminNetworks", {
  get: {
    ...staffQuery("admin"),
    rest: { method: "GET", path: "/api/admin/network", from: "query", numbers: ["after"] },
    input: networkInput,
    output: networkAnswer,
    summary: "Lists the accounts created from a network in the last 30 days.",
    description:
      "A network is an IPv6 /32 to /64, or an IPv4 /16 to /32. 100 players per page, oldest first; `after` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS],
  },

  act: {
    ...graveMutation("admin"),
    rest: { method: "POST", path: "/api/admin/network", from: "body" },
    input: networkActionInput,
    output: successSchema,
    summary: "Bans all accounts from a network, or takes their bases off the map.",
    description:
      "Staff are skipped. One call affects at most 2,000 accounts, oldest first. `free` only removes the bases: their players keep everything else, and their next action puts the base back on the map.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
    idempotent: true,
  },

  setSignups: {
    ...graveMutation("admin"),
    rest: { method: "PUT", path: "/api/admin/signups", from: "body" },
    input: setSignupsInput,
    output: successSchema,
    summary: "Sets who may join the world.",
    description:
      "Takes effect immediately and survives restarts. `null` restores the SIGNUPS setting.",
    refusals: [...STAFF_REFUSALS],
    idempotent: true,
  },

  list: {
    ...staffQuery("admin"),
    rest: { method: "GET", path: "/api/admin/networks", from: "query", numbers: ["days"] },
    input: networksInput,
    output: networksAnswer,
    example: { size: "ipv6-48" },
    summary: "Lists the networks with the most sign-ups or bases of the last days.",
    description:
      "By IPv4 /24, IPv6 /56 or /48, of the last 1, 7 or 30 days. At most fifty networks.",
    refusals: [...STAFF_REFUSALS],
  },

  preview: {
    ...staffQuery("admin"),
    rest: null,
    input: networkPreviewInput,
    output: networkPreviewAnswer,
    example: { network: "192.0.2.0/24", action: "free" },
    summary: "Returns whom an action on a network would affect.",
    description: "Changes nothing.",
    refusals: [...STAFF_REFUSALS],
  },

  signups: {
    ...staffQuery("admin"),
    rest: { method: "GET", path: "/api/admin/signups" },
    input: null,
    output: signupsStateAnswer,
    summary: "Returns who may join the world, and whether an admin or the setting decides it.",
    refusals: [...STAFF_REFUSALS],
  },

  blocks: {
    ...staffQuery("admin"),
    rest: { method: "GET", path: "/api/admin/blocks", from: "query", numbers: ["before"] },
    input: blocksInput,
    output: blocksAnswer,
    example: {},
    summary: "Lists the networks and mail domains that cannot sign up, newest first.",
    description: "`before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS],
  },

  previewBlock: {
    ...staffQuery("admin"),
    rest: null,
    input: blockPreviewInput,
    output: blockPreviewAnswer,
    example: { subject: "example.net" },
    summary: "Returns what a block of sign-ups would affect.",
    description: "Changes nothing.",
    refusals: [...STAFF_REFUSALS],
  },

  block: {
    ...graveMutation("admin"),
    rest: { method: "POST", path: "/api/admin/blocks", from: "body" },
    input: blockInput,
    output: successSchema,
    summary: "Blocks sign-ups from a network, or with mail addresses of a domain.",
    description:
      "Takes effect immediately. Existing players stay. A domain includes its subdomains. `minutes` is null for no end. Refused with NOTHING_TO_CHANGE if a block that lasts as long covers it.",
    refusals: [...STAFF_REFUSALS, "NOTHING_TO_CHANGE"],
  },

  unblock: {
    ...graveMutation("admin"),
    rest: { method: "POST", path: "/api/admin/blocks/remove", from: "body" },
    input: unblockInput,
    output: successSchema,
    summary: "Removes a block of sign-ups.",
    description: "Takes effect immediately.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },
});
