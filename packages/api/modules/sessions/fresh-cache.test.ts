import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FreshCache } from "./fresh-cache.ts";

interface Question {
  keys: readonly string[];
  /** Answers with the values of some of the keys. */
  answer(values: Readonly<Record<string, string>>): void;
  fail(error: Error): void;
}

function setUp() {
  let time = 0;
  const asked: Question[] = [];
  const cache = new FreshCache<{ name: string }>(
    { now: () => time },
    () => 1000,
    (keys) =>
      new Promise((resolve, fail) => {
        const answer: Question["answer"] = (values) =>
          resolve(new Map(Object.entries(values).map(([key, name]) => [key, { name }])));
        asked.push({ keys, answer, fail });
      }),
  );
  const pass = (ms: number) => {
    time += ms;
  };
  return { cache, asked, pass };
}

/** Sends the query for the keys collected in this turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("concurrent reads share one query, and a value is used until it is stale", async () => {
  const { cache, asked, pass } = setUp();
  const both = Promise.all([cache.get("a"), cache.get("a")]);
  await turn();
  expect(asked).toHaveLength(1);
  asked[0]?.answer({ a: "a" });
  expect(await both).toEqual([{ name: "a" }, { name: "a" }]);
  pass(999);
  await cache.get("a");
  expect(asked).toHaveLength(1);
  pass(1);
  void cache.get("a");
  await turn();
  expect(asked).toHaveLength(2);
});

test("keys of one turn share a query, and later keys do not wait for it", async () => {
  const { cache, asked } = setUp();
  const first = Promise.all([cache.get("a"), cache.get("b")]);
  await turn();
  const later = cache.get("c");
  await turn();
  expect(asked.map(({ keys }) => keys)).toEqual([["a", "b"], ["c"]]);
  asked[1]?.answer({ c: "c" });
  expect(await later).toEqual({ name: "c" });
  asked[0]?.answer({ a: "a" });
  expect(await first).toEqual([{ name: "a" }, null]);
});

test("a read that began before `invalidate` is repeated and not cached", async () => {
  const { cache, asked } = setUp();
  const pending = cache.get("a");
  await turn();
  cache.invalidate((key) => key === "a");
  asked[0]?.answer({ a: "before" });
  await turn();
  await turn();
  expect(asked).toHaveLength(2);
  asked[1]?.answer({});
  expect(await pending).toBeNull();
  void cache.get("a");
  await turn();
  expect(asked).toHaveLength(3);
});

test("`invalidate` drops matching values, `sweep` old ones", async () => {
  const { cache, asked, pass } = setUp();
  const all = Promise.all(["a", "b"].map((key) => cache.get(key)));
  await turn();
  asked[0]?.answer({ a: "a", b: "b" });
  await all;
  cache.invalidate((_, { name }) => name === "a");
  await cache.get("b");
  expect(asked).toHaveLength(1);
  pass(10);
  cache.sweep(5);
  void cache.get("b");
  await turn();
  expect(asked).toHaveLength(2);
});

test("charges an unknown key once and refunds it if there is a value", async () => {
  const { cache, asked } = setUp();
  let charged = 0;
  const charge = async () => {
    charged += 1;
    return async () => {
      charged -= 1;
    };
  };
  const all = Promise.all(["a", "a", "made up"].map((key) => cache.get(key, charge)));
  // The charge comes first.
  await turn();
  await turn();
  expect(charged).toBe(2);
  asked[0]?.answer({ a: "a" });
  expect(await all).toEqual([{ name: "a" }, { name: "a" }, null]);
  expect(charged).toBe(1);
  const refuse = () => Promise.reject(new Error("too many"));
  await expect(cache.get("made up", refuse)).rejects.toThrow("too many");
  expect(asked).toHaveLength(1);
  cache.invalidate(() => true);
  const again = cache.get("a", refuse);
  await turn();
  asked[1]?.answer({ a: "still there" });
  expect(await again).toEqual({ name: "still there" });
});

test("reads a value again after the clock was set back", async () => {
  const { cache, asked, pass } = setUp();
  const first = cache.get("a");
  await turn();
  asked[0]?.answer({ a: "a" });
  await first;
  pass(-60_000);
  void cache.get("a");
  await turn();
  expect(asked).toHaveLength(2);
});

describe("values in use", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => vi.useRealTimers());

  async function withBoth() {
    const made = setUp();
    const both = Promise.all([made.cache.get("a"), made.cache.get("b")]);
    await turn();
    made.asked[0]?.answer({ a: "first", b: "first" });
    await both;
    made.pass(500);
    // Past half their lifetime they are served, and soon refreshed in one query.
    expect(await made.cache.get("a")).toEqual({ name: "first" });
    expect(await made.cache.get("b")).toEqual({ name: "first" });
    expect(made.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(250);
    return made;
  }

  test("are refreshed in one query before they are stale", async () => {
    const { cache, asked, pass } = await withBoth();
    expect(asked.map(({ keys }) => keys)).toEqual([
      ["a", "b"],
      ["a", "b"],
    ]);
    asked[1]?.answer({ a: "second" });
    await vi.advanceTimersByTimeAsync(0);
    pass(499);
    expect(await cache.get("a")).toEqual({ name: "second" });
    expect(asked).toHaveLength(2);
    // A missing value is read like any other key.
    void cache.get("b");
    await turn();
    expect(asked[2]?.keys).toEqual(["b"]);
  });

  test("are not restored by a refresh that began before `invalidate`", async () => {
    const { cache, asked } = await withBoth();
    cache.invalidate((key) => key === "a");
    asked[1]?.answer({ a: "before", b: "before" });
    await vi.advanceTimersByTimeAsync(0);
    void cache.get("a");
    await turn();
    expect(asked[2]?.keys).toEqual(["a"]);
    expect(await cache.get("b")).toEqual({ name: "first" });
  });

  test("are not restored by a late refresh after a newer read found nothing", async () => {
    const { cache, asked, pass } = await withBoth();
    pass(500);
    const gone = cache.get("a");
    await turn();
    asked[2]?.answer({});
    expect(await gone).toBeNull();
    asked[1]?.answer({ a: "first", b: "first" });
    await vi.advanceTimersByTimeAsync(0);
    void cache.get("a");
    await turn();
    expect(asked[3]?.keys).toEqual(["a"]);
  });

  test("are kept until stale if the refresh fails", async () => {
    const { cache, asked, pass } = await withBoth();
    asked[1]?.fail(new Error("no database"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await cache.get("a")).toEqual({ name: "first" });
    pass(500);
    void cache.get("a");
    await turn();
    expect(asked[2]?.keys).toEqual(["a"]);
  });
});
