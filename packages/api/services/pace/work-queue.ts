/** Keeps work that costs much from taking the machine. */
import { GameError } from "../../errors.ts";

const AT_ONCE = 2;
const QUEUE = 20;
const RETRY_AFTER_SECONDS = 2;

/** Lets two tasks run at a time and twenty wait; more are refused with BUSY. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < AT_ONCE) {
      this.running += 1;
    } else {
      if (this.waiting.length >= QUEUE) {
        throw new GameError("BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      // Whoever finishes hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
