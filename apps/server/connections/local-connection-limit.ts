/** Limits the open connections of an address, the networks around it, and a player. */
import { networksOf } from "@emberlode/game";

/** Default limits of open connections and sockets per address. */
export const CONNECTIONS_PER_ADDRESS = 256;

/** Releases a connection, once. */
export type Release = () => void;

/**
 * Counts by key: an address in the form of `limitAddress`, or a player. Networks around an address
 * get a multiple. Several processes may share the counts.
 */
export interface ConnectionLimit {
  /** Whether another connection is allowed; a refusal is counted. */
  isBelowLimit(key: string): boolean | Promise<boolean>;
  /** Counts a connection; null if the limit is reached. */
  acquire(key: string): Release | null | Promise<Release | null>;
  /** Number of refusals so far. */
  readonly refusedCount: number;
}

/** Counts in this process. */
export class LocalConnectionLimit implements ConnectionLimit {
  readonly #counts = new Map<string, number>();
  readonly #max: number;
  readonly #onRefused: (network: string, max: number) => void;
  refusedCount = 0;

  /** @param onRefused called with the network that reached its limit, and the limit */
  constructor(max: number, onRefused: (network: string, max: number) => void = () => {}) {
    this.#max = max;
    this.#onRefused = onRefused;
  }

  isBelowLimit(key: string): boolean {
    const fullNetwork = networksOf(key).find(
      ({ network, times }) => (this.#counts.get(network) ?? 0) >= this.#max * times,
    );
    if (fullNetwork === undefined) return true;
    this.refusedCount += 1;
    this.#onRefused(fullNetwork.network, this.#max * fullNetwork.times);
    return false;
  }

  acquire(key: string): Release | null {
    if (!this.isBelowLimit(key)) return null;
    this.#add(key, 1);
    let isActive = true;
    return () => {
      if (!isActive) return;
      isActive = false;
      this.#add(key, -1);
    };
  }

  #add(key: string, count: number): void {
    for (const { network } of networksOf(key)) {
      const total = (this.#counts.get(network) ?? 0) + count;
      if (total > 0) this.#counts.set(network, total);
      else this.#counts.delete(network);
    }
  }
}
