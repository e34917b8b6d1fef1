/** Limits how many places an address, the networks around it, or a player can hold at once. */
import { networksOf } from "@emberlode/game";

/** Default limits of open connections and sockets per address. */
export const CONNECTIONS_PER_ADDRESS = 256;

/** Releases a place, once. */
export type Release = () => void;

/**
 * Places by key: an address in the form of `limitAddress`, or a player. Networks around an address
 * get a multiple. Several processes may share the counts.
 */
export interface Places {
  /** Whether a place is free; a refusal is counted. */
  hasRoom(key: string): boolean | Promise<boolean>;
  /** Takes a place; null if none is free. */
  take(key: string): Release | null | Promise<Release | null>;
  /** Number of refusals so far. */
  readonly refused: number;
}

/** Places counted in this process. */
export class OwnPlaces implements Places {
  readonly #taken = new Map<string, number>();
  readonly #most: number;
  readonly #onRefused: (network: string, most: number) => void;
  refused = 0;

  /** @param onRefused called with the network that has no place left, and its limit */
  constructor(most: number, onRefused: (network: string, most: number) => void = () => {}) {
    this.#most = most;
    this.#onRefused = onRefused;
  }

  hasRoom(key: string): boolean {
    const full = networksOf(key).find(
      ({ network, times }) => (this.#taken.get(network) ?? 0) >= this.#most * times,
    );
    if (full === undefined) return true;
    this.refused += 1;
    this.#onRefused(full.network, this.#most * full.times);
    return false;
  }

  take(key: string): Release | null {
    if (!this.hasRoom(key)) return null;
    this.#add(key, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#add(key, -1);
    };
  }

  #add(key: string, count: number): void {
    for (const { network } of networksOf(key)) {
      const taken = (this.#taken.get(network) ?? 0) + count;
      if (taken > 0) this.#taken.set(network, taken);
      else this.#taken.delete(network);
    }
  }
}
