/** Runs one task at a time; a group of callers gets at most every other turn. */
import { SECOND } from "@emberlode/game";
import { busyError } from "../../errors.ts";

/** Longest wait for a turn, in milliseconds. */
const LONGEST_WAIT_MS = 5 * SECOND;
/** How many of a group may wait: more would not get a turn in time. */
const MOST_WAITING = 64;

export class FairTurns {
  /** Who waits, by group; the group whose turn is next comes first. */
  readonly #lines = new Map<string, (() => void)[]>();
  #isTaken = false;

  /**
   * Runs a task when it is its group's turn: after one task of each other group that waits. BUSY, and the
   * task is not run, when too many of the group wait or the turn does not come in time.
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
      if (line.length >= MOST_WAITING) {
        reject(busyError());
        return;
      }
      const timer = setTimeout(() => {
        line.splice(line.indexOf(begin), 1);
        if (line.length === 0) this.#lines.delete(group);
        reject(busyError());
      }, LONGEST_WAIT_MS);
      function begin() {
        clearTimeout(timer);
        resolve();
      }
      line.push(begin);
      this.#lines.set(group, line);
    });
  }

  /** The turn is handed on: `#isTaken` stays as it is while anybody waits. */
  #next(): void {
    const [first] = this.#lines;
    if (first === undefined) {
      this.#isTaken = false;
      return;
    }
    const [group, line] = first;
    const begin = line.shift();
    // Behind all other groups.
    this.#lines.delete(group);
    if (line.length > 0) this.#lines.set(group, line);
    begin?.();
  }
}
