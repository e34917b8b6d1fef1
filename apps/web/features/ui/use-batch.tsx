/** Bulk actions: one call after another, with progress. */
import { SECOND } from "@emberlode/game";
import { useEffect, useRef, useState } from "react";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { pause } from "../../lib/throttle.ts";
import type { Outcome } from "./outcome-line.tsx";

const t = await messages("controls");

/** Milliseconds between calls. The rate limit is 20 calls per second, so more than half remain. */
const PAUSE_MS = 125;
/** Error codes for which a retry may soon succeed. Others may require a wait of hours. */
const RETRYABLE_CODES: readonly (string | null)[] = ["TOO_MANY_REQUESTS", "BUSY"];
/** Longest total wait for one item, in milliseconds; a longer one ends the batch. */
const MAX_WAIT_MS = 30_000;

interface BatchOutcome {
  done: number;
  refusedCount: number;
  /** The first error. */
  error: unknown;
}

interface BatchOptions<Item> {
  items: readonly Item[];
  call: (item: Item) => Promise<unknown>;
  onStep: (done: number) => void;
  pause: (ms: number) => Promise<unknown>;
  /** Stops the batch before the next call. */
  signal?: AbortSignal;
}

/**
 * Calls for each item in turn. Waits when the server is busy or the calls are rate-limited; stops
 * when there is no answer or the wait is too long.
 */
export async function runSequentially<Item>({
  items,
  call,
  onStep,
  pause,
  signal,
}: BatchOptions<Item>): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { done: 0, refusedCount: 0, error: null };
  for (const [index, item] of items.entries()) {
    onStep(index);
    if (index > 0) await pause(PAUSE_MS);
    let waitedMs = 0;
    for (let isSettled = false; !isSettled; ) {
      if (signal?.aborted) return outcome;
      isSettled = true;
      try {
        await call(item);
        outcome.done++;
      } catch (error) {
        const { code, retryAfterSeconds } = toFailure(error);
        const isRetryable = RETRYABLE_CODES.includes(code) && retryAfterSeconds !== null;
        const waitMs = isRetryable ? retryAfterSeconds * SECOND : 0;
        waitedMs += waitMs;
        if (isRetryable && waitedMs <= MAX_WAIT_MS) {
          await pause(waitMs);
          isSettled = false;
          continue;
        }
        outcome.error ??= error;
        outcome.refusedCount++;
        if (code === null || isRetryable) {
          return { ...outcome, refusedCount: items.length - outcome.done };
        }
      }
    }
  }
  return outcome;
}

/** The progress of a batch. */
interface Progress {
  done: number;
  total: number;
}

/** Describes a batch's outcome; `done` describes the successful calls if none failed. */
export function batchText(batch: BatchOutcome, done: (count: number) => string): Outcome {
  if (batch.refusedCount === 0) return { tone: "done", text: done(batch.done) };
  const reason = toFailure(batch.error).text;
  if (batch.done === 0) return { tone: "refused", text: reason };
  const { done: count, refusedCount: refused } = batch;
  return { tone: "done", text: t("batch.partly", { done: count, refused, reason }) };
}

/** Runs one call per row, one at a time, while the component is mounted. */
export function useBatch() {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * Resolves to null if there is nothing to report: there were no items, a batch is running, or the
   * component was unmounted before a call succeeded.
   */
  async function run<Item>(
    items: readonly Item[],
    call: (item: Item) => Promise<unknown>,
  ): Promise<BatchOutcome | null> {
    if (progress !== null || items.length === 0) return null;
    const onStep = (done: number) => setProgress({ done, total: items.length });
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const outcome = await runSequentially({ items, call, onStep, pause, signal });
    setProgress(null);
    return signal.aborted && outcome.done === 0 ? null : outcome;
  }

  return { progress, run };
}

/** The progress of a batch, as a bar with numbers. */
export function BatchProgress({ progress }: { progress: Progress | null }) {
  if (progress === null) return null;
  const text = t("batch.under", { done: progress.done, of: progress.total });
  return (
    <p className="batch-progress figure">
      <progress value={progress.done} max={progress.total} aria-label={t("batch.label")} />
      {text}
    </p>
  );
}
