/** The live side of the game for scripts: chat, alerts and world changes over one socket. */
import {
  type Alert,
  type ChatMessage,
  type ChatResumeAnswer,
  type ChatSendAnswer,
  type ClientEvents,
  type ServerEvents,
  SOCKET_PATH,
  type SocketRefusal,
  type Status,
} from "@emberlode/contract";
import { inOrder } from "@emberlode/game";
import { io, type Socket } from "socket.io-client";
import type { Client } from "./create-client.ts";

const ROOM = "global";
/** How long one try to say something may take, and the pause before the next, in milliseconds. */
const ANSWER_MS = 5_000;
const PAUSE_MS = 200;

export interface LiveOptions {
  /** A client that is logged in or has a token; its session is the socket's. */
  client: Client;
  /** Address of the game. */
  url: string;
  /** Id or username of the client's player. */
  player: string;
  /** Each message of the room once, in order, also those said while the connection was lost. */
  onMessage?: (message: ChatMessage) => void;
  /** An alert; after a lost connection one may come again, known by its `_id`. */
  onAlert?: (alert: Alert) => void;
  /**
   * The player's status after every change, newer ones only; an action's answer may carry
   * the same version a moment earlier.
   */
  onStatus?: (status: Status) => void;
  /** Something about a field in sight changed. */
  onField?: (cell: { x: number; y: number }) => void;
}

/** The message was refused permanently; `code` says why. */
export class LiveRefusal extends Error {
  override name = "LiveRefusal";
  readonly code: string;

  constructor({ code, text }: SocketRefusal["error"]) {
    super(text);
    this.code = code;
  }
}

export interface Live {
  /**
   * Says something in the global room and resolves when it is stored. A lost connection and a pace
   * that was too fast are tried again under the same id, so that it is said once.
   */
  say(body: string): Promise<ChatMessage>;
  close(): void;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the socket and resolves when it is connected and knows the room's last message. */
export async function openLive(options: LiveOptions): Promise<Live> {
  const { client, player, onMessage = () => {}, onAlert, onStatus, onField } = options;
  const begin = async () => {
    const { upTo } = await client.chat.history.query({});
    return inOrder<ChatMessage>(upTo, onMessage);
  };
  let room = await begin();
  let closed = false;

  const socket: Socket<ServerEvents, ClientEvents> = io(new URL(options.url).origin, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 1_000,
    auth: (answer) => {
      client.chat.ticket.query({ clientId: player }).then(
        ({ token }) => answer({ token }),
        () => answer({}),
      );
    },
  });

  /** Reads what was said since the last message that was told. */
  async function catchUp(): Promise<void> {
    for (;;) {
      const answer: ChatResumeAnswer | SocketRefusal = await socket
        .timeout(ANSWER_MS)
        .emitWithAck("chat:resume", { room: ROOM, seq: room.last() });
      if ("error" in answer) {
        const { code, retryAfterSeconds } = answer.error;
        if (code === "BAD_INPUT") {
          // The server has fewer messages than were seen here, as after a restored backup.
          room = await begin();
          room.hold();
        } else await sleep((retryAfterSeconds ?? 0) * 1_000 || PAUSE_MS);
        continue;
      }
      room.fill(answer.messages, answer.upTo);
      if (!answer.more) break;
    }
    room.release();
  }

  socket.on("connect", () => {
    room.hold();
    // Lost again: the next connection asks once more.
    catchUp().catch(() => socket.disconnect().connect());
  });
  // A refused handshake is final for the driver; the session may only just have begun.
  socket.on("connect_error", () => {
    if (!socket.active && !closed) setTimeout(() => !closed && socket.connect(), PAUSE_MS);
  });
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect" && !closed) setTimeout(() => socket.connect(), PAUSE_MS);
  });
  socket.on("chat:message", (message) => room.take(message));
  if (onAlert) socket.on("alert", onAlert);
  if (onStatus) {
    let version = 0;
    socket.on("status", (status) => {
      if (status.version <= version) return;
      version = status.version;
      onStatus(status);
    });
  }
  if (onField) socket.on("world:field", onField);

  const connected = (): Promise<void> =>
    socket.connected
      ? Promise.resolve()
      : new Promise((resolve) => socket.once("connect", () => resolve()));

  await connected();
  return {
    async say(body) {
      const id = crypto.randomUUID();
      for (;;) {
        if (closed) throw new Error("The connection was closed.");
        await connected();
        let answer: ChatSendAnswer | SocketRefusal;
        try {
          answer = await socket
            .timeout(ANSWER_MS)
            .emitWithAck("chat:send", { id, room: ROOM, body });
        } catch {
          continue;
        }
        if (!("error" in answer)) return answer.message;
        const { code, retryAfterSeconds } = answer.error;
        if (code !== "TOO_MANY_REQUESTS" && code !== "BUSY") throw new LiveRefusal(answer.error);
        await sleep((retryAfterSeconds ?? 0) * 1_000 || PAUSE_MS);
      }
    },
    close() {
      closed = true;
      socket.disconnect();
    },
  };
}
