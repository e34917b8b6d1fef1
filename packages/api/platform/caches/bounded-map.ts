/** A map of limited size: beyond it, the entry that was set longest ago is dropped. */
export class BoundedMap<Key, Value> {
  readonly #maxSize: number;
  readonly #entries = new Map<Key, Value>();

  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** To drop the least recently used entry instead, set what was read again. */
  set(key: Key, value: Value): void {
    // A map keeps the place of a key that it has.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#maxSize) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  clear(): void {
    this.#entries.clear();
  }
}
