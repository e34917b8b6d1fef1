import type { GameSocket } from "./game-socket.ts";

export type Connection = GameSocket["conn"];

/** Closes a connection immediately: drops pending output and ignores received input. */
export function cutOff(conn: Connection): void {
  conn.close(true);
  // Data in the operating system's buffer could delay this. Not for polling: its connection may now
  // carry another client's requests behind a proxy.
  if (conn.transport.name === "websocket") conn.request.socket.destroy();
}
