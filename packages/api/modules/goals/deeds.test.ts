import { createDatabase, createPool } from "@emberlode/db";
import { expect, test, vi } from "vitest";
import { createDeeds } from "./deeds.ts";

const PLAYER = 7;
const LINES = 45_000;

/** A log of digs only, in a database that records the slices read and can fail at any of them. */
function longLog() {
  const pool = createPool({ url: "postgres://nobody@localhost/nothing", world: "nowhere" });
  const slices: string[] = [];
  const broken = new Set<number>();
  vi.spyOn(pool, "values").mockImplementation(async (_text, parameters = []) => {
    const [from, to] = parameters.slice(-2).map(Number);
    slices.push(`${from}-${to}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (broken.has(slices.length)) throw new Error("too slow");
    return [["dig", Number(to) - Number(from)]];
  });
  return { deeds: createDeeds(createDatabase(pool)), slices, broken };
}

const SLICES = ["0-20000", "20000-40000", "40000-45000"];

test("counts a long log in slices, and only once", async () => {
  const { deeds, slices } = longLog();
  expect(await deeds.of(PLAYER, LINES)).toEqual({ dig: LINES });
  expect(await deeds.of(PLAYER, LINES)).toEqual({ dig: LINES });
  expect(slices).toEqual(SLICES);
  expect(await deeds.of(PLAYER, LINES + 3)).toEqual({ dig: LINES + 3 });
  expect(slices).toEqual([...SLICES, "45000-45003"]);
});

test("fifty concurrent callers share the same slices", async () => {
  const { deeds, slices } = longLog();
  const asked = Array.from({ length: 50 }, () => deeds.of(PLAYER, LINES));
  const further = deeds.of(PLAYER, LINES + 1);
  expect(await Promise.all(asked)).toEqual(asked.map(() => ({ dig: LINES })));
  expect(await further).toEqual({ dig: LINES + 1 });
  expect(slices).toEqual([...SLICES, "45000-45001"]);
});

test("a failed slice does not lose the previous ones", async () => {
  const { deeds, slices, broken } = longLog();
  broken.add(3);
  await expect(deeds.of(PLAYER, LINES)).rejects.toMatchObject({
    cause: { message: "too slow" },
  });
  expect(await deeds.of(PLAYER, LINES)).toEqual({ dig: LINES });
  expect(slices).toEqual([...SLICES, "40000-45000"]);
});
