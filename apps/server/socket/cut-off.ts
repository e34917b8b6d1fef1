/** Closes a connection that its other end keeps open. */
import type { GameSocket } from "./game-socket.ts";

export type Connection = GameSocket["conn"];

/** Closes it at once: pending output is dropped, and received input is ignored. */
export function cutOff(conn: Connection): void {
  conn.close(true);
  // Data that the operating system has already buffered would wait for long. A polling client has no
  // connection of its own: behind a proxy it may now carry another client's requests.
  if (conn.transport.name === "websocket") conn.request.socket.destroy();
}
