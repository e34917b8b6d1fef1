/** Opens sockets like the game's pages. */
import { io, type Socket } from "socket.io-client";
import type { TestPlayer } from "./players.ts";

export interface OpenOptions {
  headers?: Record<string, string>;
  auth?: Record<string, unknown>;
  transports?: ("websocket" | "polling")[];
}

/** The result of a handshake. */
export type Handshake = "connected" | { message: string; code: unknown };

/** Opens sockets to a server, and closes them all together. */
export class TestSockets {
  readonly url: string;
  readonly #open: Socket[] = [];

  constructor(url: string) {
    this.url = url;
  }

  open({ headers = {}, auth = {}, transports = ["websocket"] }: OpenOptions): Socket {
    const socket = io(this.url, {
      transports,
      reconnection: false,
      forceNew: true,
      auth,
      extraHeaders: headers,
    });
    this.#open.push(socket);
    return socket;
  }

  as(player: TestPlayer): Socket {
    return this.open({ headers: { cookie: `sid=${player.sid}`, origin: this.url } });
  }

  close(): void {
    for (const socket of this.#open.splice(0)) socket.disconnect();
  }
}

/** Resolves with the result of the handshake. */
export function connected(socket: Socket): Promise<Handshake> {
  return new Promise((resolve) => {
    socket.once("connect", () => resolve("connected"));
    socket.once("connect_error", (error: Error & { data?: { code?: string } }) =>
      resolve({ message: error.message, code: error.data?.code }),
    );
  });
}

export const received = <T>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => socket.once(event, resolve));

export const say = (
  socket: Socket,
  body: unknown,
  id = `id-${Math.random().toString(36).slice(2)}`,
) => socket.timeout(2000).emitWithAck("chat:send", { id, body });
