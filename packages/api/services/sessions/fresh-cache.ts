/** Remembers answers of the database for a moment, and forgets them at once when told. */
import { type Clock, isFresh } from "../clock.ts";

interface Entry<Value> {
  value: Value;
  checkedAt: number;
}

/**
 * A cache whose values are at most `freshMs` old; concurrent questions are asked once. What was
 * asked before `forget` is never remembered after it.
 */
export class FreshCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #asking = new Map<string, Promise<Value | null>>();
  #epoch = 0;

  constructor(
    private readonly clock: Clock,
    private readonly freshMs: number,
    private readonly ask: (key: string) => Promise<Value | null>,
  ) {}

  /** The value, or null when there is none. */
  async get(key: string): Promise<Value | null> {
    const entry = this.#entries.get(key);
    if (entry !== undefined && isFresh(entry.checkedAt, this.clock.now(), this.freshMs)) {
      return entry.value;
    }
    const asked = this.#asking.get(key);
    if (asked !== undefined) return asked;
    const asking = this.#load(key).finally(() => {
      if (this.#asking.get(key) === asking) this.#asking.delete(key);
    });
    this.#asking.set(key, asking);
    return asking;
  }

  async #load(key: string): Promise<Value | null> {
    const epoch = this.#epoch;
    const checkedAt = this.clock.now();
    const value = await this.ask(key);
    if (epoch !== this.#epoch) return this.#load(key);
    // Values that are not there are not kept: made-up keys must not fill the memory.
    if (value === null) this.#entries.delete(key);
    else this.#entries.set(key, { value, checkedAt });
    return value;
  }

  /** Forgets every value that matches. */
  forget(matches: (key: string, value: Value) => boolean): void {
    this.#epoch += 1;
    for (const [key, { value }] of this.#entries) {
      if (matches(key, value)) this.#entries.delete(key);
    }
  }

  /** Drops what nobody asked for lately. */
  sweep(idleMs: number): void {
    const limit = this.clock.now() - idleMs;
    for (const [key, { checkedAt }] of this.#entries) {
      if (checkedAt < limit) this.#entries.delete(key);
    }
  }
}
