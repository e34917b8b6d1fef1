import { type Connection, cutOff } from "./game-socket.ts";

/** Limit of characters buffered for a reader: thousands of messages. */
const MAX_WAITING = 1_048_576;

/**
 * Closes a connection when too much output is buffered. Pings do not detect this: a client that
 * reads nothing can still answer them.
 */
export function cutWhenSlow(conn: Connection): void {
  let waiting = 0;
  conn.on("packetCreate", ({ data }: { data?: string | { length: number } }) => {
    waiting += data?.length ?? 0;
    if (waiting > MAX_WAITING) cutOff(conn);
  });
  // From here on the transport has the packet; it asks for more only when that is sent.
  conn.on("flush", () => {
    waiting = 0;
  });
}
