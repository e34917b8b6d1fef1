import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FreshCache } from "./fresh-cache.ts";

interface Question {
  keys: readonly string[];
  /** Values of some of the keys. */
  answer(values: Readonly<Record<string, string>>): void;
  fail(error: Error): void;
}

function setUp() {
  let time = 0;
  const asked: Question[] = [];
  const cache = new FreshCache<{ of: string }>(
    { now: () => time },
    1000,
    (keys) =>
      new Promise((resolve, fail) => {
        const answer: Question["answer"] = (values) =>
          resolve(new Map(Object.entries(values).map(([key, of]) => [key, { of }])));
        asked.push({ keys, answer, fail });
      }),
  );
  const pass = (ms: number) => {
    time += ms;
  };
  return { cache, asked, pass };
}

test("concurrent questions are asked once, and an answer serves until it is stale", async () => {
  const { cache, asked, pass } = setUp();
  const both = Promise.all([cache.get("a"), cache.get("a")]);
  expect(asked).toHaveLength(1);
  asked[0]?.answer({ a: "a" });
  expect(await both).toEqual([{ of: "a" }, { of: "a" }]);
  pass(999);
  await cache.get("a");
  expect(asked).toHaveLength(1);
  pass(1);
  void cache.get("a");
  expect(asked).toHaveLength(2);
});

test("what was asked before forgetting is asked again, never remembered", async () => {
  const { cache, asked } = setUp();
  const pending = cache.get("a");
  cache.forget((key) => key === "a");
  asked[0]?.answer({ a: "before" });
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  asked[1]?.answer({});
  expect(await pending).toBeNull();
  void cache.get("a");
  expect(asked).toHaveLength(3);
});

test("forgetting is for what matches, sweeping for what is old", async () => {
  const { cache, asked, pass } = setUp();
  const all = Promise.all(["a", "b"].map((key) => cache.get(key)));
  for (const { keys, answer } of asked) answer({ [keys.join()]: keys.join() });
  await all;
  cache.forget((_, { of }) => of === "a");
  await cache.get("b");
  expect(asked).toHaveLength(2);
  pass(10);
  cache.sweep(5);
  void cache.get("b");
  expect(asked).toHaveLength(3);
});

test("an answer from before the clock was set back is asked again", async () => {
  const { cache, asked, pass } = setUp();
  const first = cache.get("a");
  asked[0]?.answer({ a: "a" });
  await first;
  pass(-60_000);
  void cache.get("a");
  expect(asked).toHaveLength(2);
});

describe("values in use", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function withBoth() {
    const made = setUp();
    const both = Promise.all([made.cache.get("a"), made.cache.get("b")]);
    made.asked[0]?.answer({ a: "first" });
    made.asked[1]?.answer({ b: "first" });
    await both;
    made.pass(500);
    // In the second half of their time: asked for again soon, all in one, and served meanwhile.
    expect(await made.cache.get("a")).toEqual({ of: "first" });
    expect(await made.cache.get("b")).toEqual({ of: "first" });
    expect(made.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(250);
    return made;
  }

  test("are asked for again in one question before they are stale", async () => {
    const { cache, asked, pass } = await withBoth();
    expect(asked.map(({ keys }) => keys)).toEqual([["a"], ["b"], ["a", "b"]]);
    asked[2]?.answer({ a: "second" });
    await vi.advanceTimersByTimeAsync(0);
    pass(499);
    expect(await cache.get("a")).toEqual({ of: "second" });
    expect(asked).toHaveLength(3);
    // One that is gone by then is asked for like any other.
    void cache.get("b");
    expect(asked[3]?.keys).toEqual(["b"]);
  });

  test("that are forgotten meanwhile do not come back", async () => {
    const { cache, asked } = await withBoth();
    cache.forget((key) => key === "a");
    asked[2]?.answer({ a: "before", b: "before" });
    await vi.advanceTimersByTimeAsync(0);
    void cache.get("a");
    expect(asked[3]?.keys).toEqual(["a"]);
    expect(await cache.get("b")).toEqual({ of: "first" });
  });

  test("that were found gone later do not come back by a late answer", async () => {
    const { cache, asked, pass } = await withBoth();
    pass(500);
    const gone = cache.get("a");
    asked[3]?.answer({});
    expect(await gone).toBeNull();
    asked[2]?.answer({ a: "first", b: "first" });
    await vi.advanceTimersByTimeAsync(0);
    void cache.get("a");
    expect(asked[4]?.keys).toEqual(["a"]);
  });

  test("stay as they are where asking fails, until they are stale", async () => {
    const { cache, asked, pass } = await withBoth();
    asked[2]?.fail(new Error("no database"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get("a")).toEqual({ of: "first" });
    pass(500);
    void cache.get("a");
    expect(asked[3]?.keys).toEqual(["a"]);
  });
});
