/** The chat: one global room. */
import {
  chatBlockInput,
  chatBlocksAnswer,
  chatHistoryAnswer,
  chatHistoryInput,
  chatMessageInput,
  chatMuteInput,
  chatPostInput,
  chatReportsAnswer,
  chatReportsInput,
  chatResumeAnswer,
  chatResumeInput,
  chatSendAnswer,
  chatSendInput,
  decideReportInput,
  doneSchema,
  tokenRequestAnswer,
  tokenRequestInput,
} from "@emberlode/contract";
import { playerProcedure, router } from "../trpc.ts";
import { readHistory, resumeChat } from "./history.usecase.ts";
import {
  blockPlayer,
  listBlocked,
  mutePlayer,
  removeFromChat,
  reportMessage,
  unblockPlayer,
} from "./moderate.usecase.ts";
import { postMessage } from "./post.usecase.ts";
import { decideReport, listReports } from "./reports.usecases.ts";
import { sendMessage } from "./send.usecase.ts";
import { requestTicket } from "./ticket.usecase.ts";

export const chatRouter = router({
  /** Fifty messages, oldest first; those of blocked players are left out. */
  history: playerProcedure
    .meta({ limit: "read" })
    .input(chatHistoryInput)
    .output(chatHistoryAnswer)
    .query(({ ctx, input }) => readHistory(ctx, input)),

  /** What came after a message that the caller has. BAD_INPUT for a number from the future. */
  resume: playerProcedure
    .meta({ limit: "read" })
    .input(chatResumeInput)
    .output(chatResumeAnswer)
    .query(({ ctx, input }) => resumeChat(ctx, input)),

  /** Says something; the same id, or key of the call, is the same message. BAD_INPUT, KEY_REUSED, MUTED, NOT_FOUND. */
  send: playerProcedure
    .meta({ limit: "chat" })
    .input(chatSendInput)
    .output(chatSendAnswer)
    .mutation(({ ctx, input }) => sendMessage(ctx, input)),

  /** The documented call, which names its sender: FORBIDDEN for anybody else's name or id. */
  post: playerProcedure
    .meta({ limit: "chat" })
    .input(chatPostInput)
    .output(chatSendAnswer)
    .mutation(({ ctx, input }) => postMessage(ctx, input)),

  /** A one-minute token for the handshake of a socket. FORBIDDEN for another's client id. */
  ticket: playerProcedure
    .meta({ limit: "action" })
    .input(tokenRequestInput)
    .output(tokenRequestAnswer)
    .query(({ ctx, input }) => requestTicket(ctx, input)),

  /** Tells moderators of a message. NOT_FOUND. */
  report: playerProcedure
    .meta({ limit: "action" })
    .input(chatMessageInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => reportMessage(ctx, input)),

  /** Whose messages the caller does not see. */
  blocked: playerProcedure
    .meta({ limit: "read" })
    .output(chatBlocksAnswer)
    .query(({ ctx }) => listBlocked(ctx)),

  /** Hides a player's messages from the caller. NOT_FOUND, BLOCK_SELF, TOO_MANY_BLOCKS. */
  block: playerProcedure
    .meta({ limit: "action" })
    .input(chatBlockInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => blockPlayer(ctx, input)),

  /** Shows a player's messages to the caller again. NOT_FOUND, BLOCK_SELF. */
  unblock: playerProcedure
    .meta({ limit: "action" })
    .input(chatBlockInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => unblockPlayer(ctx, input)),

  /** Moderators take a message away. FORBIDDEN, NOT_FOUND. */
  remove: playerProcedure
    .meta({ limit: "action" })
    .input(chatMessageInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => removeFromChat(ctx, input)),

  /** Moderators see which messages were reported and not decided, the oldest first. FORBIDDEN. */
  reports: playerProcedure
    .meta({ limit: "read" })
    .input(chatReportsInput)
    .output(chatReportsAnswer)
    .query(({ ctx, input }) => listReports(ctx, input)),

  /**
   * Moderators take a reported message away or dismiss its reports; those who reported it are told.
   * FORBIDDEN, NOT_FOUND, REPORT_DECIDED.
   */
  decideReport: playerProcedure
    .meta({ limit: "action" })
    .input(decideReportInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => decideReport(ctx, input)),

  /** Moderators keep a player from writing for some minutes. FORBIDDEN, NOT_FOUND. */
  mute: playerProcedure
    .meta({ limit: "action" })
    .input(chatMuteInput)
    .output(doneSchema)
    .mutation(({ ctx, input }) => mutePlayer(ctx, input)),
});
