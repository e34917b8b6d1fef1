import { useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { pause } from "../../lib/throttle.ts";
import type { Outcome } from "./outcome-line.tsx";

const t = await messages("controls");

/** Milliseconds between calls. The rate limit is 20 calls per second, so more than half remain. */
const PAUSE_MS = 125;
const SECOND_MS = 1000;

interface BatchOutcome {
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

/** The progress of a batch. */
interface Progress {
  done: number;
  of: number;
}

/** Describes a batch's outcome; `done` describes the successful calls if none failed. */
export function batchText(batch: BatchOutcome, done: (count: number) => string): Outcome {
  if (batch.refused === 0) return { tone: "done", text: done(batch.done) };
  const reason = toFailure(batch.error).text;
  if (batch.done === 0) return { tone: "refused", text: reason };
  const { done: count, refused } = batch;
  return { tone: "done", text: t("batch.partly", { done: count, refused, reason }) };
}

/** Runs one call per row, one at a time. */
export function useBatch() {
  const [progress, setProgress] = useState<Progress | null>(null);

  /** Resolves to null if nothing was called: there were no items, or a batch is running. */
  async function run<Item>(
    items: readonly Item[],
    call: (item: Item) => Promise<unknown>,
  ): Promise<BatchOutcome | null> {
    if (progress !== null || items.length === 0) return null;
    const onStep = (done: number) => setProgress({ done, of: items.length });
    const outcome = await oneByOne({ items, call, onStep, pause });
    setProgress(null);
    return outcome;
  }

  return { progress, run };
}

/** The progress of a batch, as a bar with numbers. */
export function BatchProgress({ progress }: { progress: Progress | null }) {
  if (progress === null) return null;
  const text = t("batch.under", { done: progress.done, of: progress.of });
  return (
    <p className="batch-progress figure">
      <progress value={progress.done} max={progress.of} aria-label={t("batch.label")} />
      {text}
    </p>
  );
}
