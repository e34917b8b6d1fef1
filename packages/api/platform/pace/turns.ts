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

export class FairTurns {
  /** Waiting tasks by group; the group whose turn is next comes first. */
  readonly #lines = new Map<string, (() => void)[]>();
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
      const line = this.#lines.get(group) ?? [];
      if (line.length >= MAX_WAITING) {
        reject(busyError());
        return;
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(begin), 1);
        if (line.length === 0) this.#lines.delete(group);
        reject(busyError());
      }, MAX_WAIT_MS);
      function begin() {
        clearTimeout(timer);
        resolve();
      }
      line.push(begin);
      this.#lines.set(group, line);
    });
  }

  /** Passes the turn on; `#isTaken` stays set while any task waits. */
  #next(): void {
    const [first] = this.#lines;
    if (first === undefined) {
      this.#isTaken = false;
      return;
    }
    const [group, line] = first;
    const begin = line.shift();
    // Move the group to the end.
    this.#lines.delete(group);
    if (line.length > 0) this.#lines.set(group, line);
    begin?.();
  }
}

/** Runs one task at a time, in order of arrival. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => {});
    return result;
  }
}
