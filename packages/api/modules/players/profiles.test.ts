import { createDatabase, createPool } from "@emberlode/db";
import { expect, test, vi } from "vitest";
import { createProfiles } from "./profiles.ts";

/** Profiles in a database without account 9, the ids of each read, and helpers. */
function watched() {
  const pool = createPool({ url: "postgres://nobody@localhost/nothing", world: "nowhere" });
  const reads: (readonly number[])[] = [];
  let [baseName, fails] = ["First", false];
  vi.spyOn(pool, "values").mockImplementation(async (_text, [ids] = []) => {
    reads.push(ids as number[]);
    const rows = (ids as number[])
      .filter((id) => id !== 9)
      .map((id) => [id, `p${id}`, null, baseName, "", "", "{}"]);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (fails) throw new Error("gone");
    return rows;
  });
  const profiles = createProfiles(createDatabase(pool), { now: () => 0 });
  return {
    profiles,
    reads,
    rename: (name: string) => (baseName = name),
    fail: (does: boolean) => (fails = does),
    names: async (...ids: number[]) => {
      const found = await profiles.of(ids);
      return [...found].map(([id, one]) => `${id} ${one.baseName}`).sort();
    },
  };
}

test("concurrent callers share queries and read only ids not yet being read", async () => {
  const { names, reads } = watched();
  const asked = await Promise.all([names(1, 2), names(2, 3), names(1, 2, 3, 9), names(9)]);
  expect(asked).toEqual([
    ["1 First", "2 First"],
    ["2 First", "3 First"],
    ["1 First", "2 First", "3 First"],
    [],
  ]);
  expect(reads).toEqual([[1, 2], [3], [9]]);
  expect(await names(3, 1)).toEqual(["1 First", "3 First"]);
  expect(reads).toHaveLength(3);
});

test("does not cache a profile that changed during the read", async () => {
  const { names, profiles, reads, rename } = watched();
  const before = names(1);
  await vi.waitUntil(() => reads.length === 1);
  rename("Second");
  profiles.invalidate(1);
  const after = names(1);
  expect(await before).toEqual(["1 First"]);
  expect(await after).toEqual(["1 Second"]);
  expect(await names(1)).toEqual(["1 Second"]);
});

test("a failed read fails for all its callers and is not cached", async () => {
  const { names, fail } = watched();
  fail(true);
  const asked = await Promise.allSettled([names(1, 2), names(2, 3)]);
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  fail(false);
  expect(await names(1, 2, 3)).toEqual(["1 First", "2 First", "3 First"]);
});
