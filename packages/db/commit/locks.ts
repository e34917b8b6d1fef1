/**
 * One action at a time per player and field of this process, in the order of arrival. Players go by
 * their ids, fields by numbers below 0.
 */
export class PlayerLocks {
  /** What has an entry is taken; the entry holds who waits. */
  readonly #taken = new Map<number, (() => void)[]>();
  readonly #maxWaiting: number;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /** Takes several, lowest number first. False, and nothing taken, when too many wait already. */
  async take(ids: readonly number[]): Promise<boolean> {
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index] ?? 0;
      const waiting = this.#taken.get(id);
      if (waiting === undefined) {
        this.#taken.set(id, []);
      } else if (waiting.length >= this.#maxWaiting) {
        this.free(ids.slice(0, index));
        return false;
      } else {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    }
    return true;
  }

  /** Gives them back: each to whoever waited longest. */
  free(ids: readonly number[]): void {
    for (const id of ids) {
      const next = this.#taken.get(id)?.shift();
      if (next === undefined) this.#taken.delete(id);
      else next();
    }
  }
}
