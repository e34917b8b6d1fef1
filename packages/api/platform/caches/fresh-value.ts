/** One value of the database in memory, read again when it is too old. */
import { type Clock, isFresh } from "../clock.ts";

interface Entry<Value> {
  value: Value;
  readAt: number;
}

/**
 * Callers of the same time share one read, and a failed one is not kept. A read that began before
 * `clear` still answers its callers, but no later ones.
 */
export class FreshValue<Value> {
  readonly #clock: Clock;
  readonly #freshMs: number;
  readonly #read: () => Promise<Value>;
  #entry: Entry<Value> | undefined;
  #reading: Promise<Value> | undefined;

  /**
   * @param freshMs how old the value may be, in milliseconds, counted from the start of its read
   */
  constructor(clock: Clock, freshMs: number, read: () => Promise<Value>) {
    this.#clock = clock;
    this.#freshMs = freshMs;
    this.#read = read;
  }

  async get(): Promise<Value> {
    const entry = this.#entry;
    if (entry && isFresh(entry.readAt, this.#clock.now(), this.#freshMs)) return entry.value;
    if (this.#reading !== undefined) return this.#reading;
    const readAt = this.#clock.now();
    const reading = this.#read()
      .then((value) => {
        if (this.#reading === reading) this.#entry = { value, readAt };
        return value;
      })
      .finally(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    this.#reading = reading;
    return reading;
  }

  /** The last value, however old; undefined before the first read and after `clear`. */
  last(): Value | undefined {
    return this.#entry?.value;
  }

  clear(): void {
    this.#entry = undefined;
    this.#reading = undefined;
  }
}
