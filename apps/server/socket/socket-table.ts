/** The open sockets by player. */
import type { ConnectionLimit, Release } from "../connections/local-connection-limit.ts";
import type { GameSocket } from "./game-socket.ts";

/**
 * All sockets of known players, including those still being admitted: the end of a session or a
 * block must reach them too.
 */
export class SocketTable {
  readonly #byPlayer = new Map<number, Set<GameSocket>>();
  readonly #releases = new WeakMap<GameSocket, Release>();
  readonly #limit: ConnectionLimit;

  /** @param limit of the sockets of each player */
  constructor(limit: ConnectionLimit) {
    this.#limit = limit;
  }

  /** Adds a socket until its connection closes or `leave`; false if the player has too many. */
  async add(socket: GameSocket, playerId: number): Promise<boolean> {
    if (socket.conn.readyState !== "open") return false;
    const sockets = this.#byPlayer.get(playerId) ?? new Set();
    sockets.add(socket);
    this.#byPlayer.set(playerId, sockets);
    socket.conn.once("close", () => this.leave(socket, playerId));
    const release = await this.#limit.acquire(String(playerId));
    if (release === null) {
      this.leave(socket, playerId);
      return false;
    }
    // It may have closed in the meantime.
    if (!this.#byPlayer.get(playerId)?.has(socket)) {
      release();
      return false;
    }
    this.#releases.set(socket, release);
    return true;
  }

  leave(socket: GameSocket, playerId: number): void {
    this.#releases.get(socket)?.();
    const sockets = this.#byPlayer.get(playerId);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#byPlayer.delete(playerId);
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
    return [...this.#byPlayer.values()].flatMap((sockets) => [...sockets]);
  }
}
