/** The chat room over a socket: messages once and in order, and sending until they are stored. */
import {
  CHAT_ROOM,
  type ChatMessage,
  type ChatResumeAnswer,
  type ChatSendAnswer,
  type ClientEvents,
  type ServerEvents,
  type SocketRefusal,
} from "@emberlode/contract";
import { createSequencer } from "@emberlode/game";
import type { Socket } from "socket.io-client";
import type { Client } from "./create-client.ts";

export type LiveSocket = Socket<ServerEvents, ClientEvents>;

/** Timeout of one try to send or fetch messages, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000;
/** Pause before the next try, in milliseconds. */
export const PAUSE_MS = 200;

/** A message or the socket was refused, with `code` as the reason. */
export class LiveRefusal extends Error {
  override name = "LiveRefusal";
  readonly code: string;

  constructor({ code, text }: SocketRefusal["error"]) {
    super(text);
    this.code = code;
  }
}

const pauseAfter = ({ retryAfterSeconds }: SocketRefusal["error"]) =>
  new Promise((resolve) => setTimeout(resolve, (retryAfterSeconds ?? 0) * 1_000 || PAUSE_MS));

/** Opens the room at its last message. Later messages are passed on once each, in order. */
export async function openRoom(client: Client, onMessage: (message: ChatMessage) => void) {
  const readLatest = async () => {
    const { upTo } = await client.chat.history.query({});
    return createSequencer<ChatMessage>(upTo, onMessage);
  };
  let sequencer = await readLatest();
  return {
    receive: (message: ChatMessage) => sequencer.receive(message),
    /** Holds new messages until those since the last one are read. Rejects if the socket fails. */
    async catchUp(socket: LiveSocket): Promise<void> {
      sequencer.hold();
      for (;;) {
        const answer: ChatResumeAnswer | SocketRefusal = await socket
          .timeout(ANSWER_TIMEOUT_MS)
          .emitWithAck("chat:resume", { room: CHAT_ROOM, seq: sequencer.last() });
        if ("error" in answer) {
          if (answer.error.code === "BAD_INPUT") {
            // The server has fewer messages than were seen here, such as after restoring a backup.
            sequencer = await readLatest();
            sequencer.hold();
          } else await pauseAfter(answer.error);
          continue;
        }
        sequencer.fill(answer.messages, answer.upTo);
        if (!answer.more) break;
      }
      sequencer.release();
    },
  };
}

/**
 * Sends a message with the same id until the server has stored or refused it.
 * @param connected resolves when the socket is connected; rejects when it never will be
 */
export async function sendUntilAnswered(
  socket: LiveSocket,
  body: string,
  connected: () => Promise<void>,
): Promise<ChatMessage> {
  const id = crypto.randomUUID();
  for (;;) {
    await connected();
    let answer: ChatSendAnswer | SocketRefusal;
    try {
      answer = await socket
        .timeout(ANSWER_TIMEOUT_MS)
        .emitWithAck("chat:send", { id, room: CHAT_ROOM, body });
    } catch {
      continue;
    }
    if (!("error" in answer)) return answer.message;
    const { code } = answer.error;
    if (code !== "TOO_MANY_REQUESTS" && code !== "BUSY") throw new LiveRefusal(answer.error);
    await pauseAfter(answer.error);
  }
}
