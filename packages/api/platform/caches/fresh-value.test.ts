import { expect, test } from "vitest";
import { FreshValue } from "./fresh-value.ts";

/** A value that counts its reads, each of which ends when the test says so. */
function countedReads() {
  let time = 0;
  const ends: ((failure?: Error) => void)[] = [];
  const value = new FreshValue(
    { now: () => time },
    100,
    () =>
      new Promise<number>((resolve, reject) => {
        const nth = ends.length + 1;
        ends.push((failure) => (failure ? reject(failure) : resolve(nth)));
      }),
  );
  return {
    value,
    reads: () => ends.length,
    end: (nth: number, failure?: Error) => ends[nth - 1]?.(failure),
    setTime(now: number) {
      time = now;
    },
  };
}

test("concurrent callers share a read, and later ones its value until it is too old", async () => {
  const { value, reads, end, setTime } = countedReads();
  const both = Promise.all([value.get(), value.get()]);
  setTime(60);
  end(1);
  expect(await both).toEqual([1, 1]);
  setTime(99);
  expect(await value.get()).toBe(1);
  // The age counts from the start of the read.
  setTime(100);
  const again = value.get();
  expect(value.last()).toBe(1);
  end(2);
  expect(await again).toBe(2);
  expect(reads()).toBe(2);
});

test("reads again if the clock was set back", async () => {
  const { value, end, setTime } = countedReads();
  setTime(1_000);
  const first = value.get();
  end(1);
  await first;
  setTime(999);
  const second = value.get();
  end(2);
  expect(await second).toBe(2);
});

test("keeps the value of before and reads again after a failed read", async () => {
  const { value, end, setTime } = countedReads();
  const first = value.get();
  end(1);
  await first;
  setTime(100);
  const failed = value.get();
  end(2, new Error("no database"));
  await expect(failed).rejects.toThrow("no database");
  expect(value.last()).toBe(1);
  const third = value.get();
  end(3);
  expect(await third).toBe(3);
});

test("does not keep what was read before it was cleared, even if it arrives last", async () => {
  const { value, end } = countedReads();
  const before = value.get();
  value.clear();
  expect(value.last()).toBeUndefined();
  const after = value.get();
  end(2);
  expect(await after).toBe(2);
  end(1);
  expect(await before).toBe(1);
  expect(value.last()).toBe(2);
  expect(await value.get()).toBe(2);
});
