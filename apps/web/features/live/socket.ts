import type {
  ChatMessage,
  ChatResumeAnswer,
  ClientEvents,
  ServerEvents,
  SocketRefusal,
} from "@emberlode/contract";
import type { Socket } from "socket.io-client";
import { languageHeader, pageLanguage } from "../../lib/language.ts";
import { loadChunk } from "../../lib/load-chunk.ts";
import { pageSeason } from "../../lib/page-season.ts";
import { pause } from "../../lib/throttle.ts";

/** The page's one connection for live events. */
export type GameSocket = Socket<ServerEvents, ClientEvents>;

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 4_000;

/** Loads the library and creates the socket, not connected yet. It sends the session cookie. */
export async function makeSocket(): Promise<GameSocket> {
  const { io } = await loadChunk(() => import("socket.io-client"));
  return io({
    autoConnect: false,
    forceNew: true,
    // Read again for each connection: after a change of season the server tells a page to reload.
    auth: (send) => send({ language: pageLanguage(), season: pageSeason() }),
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    // Needed in the handshake: its refusal arrives before any other event.
    transportOptions: { polling: { extraHeaders: languageHeader() } },
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: MAX_PAUSE_MS,
  });
}

/** Timeout of one answer, and how long a message is retried, in milliseconds. */
const ANSWER_TIMEOUT_MS = 5_000;
const SEND_TIMEOUT_MS = 6_000;
const RETRY_PAUSE_MS = 250;

/** A refusal by the server. */
export class LiveRefusal extends Error {
  override name = "LiveRefusal";
  readonly code: string;
  /** The message for the player without the waiting time, for use beside a countdown. */
  readonly reason: string;
  readonly retryAfterSeconds: number | null;

  constructor({ code, text, reason = text, retryAfterSeconds }: SocketRefusal["error"]) {
    super(text);
    this.code = code;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

function unwrapAnswer<Answer extends object>(answer: Answer | SocketRefusal): Answer {
  if ("error" in answer) throw new LiveRefusal(answer.error);
  return answer;
}

/** Messages after a given one; null if the server does not know it, as after a restored backup. */
export async function fetchMissed(
  socket: GameSocket,
  seq: number,
): Promise<ChatResumeAnswer | null> {
  const answer = await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck("chat:resume", { seq });
  if ("error" in answer && answer.error.code === "BAD_INPUT") return null;
  return unwrapAnswer(answer);
}

/** Whether sending again may soon succeed: there was no answer, or the server is busy. */
function isTransient(error: unknown): boolean {
  return !(error instanceof LiveRefusal) || error.code === "BUSY";
}

/**
 * Sends a message. Retries under the same id for some seconds while there is no answer or the
 * server is busy, so that a short interruption goes unnoticed and the message is stored once.
 * @throws LiveRefusal for every other refusal, or the last failure after that time
 */
export async function sendChat(socket: GameSocket, id: string, body: string): Promise<ChatMessage> {
  const deadline = performance.now() + SEND_TIMEOUT_MS;
  for (;;) {
    try {
      const timeoutMs = Math.max(1, Math.min(ANSWER_TIMEOUT_MS, deadline - performance.now()));
      const answer = await socket.timeout(timeoutMs).emitWithAck("chat:send", { id, body });
      return unwrapAnswer(answer).message;
    } catch (error) {
      if (!isTransient(error) || performance.now() >= deadline) throw error;
      await pause(RETRY_PAUSE_MS);
    }
  }
}
