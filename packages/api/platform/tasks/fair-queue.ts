/**
 * Runs one task at a time. Groups of callers take turns, so none gets more than every other turn
 * while others wait.
 */
import { SECOND } from "@emberlode/game";
import { busyError } from "../../errors.ts";

/** Longest wait for a turn, in milliseconds. */
const MAX_WAIT_MS = 5 * SECOND;
/** Limit of waiting tasks per group: more would not get their turn in time. */
const MAX_WAITING = 64;

export class FairQueue {
  /** Waiting tasks by group; the group whose turn is next comes first. */
  readonly #queues = new Map<string, (() => void)[]>();
  #isTaken = false;

  /**
   * Runs a task on its group's turn, after one task of each other waiting group. BUSY without
   * running it if too many of the group wait or the turn does not come in time.
   */
  async run<T>(group: string, task: () => Promise<T>): Promise<T> {
    if (this.#isTaken) await this.#turn(group);
    this.#isTaken = true;
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(group: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = this.#queues.get(group) ?? [];
      if (queue.length >= MAX_WAITING) {
        reject(busyError());
        return;
      }
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        if (queue.length === 0) this.#queues.delete(group);
        reject(busyError());
      }, MAX_WAIT_MS);
      function begin() {
        clearTimeout(timer);
        resolve();
      }
      queue.push(begin);
      this.#queues.set(group, queue);
    });
  }

  /** Starts the next task; `#isTaken` stays true while any task waits. */
  #next(): void {
    const [first] = this.#queues;
    if (first === undefined) {
      this.#isTaken = false;
      return;
    }
    const [group, queue] = first;
    const begin = queue.shift();
    // Move the group to the end.
    this.#queues.delete(group);
    if (queue.length > 0) this.#queues.set(group, queue);
    begin?.();
  }
}
