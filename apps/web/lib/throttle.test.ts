import { beforeEach, expect, it, vi } from "vitest";
import { throttle } from "./throttle.ts";

beforeEach(() => vi.useFakeTimers());

it("runs immediately, then once more for all requests made during the run", async () => {
  const work = vi.fn(async () => {});
  const ask = throttle(work, 250);
  for (let n = 0; n < 50; n++) void ask();
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(249);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(2);
  void ask();
  expect(work).toHaveBeenCalledTimes(3);
});

it("serves the last request, also after a failed run", async () => {
  const work = vi.fn(async () => {}).mockRejectedValueOnce(new Error("away"));
  const ask = throttle(work, 250);
  const first = ask();
  void ask();
  await vi.advanceTimersByTimeAsync(500);
  await first;
  expect(work).toHaveBeenCalledTimes(2);
});

it("rejects if the last run failed, even synchronously, and keeps running", async () => {
  const work = vi.fn((): Promise<void> => {
    throw new Error("away");
  });
  const ask = throttle(work, 250);
  for (let n = 0; n < 2; n++) {
    const refused = expect(ask()).rejects.toThrow("away");
    await vi.advanceTimersByTimeAsync(250);
    await refused;
  }
});
