import { renderHook } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { expect, it, vi } from "vitest";
import { runSequentially, useBatch } from "./use-batch.tsx";

function refusal(data: Record<string, unknown>) {
  const error = { code: -32_000, message: "No.", data };
  return TRPCClientError.from({ error });
}

function setUp(answers: (Error | null)[]) {
  const pause = vi.fn(() => Promise.resolve());
  const steps: number[] = [];
  const call = vi.fn(async (_item: string) => {
    const answer = answers.shift();
    if (answer) throw answer;
  });
  const items = ["a", "b", "c"];
  const run = () => runSequentially({ items, call, onStep: (done) => steps.push(done), pause });
  return { run, call, pause, steps };
}

it("calls for each item in turn with a pause between", async () => {
  const { run, call, pause, steps } = setUp([]);
  expect(await run()).toEqual({ done: 3, refusedCount: 0, error: null });
  expect(call.mock.calls).toEqual([["a"], ["b"], ["c"]]);
  expect(pause.mock.calls).toEqual([[125], [125]]);
  expect(steps).toEqual([0, 1, 2]);
});

it("continues after a refusal and returns the first error", async () => {
  const first = refusal({ gameCode: "NOT_FOUND" });
  const { run } = setUp([first, refusal({ gameCode: "PLOT_FULL" }), null]);
  expect(await run()).toEqual({ done: 1, refusedCount: 2, error: first });
});

it("waits as long as the server says, then retries", async () => {
  const { run, call, pause } = setUp([
    refusal({ gameCode: "TOO_MANY_REQUESTS", retryAfterSeconds: 2 }),
  ]);
  expect(await run()).toEqual({ done: 3, refusedCount: 0, error: null });
  expect(call.mock.calls.map(([item]) => item)).toEqual(["a", "a", "b", "c"]);
  expect(pause).toHaveBeenCalledWith(2000);
});

it("does not wait for a refusal by a rule, which may end in hours", async () => {
  const ruled = refusal({ gameCode: "NAP_BLOCKED", retryAfterSeconds: 7_200 });
  const { run, call, pause } = setUp([ruled]);
  expect(await run()).toEqual({ done: 2, refusedCount: 1, error: ruled });
  expect(call.mock.calls.map(([item]) => item)).toEqual(["a", "b", "c"]);
  expect(pause.mock.calls).toEqual([[125], [125]]);
});

it("stops when a rate limit ends too late to wait for", async () => {
  const limited = refusal({ gameCode: "TOO_MANY_REQUESTS", retryAfterSeconds: 600 });
  const { run, call, pause } = setUp([null, limited]);
  expect(await run()).toEqual({ done: 1, refusedCount: 2, error: limited });
  expect(call).toHaveBeenCalledTimes(2);
  expect(pause.mock.calls).toEqual([[125]]);
});

it("stops when the server stays busy", async () => {
  const busy = refusal({ gameCode: "BUSY", retryAfterSeconds: 10 });
  const { run, call } = setUp(Array(9).fill(busy));
  expect(await run()).toEqual({ done: 0, refusedCount: 3, error: busy });
  expect(call).toHaveBeenCalledTimes(4);
});

it("stops when there is no answer", async () => {
  const lost = new Error("offline");
  const { run, call } = setUp([null, lost]);
  expect(await run()).toEqual({ done: 1, refusedCount: 2, error: lost });
  expect(call).toHaveBeenCalledTimes(2);
});

it("stops before the next call when its component is unmounted", async () => {
  const { result, unmount } = renderHook(useBatch);
  const call = vi.fn(async () => unmount());
  expect(await result.current.run(["a", "b", "c"], call)).toMatchObject({
    done: 1,
    refusedCount: 0,
  });
  expect(call).toHaveBeenCalledOnce();
});
