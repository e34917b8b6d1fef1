import type { FieldType } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { pickCells } from "./target-picker.tsx";
import type { GroundAt } from "./tool-refusal.ts";

const ground =
  (types: Record<string, FieldType>): GroundAt =>
  ({ x, y }) => ({ x, y, type: types[`${x}/${y}`] ?? "waste", ownerId: null });

const at = (rows: ReturnType<typeof pickCells>, x: number, y: number) =>
  rows.flat().find((cell) => cell.x === x && cell.y === y);

it("marks one cell around mines, and buildings that are too close", () => {
  const here = { x: 1, y: 1 };
  const rows = pickCells("mines", here, here, ground({ "50/2": "factory", "3/1": "bank" }));
  expect(rows.flat().filter(({ inArea }) => inArea)).toHaveLength(9);
  expect(at(rows, 50, 2)).toMatchObject({
    blocks: true,
    label: expect.stringContaining(english.tools("map.blocks")),
  });
  expect(at(rows, 3, 1)).toMatchObject({ inArea: false, blocks: false });
  expect(at(rows, 1, 1)?.label).toBe(
    `1, 1. Wasteland, you are here, ${english.tools("map.picked")}`,
  );
});

it("marks two cells around a sweep, wherever it is picked", () => {
  const rows = pickCells("mdn", { x: 10, y: 10 }, { x: 11, y: 10 }, ground({}));
  expect(rows.flat().filter(({ inArea }) => inArea)).toHaveLength(25);
  expect(at(rows, 8, 10)?.inArea).toBe(false);
  expect(at(rows, 13, 12)?.inArea).toBe(true);
});
