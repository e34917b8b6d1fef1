/** How many places an address with the networks around it, or a player, holds at a time. */
import { networksOf } from "@emberlode/game";

/** Open connections of one address, and its sockets beside them, where nothing else is set. */
export const CONNECTIONS_PER_ADDRESS = 256;

/** Releases a place, once. */
export type GiveBack = () => void;

/**
 * Places by key: an address as `limitAddress` says it, or a player. The networks around an address have some
 * times as many. Several processes may share them.
 */
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
  readonly #onRefused: (network: string, most: number) => void;
  refused = 0;

  /** @param onRefused called with the network that had no place left, and how many it may have */
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

  take(key: string): GiveBack | null {
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
