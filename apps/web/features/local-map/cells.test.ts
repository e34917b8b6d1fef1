import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { expect, it } from "vitest";
import { nearestDig } from "../field/use-nearest.ts";
import { pinsOf } from "../plots/pins.ts";
import { cellsAround, isAround, NO_MARKS } from "./cells.ts";
import { makeWorldView } from "./testing.ts";

const NEAR = { across: 1, down: 1 };

const { cave, base, factory, metal } = MAP_LETTERS;
const AT = { x: 5, y: 5 };
const OTHERS = { x: 6, y: 5, username: "Rask", isBot: false, rank: 3 };
const BOT = { ...OTHERS, isBot: true };

it.each<[string, Record<string, string>, Partial<ViewAnswer>, [number, number], string]>([
  ["wraps around the edges of the map", { "50/50": cave }, {}, [1, 1], "50, 50. Cave"],
  ["names what was not seen", {}, {}, [6, 6], "5, 5. Unexplored"],
  ["knows one's own base", { "5/5": base }, { base: AT }, [6, 6], "5, 5. Your base"],
  [
    "names whose base it is",
    { "6/5": base },
    { bases: [OTHERS] },
    [7, 6],
    "6, 5. Base, owned by Rask",
  ],
  [
    "labels a bot's base",
    { "6/5": base },
    { bases: [BOT] },
    [7, 6],
    "6, 5. Base, owned by Rask (bot)",
  ],
  [
    "names the class of a factory",
    { "5/5": factory },
    { classes: "l" },
    [6, 6],
    "5, 5. Large factory",
  ],
  [
    "names works and their owner",
    { "5/5": factory },
    { classes: "w", works: [{ ...AT, name: "Etna", owner: "Rask", isBot: false }] },
    [6, 6],
    "5, 5. Factory Etna, owned by Rask",
  ],
  ["marks known veins", { "5/5": metal }, { veins: [AT] }, [6, 6], "5, 5. Mineral Deposit, vein"],
])("%s", (_what, cells, set, [x, y], label) => {
  const [[corner] = []] = cellsAround(makeWorldView(cells, set), { x, y }, NEAR, 0);
  expect(corner?.label).toBe(label);
});

it("calls nothing unexplored while the view loads", () => {
  const [[corner] = []] = cellsAround(undefined, AT, NEAR, 0);
  expect(corner?.label).toBe("4, 4");
});

it("distinguishes the player's own base, other bases, and fields with a vein", () => {
  const view = makeWorldView(
    { "4/5": metal, "5/5": base, "6/5": base },
    { base: { x: 5, y: 5 }, bases: [OTHERS], veins: [{ x: 4, y: 5 }] },
  );
  const [row] = cellsAround(view, { x: 5, y: 6 }, NEAR, 0);
  expect(row?.map(({ mark }) => mark)).toEqual([null, "own", "other"]);
  expect(row?.map(({ vein }) => vein)).toEqual([true, false, false]);
});

it("shows how long a used field is on cooldown, and nothing once it has ended", () => {
  const view = makeWorldView(
    { "5/5": MAP_LETTERS.cave },
    { resting: [{ x: 5, y: 5, until: new Date(3_480_000).toISOString() }] },
  );
  const cellAt = (now: number) => cellsAround(view, { x: 5, y: 6 }, NEAR, now)[0]?.[1];
  expect(cellAt(0)).toMatchObject({ isSpent: true, label: "5, 5. Cave, ready in 58 minutes" });
  expect(cellAt(3_450_000)).toMatchObject({ label: "5, 5. Cave, ready in 1 minute" });
  expect(cellAt(3_480_000)).toMatchObject({ isSpent: false, label: "5, 5. Cave" });
});

it("labels a plot's cell with its letter, color and name", () => {
  const plot = { _id: "a", x: 5, y: 5, title: "\u00ab\u00e9lan\u00bb", note: "", color: "steel" };
  const pins = pinsOf([plot, { ...plot, x: 6, title: "", color: "teal" }]);
  const [row] = cellsAround(makeWorldView({}), { x: 5, y: 5 }, { across: 1, down: 0 }, 0, {
    ...NO_MARKS,
    pins,
  });
  expect(row?.map(({ pin, pinColor }) => [pin, pinColor])).toEqual([
    [null, null],
    ["\u00c9", "steel"],
    ["P", null],
  ]);
  expect(row?.[1]?.label).toBe("5, 5. Unexplored, your plot \u00ab\u00e9lan\u00bb");
  expect(row?.[2]?.label).toBe("6, 5. Unexplored, your plot");
});

it("shows a strip of the map, and knows which cells are in it", () => {
  const strip = { across: 3, down: 1 };
  const rows = cellsAround(undefined, { x: 9, y: 9 }, strip, 0);
  expect(rows.map((row) => row.length)).toEqual([7, 7, 7]);
  expect(isAround({ x: 1, y: 50 }, { x: 48, y: 1 }, strip)).toBe(true);
  expect(isAround({ x: 1, y: 50 }, { x: 47, y: 50 }, strip)).toBe(false);
  expect(isAround({ x: 1, y: 50 }, { x: 1, y: 2 }, strip)).toBe(false);
});

it("finds the nearest unspent place to dig, across the map's edge too", () => {
  const view = makeWorldView({ "50/1": MAP_LETTERS.metal, "4/1": MAP_LETTERS.energy });
  const here = { x: 1, y: 1 };
  const no = () => false;
  expect(nearestDig(view, here, no, no)).toMatchObject({ x: 50, y: 1, type: "metal" });
  const besideSpent = nearestDig(view, here, ({ x }) => x === 50, no);
  expect(besideSpent).toMatchObject({ x: 4, y: 1, type: "energy" });
  expect(nearestDig(view, here, () => true, no)).toBeNull();
});

it("prefers a vein a few steps farther, but not one far away", () => {
  const ore = MAP_LETTERS.metal;
  const view = makeWorldView({ "11/1": ore, "14/1": ore, "20/1": ore });
  const from = { x: 10, y: 1 };
  const no = () => false;
  const veinAt = (x: number) => nearestDig(view, from, no, (at) => at.x === x);
  expect(veinAt(14)).toMatchObject({ x: 14, vein: true });
  expect(veinAt(20)).toMatchObject({ x: 11, vein: false });
});

it("shows the class of each factory by dots, and where relics may be", () => {
  const view = makeWorldView({ "4/5": factory, "6/5": factory }, { classes: "sw" });
  const relics = new Map([["5/5", "center"]] as const);
  const [row] = cellsAround(view, AT, { across: 1, down: 0 }, 0, { ...NO_MARKS, relics });
  expect(row?.map(({ dots }) => dots.length)).toEqual([1, 0, 4]);
  expect(row?.[1]).toMatchObject({
    relic: "center",
    label: "5, 5. Unexplored, center of a relic area",
  });
});
