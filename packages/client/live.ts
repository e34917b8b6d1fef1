/** Live events for scripts: chat, alerts and world changes over one socket. */
import { type Alert, type ChatMessage, SOCKET_PATH, type Status } from "@emberlode/contract";
import { io } from "socket.io-client";
import {
  LiveRefusal,
  type LiveSocket,
  openRoom,
  PAUSE_MS,
  sendUntilAnswered,
} from "./chat-room.ts";
import { ClientError } from "./client-error.ts";
import type { Client } from "./create-client.ts";

/** Longest pause after refused handshakes, in milliseconds. */
const MAX_PAUSE_MS = 3_000;
/** Refusals after which this session cannot connect again. */
const FINAL_CODES: readonly string[] = ["NOT_LOGGED_IN", "BANNED", "FORBIDDEN"];

export interface LiveOptions {
  /** A client that is logged in or has a token. The socket uses its session. */
  client: Client;
  /** URL of the game. */
  url: string;
  /** Id or username of the client's player. */
  player: string;
  /** Called with each message of the room once, in order, even across lost connections. */
  onMessage?: (message: ChatMessage) => void;
  /** Called with each alert. After a lost connection one may be repeated; compare `_id`. */
  onAlert?: (alert: Alert) => void;
  /**
   * Called with the player's status after every change, in version order. The answer of an action
   * may carry the same version slightly earlier.
   */
  onStatus?: (status: Status) => void;
  /** Called when a field in sight changed. */
  onField?: (cell: { x: number; y: number }) => void;
  /**
   * Called when another season has begun: everything known of the world is over, and has to be read
   * again. After a lost connection it is called if the season differs from the last one known here.
   */
  onSeason?: (season: number) => void;
}

export interface Live {
  /**
   * Sends a message to the global room and resolves when it is stored. Lost connections and rate
   * limits are retried with the same id, so that it is sent once.
   */
  sendMessage(body: string): Promise<ChatMessage>;
  close(): void;
}

/** The code of a refused handshake. */
interface HandshakeRefusal {
  code?: unknown;
  /** Missing if no time helps, as with too many sockets. */
  retryAfterSeconds?: unknown;
}

function refusalIn({ data }: Error & { data?: unknown }): HandshakeRefusal {
  return typeof data === "object" && data !== null ? data : {};
}

/**
 * Opens the socket. Resolves when it is connected and knows the room's last message. Rejects with
 * `ClientError` if the client is not logged in or is banned. If that happens later, the socket
 * closes and `sendMessage` rejects with the same error. Rejects with `LiveRefusal`,
 * TOO_MANY_REQUESTS, if the player has too many sockets; if that happens later, it is retried.
 */
export async function openLive(options: LiveOptions): Promise<Live> {
  const { client, player, onMessage = () => {}, onAlert, onStatus, onField, onSeason } = options;
  let season = onSeason === undefined ? null : (await client.seasons.current.query()).number;
  const room = await openRoom(client, onMessage);
  let isClosed = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  /** Why the socket cannot connect any more. */
  let failure: ClientError | LiveRefusal | null = null;
  let hasConnected = false;
  let refusals = 0;
  function close(): void {
    isClosed = true;
    socket.disconnect();
    end();
  }

  const socket: LiveSocket = io(new URL(options.url).origin, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 1_000,
    auth: (answer) => {
      client.chat.ticket.query({ clientId: player }).then(
        // Sends the season, so that the server can answer if another one has begun since.
        ({ token }) => answer({ token, season }),
        (error) => {
          if (!(error instanceof ClientError) || !FINAL_CODES.includes(error.code)) {
            answer({});
            return;
          }
          failure = error;
          close();
        },
      );
    },
  });

  socket.on("connect", () => {
    hasConnected = true;
    refusals = 0;
    // The connection was lost again: the next one will catch up.
    room.catchUp(socket).catch(() => {
      if (!isClosed) socket.disconnect().connect();
    });
  });
  const connectIn = (ms: number) => setTimeout(() => !isClosed && socket.connect(), ms);
  // Socket.IO does not retry a refused handshake, but the session may be only seconds old.
  socket.on("connect_error", (error) => {
    if (socket.active) return;
    const { code, retryAfterSeconds } = refusalIn(error);
    const isLimit = code === "TOO_MANY_REQUESTS";
    if (isLimit && retryAfterSeconds === undefined && !hasConnected) {
      failure = new LiveRefusal({ code: "TOO_MANY_REQUESTS", text: error.message });
      close();
      return;
    }
    connectIn(isLimit ? MAX_PAUSE_MS : Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** refusals));
    refusals += 1;
  });
  socket.on("disconnect", (reason) => {
    if (reason === "io server disconnect") connectIn(PAUSE_MS);
  });
  socket.on("chat:message", (message) => room.receive(message));
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
  socket.on("season:changed", (changed) => {
    if (changed.season === season) return;
    season = changed.season;
    onSeason?.(season);
  });

  /** Resolves when the socket is connected or has been closed. */
  const connected = async (): Promise<void> => {
    if (socket.connected || isClosed) return;
    await Promise.race([ended, new Promise<void>((resolve) => socket.once("connect", resolve))]);
  };

  await connected();
  if (failure !== null) throw failure;
  return {
    sendMessage: (body) =>
      sendUntilAnswered(socket, body, async () => {
        await connected();
        if (isClosed) throw failure ?? new Error("The connection was closed.");
      }),
    close,
  };
}
