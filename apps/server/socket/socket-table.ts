/** The open sockets by player. */
import type { ConnectionLimit, Release } from "../connections/local-connection-limit.ts";
import type { GameSocket } from "./game-socket.ts";

/**
 * All sockets of known players, including those still being admitted: the end of a session or a
 * block must reach them too.
 */
export class SocketTable {
  readonly #byPlayer = new Map<number, Set<GameSocket>>();
  readonly #held = new WeakMap<GameSocket, Release>();
  readonly #limit: ConnectionLimit;

  /** @param limit of the sockets of each player */
  constructor(limit: ConnectionLimit) {
    this.#limit = limit;
  }

  /** Takes a place until the connection closes or `leave`; false if none is free. */
  async take(socket: GameSocket, playerId: number): Promise<boolean> {
    if (socket.conn.readyState !== "open") return false;
    const own = this.#byPlayer.get(playerId) ?? new Set();
    own.add(socket);
    this.#byPlayer.set(playerId, own);
    socket.conn.once("close", () => this.leave(socket, playerId));
    const release = await this.#limit.take(String(playerId));
    if (release === null) {
      this.leave(socket, playerId);
      return false;
    }
    // It may have closed in the meantime.
    if (!this.#byPlayer.get(playerId)?.has(socket)) {
      release();
      return false;
    }
    this.#held.set(socket, release);
    return true;
  }

  leave(socket: GameSocket, playerId: number): void {
    this.#held.get(socket)?.();
    const own = this.#byPlayer.get(playerId);
    own?.delete(socket);
    if (own?.size === 0) this.#byPlayer.delete(playerId);
  }

  /** Players with sockets. */
  players(): number[] {
    return [...this.#byPlayer.keys()];
  }

  has(playerId: number): boolean {
    return this.#byPlayer.has(playerId);
  }

  of(playerId: number): readonly GameSocket[] {
    return [...(this.#byPlayer.get(playerId) ?? [])];
  }

  all(): GameSocket[] {
    return [...this.#byPlayer.values()].flatMap((own) => [...own]);
  }
}
