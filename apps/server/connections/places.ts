/** How much an address, or a player, holds at a time. */

/** Open connections of one address, and its sockets beside them, where nothing else is set. */
export const CONNECTIONS_PER_ADDRESS = 256;

/** Gives a place back, once. */
export type GiveBack = () => void;

/** Places by key: an address as `limitAddress` says it, or a player. Several processes may share them. */
export interface Places {
  /** Whether there is one more; a refusal is counted. */
  hasRoom(key: string): boolean | Promise<boolean>;
  /** Takes one; null when there is none. */
  take(key: string): GiveBack | null | Promise<GiveBack | null>;
  /** How often there was none so far. */
  readonly refused: number;
}

/** Places that are counted in this process. */
export class OwnPlaces implements Places {
  readonly #taken = new Map<string, number>();
  readonly #most: number;
  readonly #onRefused: (key: string) => void;
  refused = 0;

  /** @param onRefused told of the key each time that there was none */
  constructor(most: number, onRefused: (key: string) => void = () => {}) {
    this.#most = most;
    this.#onRefused = onRefused;
  }

  hasRoom(key: string): boolean {
    if ((this.#taken.get(key) ?? 0) < this.#most) return true;
    this.refused += 1;
    this.#onRefused(key);
    return false;
  }

  take(key: string): GiveBack | null {
    if (!this.hasRoom(key)) return null;
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#taken.get(key) ?? 0) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }
}
