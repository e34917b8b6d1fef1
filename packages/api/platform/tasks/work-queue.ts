/** Limits how much expensive work runs concurrently. */
import { GameError } from "../../errors.ts";

const CONCURRENCY = 2;
const MAX_QUEUED = 20;
const RETRY_AFTER_SECONDS = 2;

interface QueuedTask {
  begin(): void;
  refuse(error: GameError): void;
}

/** Runs two tasks at a time and lets twenty wait; groups of callers take turns. */
export class WorkQueue {
  #running = 0;
  #waiting = 0;
  /** Waiting tasks by group; the group whose turn is next comes first. */
  readonly #lines = new Map<string, QueuedTask[]>();

  /**
   * Runs a task on its group's turn, after one task of each other waiting group. BUSY without
   * running it if too many wait; the newest of the largest group makes room for smaller groups.
   */
  async run<T>(group: string, task: () => Promise<T>): Promise<T> {
    if (this.#running < CONCURRENCY) this.#running += 1;
    else await this.#turn(group);
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(group: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = this.#lines.get(group) ?? [];
      const waiting = { begin: resolve, refuse: reject };
      if (this.#waiting >= MAX_QUEUED && !this.#makeRoom(queue.length)) {
        this.#refuse(waiting);
        return;
      }
      queue.push(waiting);
      this.#lines.set(group, queue);
      this.#waiting += 1;
    });
  }

  /** Refuses the newest of the longest queue; false if that is at most one longer than `own`. */
  #makeRoom(own: number): boolean {
    const longest = [...this.#lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    const newest = longest.length > own + 1 ? longest.pop() : undefined;
    if (newest === undefined) return false;
    this.#waiting -= 1;
    this.#refuse(newest);
    return true;
  }

  #refuse({ refuse }: QueuedTask): void {
    refuse(new GameError("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }

  /** Starts the next task; `#running` stays the same while any task waits. */
  #next(): void {
    const [first] = this.#lines;
    if (first === undefined) {
      this.#running -= 1;
      return;
    }
    const [group, queue] = first;
    const next = queue.shift();
    // Move the group to the end.
    this.#lines.delete(group);
    if (queue.length > 0) this.#lines.set(group, queue);
    this.#waiting -= 1;
    next?.begin();
  }
}
