/** Makes many calls at a rate that leaves room for the page's other requests. */
import { toFailure } from "./failure.ts";

/** A player has twenty calls a second: this many milliseconds apart, more than half are left. */
const PAUSE_MS = 125;
const SECOND_MS = 1000;

export interface BatchOutcome {
  done: number;
  refused: number;
  /** Why the first refused one was refused. */
  error: unknown;
}

interface Steps<Item> {
  items: readonly Item[];
  call: (item: Item) => Promise<unknown>;
  onStep: (done: number) => void;
  pause: (ms: number) => Promise<unknown>;
}

/** Calls for each item in turn; waits when it was too fast, and stops when there is no answer. */
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
