/** Makes many calls at a rate that leaves room for the page's other requests. */
import { toFailure } from "./failure.ts";

/** Milliseconds between calls. The rate limit is 20 calls per second, so more than half remain. */
const PAUSE_MS = 125;
const SECOND_MS = 1000;

export interface BatchOutcome {
  done: number;
  refused: number;
  /** The first error. */
  error: unknown;
}

interface Steps<Item> {
  items: readonly Item[];
  call: (item: Item) => Promise<unknown>;
  onStep: (done: number) => void;
  pause: (ms: number) => Promise<unknown>;
}

/** Calls for each item in turn; waits when rate-limited and stops when there is no answer. */
export async function oneByOne<Item>({
  items,
  call,
  onStep,
  pause,
}: Steps<Item>): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { done: 0, refused: 0, error: null };
  for (const [index, item] of items.entries()) {
    onStep(index);
    if (index > 0) await pause(PAUSE_MS);
    for (let isTried = false; !isTried; ) {
      isTried = true;
      try {
        await call(item);
        outcome.done++;
      } catch (error) {
        const { code, retryAfterSeconds } = toFailure(error);
        if (retryAfterSeconds !== null) {
          await pause(retryAfterSeconds * SECOND_MS);
          isTried = false;
          continue;
        }
        outcome.error ??= error;
        outcome.refused++;
        if (code === null) return { ...outcome, refused: items.length - outcome.done };
      }
    }
  }
  return outcome;
}
