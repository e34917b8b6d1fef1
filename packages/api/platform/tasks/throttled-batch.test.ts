import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createThrottledBatch } from "./throttled-batch.ts";

const PAUSE_MS = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A batch, and the items of its rounds. */
function collecting() {
  const done: (readonly number[])[] = [];
  const keep = async (items: readonly number[]) => void done.push(items);
  return { batch: createThrottledBatch<number>(keep, PAUSE_MS, () => {}), done };
}

test("runs immediately when idle, and four rounds a second under load", async () => {
  const { batch, done } = collecting();
  batch.add([1, 2]);
  batch.add([2]);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual([[1, 2]]);
  for (let n = 0; n < 100; n++) {
    batch.add([n % 3]);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(done).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(done.length).toBeLessThanOrEqual(6);
  batch.add([9]);
  await vi.advanceTimersByTimeAsync(0);
  expect(done.at(-1)).toEqual([9]);
});

test("never overlaps rounds, and retries the items of a failed one", async () => {
  let running = 0;
  let maxRunning = 0;
  const done: number[] = [];
  const report = vi.fn();
  const batch = createThrottledBatch<number>(
    async (items) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      running -= 1;
      if (report.mock.calls.length === 0) throw new Error("away");
      done.push(...items);
    },
    PAUSE_MS,
    report,
  );
  batch.add([1]);
  await vi.advanceTimersByTimeAsync(500);
  batch.add([2]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(report).toHaveBeenCalledOnce();
  expect(maxRunning).toBe(1);
  expect(done.sort()).toEqual([1, 2]);
});

test("ends with one last round", async () => {
  const { batch, done } = collecting();
  batch.add([1]);
  await vi.advanceTimersByTimeAsync(0);
  batch.add([2]);
  await batch.end();
  expect(done).toEqual([[1], [2]]);
  expect(vi.getTimerCount()).toBe(0);
});
