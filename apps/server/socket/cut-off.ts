/** Ends a connection that its other end keeps open. */
import type { GameSocket } from "./game-socket.ts";

export type Connection = GameSocket["conn"];

/** Ends it at once: nothing waits to be sent, and nothing that came already is looked at any more. */
export function cutOff(conn: Connection): void {
  conn.close(true);
  // What the operating system has already would wait there for long. Who polls has no connection of
  // its own: behind a proxy it may be somebody else's by now.
  if (conn.transport.name === "websocket") conn.request.socket.destroy();
}
