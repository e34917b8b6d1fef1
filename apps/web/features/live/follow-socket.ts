/** Tracks the live connection's state, and reconnects in cases where the driver gives up. */
import { isRecord } from "../../lib/is-record.ts";
import type { LiveState } from "./live-atoms.ts";
import type { GameSocket } from "./socket.ts";

/** Interruptions shorter than this are not reported, in milliseconds. */
const GRACE_MS = 2_000;
/** A first connection that takes longer counts as lost, in milliseconds. */
const CONNECT_TIMEOUT_MS = 15_000;
/** Pause before reconnecting where the driver does not, in milliseconds. */
const RETRY_MS = 3_000;

interface SocketHandlers {
  /** `refusal` is the server's text on why it refused the connection, if it gave one. */
  onState(state: LiveState, refusal?: string): void;
  onConnected(): void;
  onDisconnected(): void;
  /** Called when the server refuses the session; only an HTTP request can confirm that. */
  onRefused(): void;
  /** Called when the session has ended; resolves to whether the player has another one. */
  onEnded(): Promise<boolean>;
}

/** Why the server refused the connection, for the player; null if it did not say. */
function refusalMessage(error: Error & { data?: unknown; context?: unknown }): string | null {
  if (isRecord(error.data)) {
    const { code, text } = error.data;
    return code === "TOO_MANY_REQUESTS" && typeof text === "string" ? text : null;
  }
  const { responseText } = isRecord(error.context) ? error.context : {};
  if (typeof responseText !== "string") return null;
  try {
    const answer: unknown = JSON.parse(responseText);
    return isRecord(answer) && typeof answer.message === "string" ? answer.message : null;
  } catch {
    // The text is a proxy's.
    return null;
  }
}

/** Connects and keeps the connection alive until the returned function is called. */
export function followSocket(socket: GameSocket, handlers: SocketHandlers): () => void {
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let lostTimer = setTimeout(() => handlers.onState("lost"), CONNECT_TIMEOUT_MS);
  let stopped = false;

  const connectLater = () => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => socket.connect(), RETRY_MS);
  };
  // Disconnecting first skips the driver's reconnection delay.
  const connectNow = () => {
    if (!socket.connected) socket.disconnect().connect();
  };

  socket.on("connect", () => {
    clearTimeout(lostTimer);
    handlers.onState("live");
    handlers.onConnected();
  });
  socket.on("disconnect", (reason) => {
    handlers.onDisconnected();
    clearTimeout(lostTimer);
    lostTimer = setTimeout(() => handlers.onState("lost"), GRACE_MS);
    if (reason === "io server disconnect") connectLater();
  });
  socket.on("session:ended", async () => {
    // The server disconnects next. With another session, reconnect before the player notices.
    if ((await handlers.onEnded()) && !stopped) connectNow();
  });
  socket.on("connect_error", (error) => {
    const refusal = refusalMessage(error);
    if (refusal !== null) {
      clearTimeout(lostTimer);
      handlers.onState("lost", refusal);
    }
    if (socket.active) return;
    // The driver does not retry a refused handshake.
    handlers.onRefused();
    connectLater();
  });
  window.addEventListener("online", connectNow);
  handlers.onState("starting");
  socket.connect();

  return () => {
    stopped = true;
    clearTimeout(lostTimer);
    clearTimeout(retryTimer);
    window.removeEventListener("online", connectNow);
    socket.off();
    socket.disconnect();
    handlers.onState("off");
  };
}
