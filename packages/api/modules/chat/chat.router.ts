/** The chat: one global room. */
import { chatCalls } from "@emberlode/contract/calls";
import { implement } from "../../implement.ts";
import { router } from "../../trpc.ts";
import { blockPlayer, listBlocked, unblockPlayer } from "./blocks.service.ts";
import {
  postMessage,
  readHistory,
  requestTicket,
  resumeChat,
  sendMessage,
} from "./chat.service.ts";

export const chatRouter = router({
  history: implement(chatCalls.history, readHistory),
  resume: implement(chatCalls.resume, resumeChat),
  send: implement(chatCalls.send, sendMessage),
  post: implement(chatCalls.post, postMessage),
  ticket: implement(chatCalls.ticket, requestTicket),
  blocked: implement(chatCalls.blocked, listBlocked),
  block: implement(chatCalls.block, blockPlayer),
  unblock: implement(chatCalls.unblock, unblockPlayer),
});
