/** A lock: players by id, fields by negative numbers, other things by name. */
export type Lock = number | string;

interface LockQueue {
  readonly own: (() => void)[];
  readonly others: (() => void)[];
  /** Whose turn is next. */
  next: "own" | "others";
}

/**
 * Allows one action at a time per player, field and other thing in this process, in order of
 * arrival. A player's own actions have a separate queue and alternate with those of others, so that
 * actions by others cannot block the player's own.
 */
export class KeyedLocks {
  /** Who waits for each key that is locked now. */
  readonly #queues = new Map<Lock, LockQueue>();
  readonly #maxWaiting: number;

  constructor(maxWaiting: number) {
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Acquires several locks, in the order that all actions use. Returns false, with none, if too
   * many calls are waiting already.
   * @param actor the acting player
   */
  async acquire(locks: readonly Lock[], actor: number): Promise<boolean> {
    for (const [index, lock] of locks.entries()) {
      const queue = this.#queues.get(lock);
      if (queue === undefined) {
        this.#queues.set(lock, { own: [], others: [], next: "own" });
        continue;
      }
      const waiters = lock === actor ? queue.own : queue.others;
      if (waiters.length >= this.#maxWaiting) {
        this.release(locks.slice(0, index));
        return false;
      }
      await new Promise<void>((resolve) => waiters.push(resolve));
    }
    return true;
  }

  /**
   * Releases the locks. Each goes to the call that waited longest, alternating between the player's
   * own and others.
   */
  release(locks: readonly Lock[]): void {
    for (const lock of locks) {
      const queue = this.#queues.get(lock);
      if (queue === undefined) continue;
      const then = queue.next === "own" ? "others" : "own";
      const begin = queue[queue.next].shift() ?? queue[then].shift();
      if (begin === undefined) {
        this.#queues.delete(lock);
      } else {
        queue.next = then;
        begin();
      }
    }
  }
}
