/** The chat: one global room. */
import { TEXT_LIMITS } from "@emberlode/game";
import {
  chatBlockInput,
  chatBlocksAnswer,
  chatHistoryAnswer,
  chatHistoryInput,
  chatPostInput,
  chatResumeAnswer,
  chatResumeInput,
  chatSendAnswer,
  chatSendInput,
  tokenRequestAnswer,
  tokenRequestInput,
} from "../chat.ts";
import { successSchema } from "../primitives.ts";
import { reportMessageInput } from "../reports.ts";
import { defineCalls } from "./define-calls.ts";

export const chatCalls = defineCalls("chat", {
  history: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/rooms/global/messages", from: "query", numbers: ["before"] },
    input: chatHistoryInput,
    output: chatHistoryAnswer,
    summary: "Returns 50 messages, oldest first, without those of blocked players.",
    description:
      "Messages older than `date` or before the number `before`; without either, the latest.",
  },

  resume: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: null,
    input: chatResumeInput,
    output: chatResumeAnswer,
    usedBy: "The page, over its socket.",
    summary: "Returns the messages after a given one.",
    refusals: ["NOT_FOUND"],
  },

  send: {
    kind: "mutation",
    access: "player",
    limit: "chat",
    rest: null,
    input: chatSendInput,
    output: chatSendAnswer,
    usedBy: "The page, over its socket.",
    summary: "Sends a message. Repeating the id or idempotency key doesn't send it twice.",
    refusals: ["MUTED", "NOT_FOUND", "WORD_NOT_ALLOWED"],
  },

  post: {
    kind: "mutation",
    access: "player",
    limit: "chat",
    rest: { method: "POST", path: "/api/rooms/global/newmessage", from: "body" },
    input: chatPostInput,
    output: chatSendAnswer,
    usedBy: "Programs, by the documented path; the page uses its socket.",
    summary: "Sends a message.",
    description: `\`sender\` is the player's \`_id\` or username. Not counting tags, a message has 1 to ${TEXT_LIMITS.chatBodyMax} characters. Repeating the \`id\`, or the idempotency key of a call without one, doesn't send it twice.`,
    refusals: ["FORBIDDEN", "MUTED", "NOT_FOUND", "WORD_NOT_ALLOWED"],
  },

  ticket: {
    kind: "query",
    access: "player",
    limit: "action",
    rest: { method: "GET", path: "/api/createTokenRequest", from: "query" },
    input: tokenRequestInput,
    output: tokenRequestAnswer,
    usedBy: "Programs that open a socket without a cookie.",
    summary: "Creates a one-minute token for the socket handshake.",
    description: "`clientId` is the player's `_id` or username.",
    refusals: ["FORBIDDEN"],
  },

  report: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: {
      method: "POST",
      path: "/api/rooms/global/messages/:id/report",
      from: "path",
      fixed: { room: "global" },
    },
    input: reportMessageInput,
    output: successSchema,
    summary: "Reports a message to the moderators.",
    description: "Counts as one of the 20 reports a day. Without a `reason`, it is `other`.",
    refusals: ["NOT_FOUND"],
    idempotent: true,
  },

  blocked: {
    kind: "query",
    access: "player",
    limit: "read",
    rest: { method: "GET", path: "/api/user/blocks" },
    input: null,
    output: chatBlocksAnswer,
    summary: "Lists the players that the caller has blocked.",
  },

  block: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "POST", path: "/api/user/blocks/:username", from: "path" },
    input: chatBlockInput,
    output: successSchema,
    summary: "Blocks a player's messages.",
    refusals: ["NOT_FOUND", "BLOCK_SELF", "TOO_MANY_BLOCKS"],
    idempotent: true,
  },

  unblock: {
    kind: "mutation",
    access: "player",
    limit: "action",
    rest: { method: "DELETE", path: "/api/user/blocks/:username", from: "path" },
    input: chatBlockInput,
    output: successSchema,
    summary: "Unblocks a player's messages.",
    refusals: ["NOT_FOUND", "BLOCK_SELF"],
    idempotent: true,
  },
});
