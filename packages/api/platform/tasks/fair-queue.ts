/** A queue in which groups of callers take turns. */
import { GameError } from "../../errors.ts";

export interface QueueLimits {
  /** How many tasks run at a time. */
  concurrency: number;
  /** How many tasks of one group can wait. */
  maxPerGroup?: number;
  /** How many tasks of all groups can wait. */
  maxWaiting?: number;
  /** Longest wait for a turn, in milliseconds. */
  maxWaitMs?: number;
  /** When to retry a refused task. */
  retryAfterSeconds: number;
}

/** Limits of work that keeps a CPU busy, such as hashes and pictures. */
export const CPU_WORK: QueueLimits = { concurrency: 2, maxWaiting: 20, retryAfterSeconds: 2 };

interface WaitingTask {
  begin(): void;
  refuse(): void;
}

/** Groups take turns, so none gets more than every other turn while others wait. */
export class FairQueue {
  readonly #limits: QueueLimits;
  #running = 0;
  #waiting = 0;
  /** Waiting tasks by group; the group whose turn is next comes first. */
  readonly #queues = new Map<string, WaitingTask[]>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task on its group's turn, after one task of each other waiting group. BUSY without
   * running it if too many wait or the turn does not come in time. If too many of all groups wait,
   * the newest of the largest group makes room for smaller groups.
   */
  async run<T>(group: string, task: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.concurrency) this.#running += 1;
    else await this.#turn(group);
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(group: string): Promise<void> {
    const { maxPerGroup = Number.POSITIVE_INFINITY, maxWaitMs, retryAfterSeconds } = this.#limits;
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const waiting: WaitingTask = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
        refuse() {
          clearTimeout(timer);
          reject(new GameError("BUSY", { retryAfterSeconds }));
        },
      };
      const queue = this.#queues.get(group) ?? [];
      if (queue.length >= maxPerGroup || !this.#makeRoom(queue.length)) {
        waiting.refuse();
        return;
      }
      queue.push(waiting);
      this.#queues.set(group, queue);
      this.#waiting += 1;
      if (maxWaitMs === undefined) return;
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        if (queue.length === 0) this.#queues.delete(group);
        this.#waiting -= 1;
        waiting.refuse();
      }, maxWaitMs);
    });
  }

  /**
   * Refuses the newest of the longest queue if too many wait; false if `ownLength` is about as
   * long.
   */
  #makeRoom(ownLength: number): boolean {
    const { maxWaiting = Number.POSITIVE_INFINITY } = this.#limits;
    if (this.#waiting < maxWaiting) return true;
    const longest = [...this.#queues.values()].reduce((a, b) => (b.length > a.length ? b : a));
    const newest = longest.length > ownLength + 1 ? longest.pop() : undefined;
    if (newest === undefined) return false;
    this.#waiting -= 1;
    newest.refuse();
    return true;
  }

  /** Starts the next task; `#running` stays the same while any task waits. */
  #next(): void {
    const [first] = this.#queues;
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    const [group, queue] = first;
    const next = queue.shift();
    // Move the group to the end.
    this.#queues.delete(group);
    if (queue.length > 0) this.#queues.set(group, queue);
    this.#waiting -= 1;
    next?.begin();
  }
}
