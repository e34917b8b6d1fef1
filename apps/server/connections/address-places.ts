/** How much an address holds at a time. */
import { limitAddress } from "@emberlode/api";

/** Open connections of one address, and its sockets beside them, where nothing else is set. */
export const CONNECTIONS_PER_ADDRESS = 256;

/** Places by address; the /64 of an IPv6 address is one, as for all limits. */
export class AddressPlaces {
  readonly #taken = new Map<string, number>();
  readonly #most: number;
  readonly #onRefused: (address: string) => void;
  /** How often there was none so far. */
  refused = 0;

  /** @param onRefused told of the address, as limits count it, each time that there was none */
  constructor(most: number, onRefused: (address: string) => void) {
    this.#most = most;
    this.#onRefused = onRefused;
  }

  /** Whether an address may have one more; a refusal is counted. */
  hasRoom(address: string): boolean {
    const key = limitAddress(address);
    if ((this.#taken.get(key) ?? 0) < this.#most) return true;
    this.refused += 1;
    this.#onRefused(key);
    return false;
  }

  /** Takes one, and answers what gives it back, once; null when there is none. */
  take(address: string): (() => void) | null {
    if (!this.hasRoom(address)) return null;
    const key = limitAddress(address);
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
