/** The handshake of a socket: authentication and the limits of sockets. */
import { GameError, type Services } from "@emberlode/api";
import type { AddressOf } from "../addresses/client-address.ts";
import { SOCKETS_PER_PLAYER } from "../connections/connection-limits.ts";
import type { GameSocket } from "./game-socket.ts";
import { credentialOf, languageOfHandshake } from "./handshake.ts";
import type { SocketTable } from "./socket-table.ts";

export interface AdmissionOptions {
  services: Services;
  table: SocketTable;
  /** Whether the public address is https. */
  secure: boolean;
  addressOf: AddressOf;
  /** Joins a socket to its player's rooms. */
  join(socket: GameSocket): Promise<void>;
}

/** Creates the admission of sockets, which refuses with `NOT_LOGGED_IN` or `TOO_MANY_REQUESTS`. */
export function createAdmission({ services, table, secure, addressOf, join }: AdmissionOptions) {
  /** Connections that have a socket or are getting one. */
  const connectionsInUse = new WeakSet<GameSocket["conn"]>();

  async function authenticate(socket: GameSocket): Promise<void> {
    const address = addressOf(socket.request);
    const ticket: unknown = socket.handshake.auth.token;
    const credential =
      typeof ticket === "string"
        ? services.tickets.open(ticket)
        : credentialOf(socket.request, secure);
    const identity = credential && (await services.sessions.check(credential, address));
    if (!credential || !identity) {
      await services.limits.charge("read", null, address);
      throw new GameError("NOT_LOGGED_IN");
    }
    const { playerId } = identity;
    const language = languageOfHandshake(socket.handshake);
    const defaults = {
      language,
      blockRooms: [],
      lastVisibleAt: null,
      roomUpdate: Promise.resolve(),
    };
    Object.assign(socket.data, { playerId, credential, address, ...defaults });
    if (!(await table.add(socket, playerId))) {
      throw new GameError("TOO_MANY_REQUESTS", {
        text: ({ errors }) => errors("playerSockets", { most: SOCKETS_PER_PLAYER }),
      });
    }
    try {
      await join(socket);
    } catch (error) {
      table.leave(socket, playerId);
      throw error;
    }
  }

  return async function admit(socket: GameSocket): Promise<void> {
    const { conn } = socket;
    if (connectionsInUse.has(conn)) {
      // The game's clients open one socket per connection; several in one would share its limits.
      conn.close(true);
      throw new GameError("TOO_MANY_REQUESTS");
    }
    connectionsInUse.add(conn);
    try {
      await authenticate(socket);
    } catch (error) {
      connectionsInUse.delete(conn);
      throw error;
    }
  };
}
