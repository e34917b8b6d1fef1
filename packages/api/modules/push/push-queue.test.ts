import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import type { Delivery, PushMessage } from "./deliver.ts";
import { createPushQueue } from "./push-queue.ts";

const PAUSES_MS = [5_000, 30_000];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const push = (n: number): PushMessage => ({
  accountId: n,
  endpoint: `https://push.example.com/secret-${n}`,
  p256dh: "",
  auth: "",
  payload: { title: "", body: "", url: "", tag: "" },
});

/** A queue with the given results of deliveries. */
function queueOf(deliver: (push: PushMessage, end: AbortSignal) => Promise<Delivery>) {
  const warned: unknown[] = [];
  const log = { info() {}, warn: (facts: object) => void warned.push(facts), error() {} };
  const gone: string[] = [];
  const onGone = async ({ endpoint }: PushMessage) => void gone.push(endpoint);
  const unwanted = new Set<number>();
  const isSubscribed = async ({ accountId }: PushMessage) => !unwanted.has(accountId);
  const queue = createPushQueue({
    deliver,
    onGone,
    isSubscribed,
    log,
    clock: systemClock,
    pausesMs: PAUSES_MS,
  });
  return { queue, warned, gone, unwanted };
}

test("tries three times with growing pauses, then gives up and logs no address", async () => {
  const at: number[] = [];
  const began = Date.now();
  const { queue, warned } = queueOf(async () => {
    at.push(Date.now() - began);
    return { kind: "later", status: 503, waitMs: 0 };
  });
  queue.add(push(1));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toEqual([0, 5_000, 35_000]);
  expect(warned).toEqual([{ status: 503, tries: 3, service: "push.example.com" }]);
  expect(queue.counts).toEqual({ sent: 0, failed: 1 });
});

test("waits as long as the service asks, up to a limit, and retries if unanswered", async () => {
  const answers: (() => Delivery)[] = [
    () => ({ kind: "later", status: 429, waitMs: 86_400_000 }),
    () => {
      throw new Error("no answer");
    },
    () => ({ kind: "sent" }),
  ];
  const at: number[] = [];
  const began = Date.now();
  const { queue, warned } = queueOf(async () => {
    at.push(Date.now() - began);
    return answers.shift()?.() ?? { kind: "gone" };
  });
  queue.add(push(1));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(at).toEqual([0, 300_000, 330_000]);
  expect(warned).toEqual([]);
  expect(queue.counts).toEqual({ sent: 1, failed: 0 });
});

test("sends four at a time and drops what exceeds the queue", async () => {
  let running = 0;
  let maxRunning = 0;
  const { queue } = queueOf(async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, 10));
    running -= 1;
    return { kind: "sent" };
  });
  for (let n = 0; n < 2_014; n++) queue.add(push(n));
  expect(queue.counts.failed).toBe(10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(maxRunning).toBe(4);
  expect(queue.counts).toEqual({ sent: 2_004, failed: 10 });
});

test("forgets a gone browser and does not retry a refused message", async () => {
  let calls = 0;
  const { queue, gone, warned } = queueOf(async ({ endpoint }) => {
    calls += 1;
    return endpoint.endsWith("1") ? { kind: "gone" } : { kind: "refused", status: 400 };
  });
  queue.add(push(1));
  queue.add(push(2));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(gone).toEqual([push(1).endpoint]);
  expect(warned).toEqual([{ status: 400, tries: 1, service: "push.example.com" }]);
  expect(calls).toBe(2);
});

test("drops a retry if its browser is no longer subscribed", async () => {
  const sent: string[] = [];
  const { queue, warned, unwanted } = queueOf(async ({ endpoint }) => {
    sent.push(endpoint);
    return { kind: "later", status: 503, waitMs: 0 };
  });
  queue.add(push(1));
  queue.add(push(2));
  await vi.advanceTimersByTimeAsync(1_000);
  unwanted.add(1);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual([1, 2, 2, 2].map((n) => push(n).endpoint));
  expect(warned).toHaveLength(1);
  expect(queue.counts).toEqual({ sent: 0, failed: 1 });
});

test("gives up messages older than ten minutes, in the queue or before a retry", async () => {
  const sent: string[] = [];
  const { queue, warned } = queueOf(async ({ endpoint }) => {
    sent.push(endpoint);
    await new Promise((resolve) => setTimeout(resolve, 301_000));
    return { kind: "later", status: 503, waitMs: 300_000 };
  });
  for (let n = 1; n <= 4; n++) queue.add(push(n));
  await vi.advanceTimersByTimeAsync(3_600_000);
  const all = [1, 2, 3, 4].map((n) => push(n).endpoint);
  expect(sent).toEqual(all);
  const tooOld = { reason: "too old", service: "push.example.com" };
  expect(warned).toEqual(all.map(() => ({ ...tooOld, tries: 1 })));
  warned.length = 0;
  sent.length = 0;
  const slow = queueOf(async ({ endpoint }) => {
    sent.push(endpoint);
    await new Promise((resolve) => setTimeout(resolve, 601_000));
    return { kind: "sent" };
  });
  for (let n = 1; n <= 5; n++) slow.queue.add(push(n));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent).toEqual(all);
  expect(slow.warned).toEqual([{ ...tooOld, tries: 0 }]);
  expect(slow.queue.counts).toEqual({ sent: 4, failed: 1 });
});

test("ends within two seconds and starts nothing afterwards", async () => {
  let calls = 0;
  const { queue } = queueOf((_, end) => {
    calls += 1;
    return new Promise((_resolve, reject) => {
      end.addEventListener("abort", () => reject(new Error("aborted")));
    });
  });
  for (let n = 0; n < 10; n++) queue.add(push(n));
  let over = 0;
  const began = Date.now();
  const ending = queue.end().then(() => {
    over = Date.now() - began;
  });
  queue.add(push(11));
  await vi.advanceTimersByTimeAsync(600_000);
  await ending;
  expect(over).toBe(2_000);
  expect(calls).toBe(4);
  expect(vi.getTimerCount()).toBe(0);
});
