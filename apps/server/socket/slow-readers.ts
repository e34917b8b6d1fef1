/** Connections whose other end does not read. */
import type { GameSocket } from "./game-socket.ts";

type Connection = GameSocket["conn"];

/** More than this waits for nobody, in characters: thousands of messages. */
const MAX_WAITING = 1_048_576;

/**
 * Cuts a connection off when too much waits to be sent over it. Pings do not tell: an end that reads
 * nothing can still answer them.
 */
export function cutWhenSlow(conn: Connection): void {
  let waiting = 0;
  conn.on("packetCreate", ({ data }: { data?: string | { length: number } }) => {
    waiting += data?.length ?? 0;
    if (waiting <= MAX_WAITING) return;
    conn.close(true);
    // What the operating system has already would wait there for long. Who polls has no connection of
    // its own: behind a proxy it may be somebody else's by now.
    if (conn.transport.name === "websocket") conn.request.socket.destroy();
  });
  // From here on the transport has it, which asks for more only when that is sent.
  conn.on("flush", () => {
    waiting = 0;
  });
}
