import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map.ts";

test("drops the entry that was set longest ago", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.set("b", 2);
  map.set("a", 3);
  map.set("c", 4);
  expect(["a", "b", "c"].map((key) => map.get(key))).toEqual([3, undefined, 4]);
});

test("has nothing after it was cleared, and takes as much as before", () => {
  const map = new BoundedMap<string, number>(2);
  map.set("a", 1);
  map.clear();
  expect(map.get("a")).toBeUndefined();
  map.set("b", 2);
  map.set("c", 3);
  expect([map.get("b"), map.get("c")]).toEqual([2, 3]);
});
