/** A short-lived cache of database values that can be invalidated immediately. */
import { type Clock, isFresh } from "../../platform/clock.ts";

interface Entry<Value> {
  value: Value;
  checkedAt: number;
}

/** Reads the values of some keys. */
type Load<Value> = (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/** Charges a read or refuses it by throwing; returns the refund. */
type Charge = () => Promise<() => Promise<void>>;

/**
 * A cache whose values are at most `freshMs()` old. Concurrent reads of a key are coalesced. Values
 * in use are refreshed before they are stale, many in one query, so frequent callers never wait. A
 * read that began before `invalidate` is never cached after it.
 *
 * Not a map of `FreshValue`: keys are read in batches and before they are stale, and a stale entry
 * is kept, since it says that the credential was once valid and is not charged as a guess.
 */
export class FreshCache<Value> {
  readonly #clock: Clock;
  readonly #freshMs: () => number;
  readonly #loadValues: Load<Value>;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #pending = new Map<string, Promise<Value | null>>();
  /** The next read, whose keys are still being collected. */
  #nextBatch: { keys: string[]; answer: Promise<ReadonlyMap<string, Value>> } | undefined;
  /** Keys in use whose values will soon be stale. */
  #expiring = new Set<string>();
  #refreshTimer: NodeJS.Timeout | undefined;
  #epoch = 0;

  constructor(clock: Clock, freshMs: () => number, load: Load<Value>) {
    this.#clock = clock;
    this.#freshMs = freshMs;
    this.#loadValues = load;
  }

  /**
   * The value, or null if none.
   * @param charge called before an unknown key is read; refunded if there is a value
   */
  async get(key: string, charge?: Charge): Promise<Value | null> {
    const entry = this.#entries.get(key);
    const now = this.#clock.now();
    const freshMs = this.#freshMs();
    if (entry !== undefined && isFresh(entry.checkedAt, now, freshMs)) {
      if (now - entry.checkedAt >= freshMs / 2) this.#refreshSoon(key, freshMs / 4);
      return entry.value;
    }
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const isCharged = charge !== undefined && entry === undefined;
    const loading = (isCharged ? this.#loadCharged(key, charge) : this.#load(key)).finally(() => {
      if (this.#pending.get(key) === loading) this.#pending.delete(key);
    });
    this.#pending.set(key, loading);
    return loading;
  }

  async #loadCharged(key: string, charge: Charge): Promise<Value | null> {
    const refund = await charge();
    const value = await this.#load(key);
    if (value !== null) await refund();
    return value;
  }

  async #load(key: string): Promise<Value | null> {
    const epoch = this.#epoch;
    const checkedAt = this.#clock.now();
    const value = (await this.#loadBatched(key)).get(key);
    if (epoch !== this.#epoch) return this.#load(key);
    this.#store(key, value, checkedAt);
    return value ?? null;
  }

  /**
   * Reads all keys of one turn of the event loop together. One read per key would fill the
   * connection queue with the sessions of slow callers and slow them down further.
   */
  #loadBatched(key: string): Promise<ReadonlyMap<string, Value>> {
    if (this.#nextBatch === undefined) {
      const keys: string[] = [];
      const answer = new Promise<ReadonlyMap<string, Value>>((resolve) => {
        setImmediate(() => {
          this.#nextBatch = undefined;
          resolve(this.#loadValues(keys));
        });
      });
      this.#nextBatch = { keys, answer };
    }
    this.#nextBatch.keys.push(key);
    return this.#nextBatch.answer;
  }

  /** Missing values are not cached: made-up keys must not fill the memory. */
  #store(key: string, value: Value | undefined, checkedAt: number): void {
    if (value === undefined) this.#entries.delete(key);
    else this.#entries.set(key, { value, checkedAt });
  }

  #refreshSoon(key: string, afterMs: number): void {
    this.#expiring.add(key);
    // If this fails, the first caller after the value is stale gets the error.
    this.#refreshTimer ??= setTimeout(() => this.#refresh().catch(() => {}), afterMs).unref();
  }

  async #refresh(): Promise<void> {
    const keys = [...this.#expiring];
    this.#expiring.clear();
    this.#refreshTimer = undefined;
    const epoch = this.#epoch;
    const checkedAt = this.#clock.now();
    const valuesByKey = await this.#loadValues(keys);
    if (epoch !== this.#epoch) return;
    for (const key of keys) {
      const known = this.#entries.get(key);
      // A later read of the key is newer, even if it found nothing.
      if (known === undefined || known.checkedAt > checkedAt) continue;
      this.#store(key, valuesByKey.get(key), checkedAt);
    }
  }

  /** Marks every matching value as stale. */
  invalidate(matches: (key: string, value: Value) => boolean): void {
    this.#epoch += 1;
    for (const [key, entry] of this.#entries) {
      // Kept, so that the next read is not charged.
      if (matches(key, entry.value)) entry.checkedAt = Number.NEGATIVE_INFINITY;
    }
  }

  /** Drops values that were not read from the database for `idleMs`. */
  sweep(idleMs: number): void {
    const limit = this.#clock.now() - idleMs;
    for (const [key, { checkedAt }] of this.#entries) {
      if (checkedAt < limit) this.#entries.delete(key);
    }
  }
}
