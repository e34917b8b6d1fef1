import { type Connection, cutOff } from "./game-socket.ts";

/** Limit of characters buffered for a reader: thousands of messages. */
const MAX_BUFFERED_CHARS = 1_048_576;

/**
 * Closes a connection when too much output is buffered. Pings do not detect this: a client that
 * reads nothing can still answer them.
 */
export function cutWhenSlow(conn: Connection): void {
  let bufferedChars = 0;
  conn.on("packetCreate", ({ data }: { data?: string | { length: number } }) => {
    bufferedChars += data?.length ?? 0;
    if (bufferedChars > MAX_BUFFERED_CHARS) cutOff(conn);
  });
  // From here on the transport has the packet; it asks for more only when that is sent.
  conn.on("flush", () => {
    bufferedChars = 0;
  });
}
