import { expect, test } from "vitest";
import { FreshCache } from "./fresh-cache.ts";

function setUp() {
  let time = 0;
  const asked: { key: string; answer: (value: { of: string } | null) => void }[] = [];
  const cache = new FreshCache<{ of: string }>(
    { now: () => time },
    1000,
    (key) => new Promise((answer) => asked.push({ key, answer })),
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
  asked[0]?.answer({ of: "a" });
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
  asked[0]?.answer({ of: "before" });
  await Promise.resolve();
  await Promise.resolve();
  expect(asked).toHaveLength(2);
  asked[1]?.answer(null);
  expect(await pending).toBeNull();
  void cache.get("a");
  expect(asked).toHaveLength(3);
});

test("forgetting is for what matches, sweeping for what is old", async () => {
  const { cache, asked, pass } = setUp();
  const all = Promise.all(["a", "b"].map((key) => cache.get(key)));
  for (const { key, answer } of asked) answer({ of: key });
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
  asked[0]?.answer({ of: "a" });
  await first;
  pass(-60_000);
  void cache.get("a");
  expect(asked).toHaveLength(2);
});
