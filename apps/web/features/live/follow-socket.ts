/** Keeps the live connection: what it is doing, and starting it again where the driver gives up. */
import { isRecord } from "../../lib/is-record.ts";
import type { GameSocket } from "../../lib/socket.ts";
import type { LiveState } from "./atoms/live-atoms.ts";

/** A connection that is back this soon was never missed, in milliseconds. */
const GRACE_MS = 2_000;
/** A first connection that takes longer counts as lost. */
const START_MS = 15_000;
/** Pause before the next try where the driver makes none. */
const RETRY_MS = 3_000;

export interface Followers {
  /** Why it is lost, where the server says so. */
  state(state: LiveState, why?: string): void;
  up(): void;
  down(): void;
  /** The server did not take the session; asking it over HTTP tells for certain. */
  refused(): void;
  /** The session of the connection is over; answers whether the player has another one. */
  ended(): Promise<boolean>;
}

/** Why the server has no room for the connection, as it says to the player; null where it says nothing. */
function whyRefused(error: Error & { data?: unknown; context?: unknown }): string | null {
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
    // A proxy's own words.
    return null;
  }
}

/** Connects and stays connected until the returned function is called. */
export function followSocket(socket: GameSocket, followers: Followers): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let missed = setTimeout(() => followers.state("lost"), START_MS);
  let stopped = false;

  const connectLater = () => {
    clearTimeout(next);
    next = setTimeout(() => socket.connect(), RETRY_MS);
  };
  // Also cuts the pause of the driver short.
  const connectNow = () => {
    if (!socket.connected) socket.disconnect().connect();
  };

  socket.on("connect", () => {
    clearTimeout(missed);
    followers.state("live");
    followers.up();
  });
  socket.on("disconnect", (reason) => {
    followers.down();
    clearTimeout(missed);
    missed = setTimeout(() => followers.state("lost"), GRACE_MS);
    if (reason === "io server disconnect") connectLater();
  });
  socket.on("session:ended", async () => {
    // The server hangs up now. A player who goes on with a new session need not notice.
    if ((await followers.ended()) && !stopped) connectNow();
  });
  socket.on("connect_error", (error) => {
    const why = whyRefused(error);
    if (why !== null) {
      clearTimeout(missed);
      followers.state("lost", why);
    }
    if (socket.active) return;
    // A refused handshake is final for the driver.
    followers.refused();
    connectLater();
  });
  window.addEventListener("online", connectNow);
  followers.state("starting");
  socket.connect();

  return () => {
    stopped = true;
    clearTimeout(missed);
    clearTimeout(next);
    window.removeEventListener("online", connectNow);
    socket.off();
    socket.disconnect();
    followers.state("off");
  };
}
