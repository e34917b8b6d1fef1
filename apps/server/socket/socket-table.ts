/** The open sockets by player. */
import type { GameSocket } from "./game-socket.ts";

/** Sockets of one player; browsers have one per tab. */
export const MAX_PER_PLAYER = 12;

/**
 * Every socket from the moment that its player is known, also while it is still being let in: what
 * ends a session or blocks a sender meanwhile must reach it.
 */
export class SocketTable {
  readonly #byPlayer = new Map<number, Set<GameSocket>>();

  /** Takes a place until the connection closes or `leave`; false when there is none. */
  take(socket: GameSocket, playerId: number): boolean {
    const own = this.#byPlayer.get(playerId) ?? new Set();
    if (own.size >= MAX_PER_PLAYER || socket.conn.readyState !== "open") return false;
    own.add(socket);
    this.#byPlayer.set(playerId, own);
    socket.conn.once("close", () => this.leave(socket, playerId));
    return true;
  }

  leave(socket: GameSocket, playerId: number): void {
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
