/** A short-lived cache of database answers that can be invalidated at once. */
import { type Clock, isFresh } from "../clock.ts";

interface Entry<Value> {
  value: Value;
  checkedAt: number;
}

/** What is there of some keys. */
type Ask<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** Charges a question, or refuses it by an error; answers how that is given back. */
type Charge = () => Promise<() => Promise<void>>;

/**
 * A cache whose values are at most `freshMs` old; concurrent questions are asked once. Values in use
 * are refetched before they are stale, many in one query, so that a frequent caller waits
 * for none. What was asked before `forget` is never remembered after it.
 */
export class FreshCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #asking = new Map<string, Promise<Value | null>>();
  /** Keys that are asked for with the next question. */
  #gathered: { keys: string[]; answer: Promise<ReadonlyMap<string, Value>> } | undefined;
  /** Keys in use whose values will be stale soon. */
  #aging = new Set<string>();
  #renewal: NodeJS.Timeout | undefined;
  #epoch = 0;

  constructor(
    private readonly clock: Clock,
    private readonly freshMs: number,
    private readonly ask: Ask<Value>,
  ) {}

  /**
   * The value, or null when there is none.
   * @param charge for a key without a value so far, before it is asked for; given back when there is one
   */
  async get(key: string, charge?: Charge): Promise<Value | null> {
    const entry = this.#entries.get(key);
    const now = this.clock.now();
    if (entry !== undefined && isFresh(entry.checkedAt, now, this.freshMs)) {
      if (now - entry.checkedAt >= this.freshMs / 2) this.#renewSoon(key);
      return entry.value;
    }
    const asked = this.#asking.get(key);
    if (asked !== undefined) return asked;
    const isCharged = charge !== undefined && entry === undefined;
    const asking = (isCharged ? this.#loadCharged(key, charge) : this.#load(key)).finally(() => {
      if (this.#asking.get(key) === asking) this.#asking.delete(key);
    });
    this.#asking.set(key, asking);
    return asking;
  }

  async #loadCharged(key: string, charge: Charge): Promise<Value | null> {
    const giveBack = await charge();
    const value = await this.#load(key);
    if (value !== null) await giveBack();
    return value;
  }

  async #load(key: string): Promise<Value | null> {
    const epoch = this.#epoch;
    const checkedAt = this.clock.now();
    const value = (await this.#askTogether(key)).get(key);
    if (epoch !== this.#epoch) return this.#load(key);
    this.#keep(key, value, checkedAt);
    return value ?? null;
  }

  /**
   * Asks for all keys of one turn of the event loop in one question. One for each key would fill the
   * queue for a connection with the sessions of slow callers, which makes them slower still.
   */
  #askTogether(key: string): Promise<ReadonlyMap<string, Value>> {
    if (this.#gathered === undefined) {
      const keys: string[] = [];
      const answer = new Promise<ReadonlyMap<string, Value>>((resolve) => {
        setImmediate(() => {
          this.#gathered = undefined;
          resolve(this.ask(keys));
        });
      });
      this.#gathered = { keys, answer };
    }
    this.#gathered.keys.push(key);
    return this.#gathered.answer;
  }

  /** Values that are not there are not kept: made-up keys must not fill the memory. */
  #keep(key: string, value: Value | undefined, checkedAt: number): void {
    if (value === undefined) this.#entries.delete(key);
    else this.#entries.set(key, { value, checkedAt });
  }

  #renewSoon(key: string): void {
    this.#aging.add(key);
    // The next caller after the value is stale gets the failure.
    this.#renewal ??= setTimeout(() => this.#renew().catch(() => {}), this.freshMs / 4).unref();
  }

  async #renew(): Promise<void> {
    const keys = [...this.#aging];
    this.#aging.clear();
    this.#renewal = undefined;
    const epoch = this.#epoch;
    const checkedAt = this.clock.now();
    const found = await this.ask(keys);
    if (epoch !== this.#epoch) return;
    for (const key of keys) {
      const known = this.#entries.get(key);
      // Somebody asked later than this was asked, and may have found nothing.
      if (known === undefined || known.checkedAt > checkedAt) continue;
      this.#keep(key, found.get(key), checkedAt);
    }
  }

  /** Asks for every value that matches before it is used again. */
  forget(matches: (key: string, value: Value) => boolean): void {
    this.#epoch += 1;
    for (const [key, entry] of this.#entries) {
      // Left in place: to ask for it again is not charged.
      if (matches(key, entry.value)) entry.checkedAt = Number.NEGATIVE_INFINITY;
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
