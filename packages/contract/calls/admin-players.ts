/** What staff sees of players and does to them. */
import {
  actOnPlayerInput,
  addNoteInput,
  playerFileAnswer,
  playerInput,
  playerLedgerAnswer,
  playerLedgerInput,
  playerMessagesAnswer,
  playerMessagesInput,
  playerSecretsAnswer,
  previewAnswer,
} from "../admin-players.ts";
import { successSchema } from "../primitives.ts";
import { defineCalls } from "./define-calls.ts";
import { PLAN_REFUSALS, STAFF_REFUSALS } from "./refusals.ts";
import { staffMutation, staffQuery } from "./staff-calls.ts";

export const adminPlayersCalls = defineCalls("adminPlayers", {
  get: {
    ...staffQuery("support"),
    rest: { method: "GET", path: "/api/admin/players/:username", from: "path" },
    input: playerInput,
    output: playerFileAnswer,
    summary: "Returns what staff need to know about a player.",
    description: "Addresses are in full for admins only.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  ledger: {
    ...staffQuery("support"),
    rest: {
      method: "GET",
      path: "/api/admin/players/:username/ledger",
      from: "path+query",
      numbers: ["before"],
    },
    input: playerLedgerInput,
    output: playerLedgerAnswer,
    summary: "Lists a player's log with the balance after each line, newest first.",
    description: "`before` is the `next` of the previous page.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  messages: {
    ...staffQuery("support"),
    rest: {
      method: "GET",
      path: "/api/admin/players/:username/messages",
      from: "path+query",
      numbers: ["before", "around"],
    },
    input: playerMessagesInput,
    output: playerMessagesAnswer,
    summary: "Lists a player's chat messages, newest first, including removed ones.",
    description:
      "`before` is the `next` of the previous page. With `around`, the list starts at the message of this number, with a few newer ones.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  secrets: {
    ...staffMutation("admin"),
    rest: { method: "POST", path: "/api/admin/players/:username/secrets", from: "path" },
    input: playerInput,
    output: playerSecretsAnswer,
    summary: "Returns where a player is, and their mines and plots.",
    description: "Each look is recorded in the audit log.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  addNote: {
    ...staffMutation("moderator"),
    rest: { method: "POST", path: "/api/admin/players/:username/notes", from: "path+body" },
    input: addNoteInput,
    output: successSchema,
    summary: "Adds a note about a player, which only staff can see.",
    refusals: [...STAFF_REFUSALS, "NOT_FOUND"],
  },

  preview: {
    ...staffQuery("moderator"),
    rest: null,
    input: actOnPlayerInput,
    output: previewAnswer,
    summary: "Returns what an action on a player would do.",
    refusals: [...STAFF_REFUSALS, ...PLAN_REFUSALS],
  },

  act: {
    ...staffMutation("moderator"),
    rest: { method: "POST", path: "/api/admin/players/:username/actions", from: "path+body" },
    input: actOnPlayerInput,
    output: successSchema,
    summary: "Applies an action to a player, such as a mute or a ban.",
    description:
      "Admins may do everything; moderators may warn, mute and suspend for up to 14 days, lift those, rename, change the profile and end sessions. Bans, roles, corrections, bases and addresses need a confirmation of the last 15 minutes. The player gets an alert.",
    refusals: [...STAFF_REFUSALS, ...PLAN_REFUSALS],
  },
});
