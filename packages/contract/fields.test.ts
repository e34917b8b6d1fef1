import { describe, expect, it } from "vitest";
import { fieldSchema, gatherInput, moveAnswer, viewAnswer } from "./fields.ts";
import { MAP_LETTERS, UNEXPLORED_LETTER } from "./map-letters.ts";

describe("gather input", () => {
  const valid = { type: "metal", field: { x: 3, y: 4 } };

  it("defaults to effort 1", () => {
    expect(gatherInput.parse(valid)).toEqual({ ...valid, effort: 1 });
  });

  it.each([0, 2, 21, "5", [5]])("refuses %o as an effort", (effort) => {
    expect(gatherInput.safeParse({ ...valid, effort }).success).toBe(false);
  });

  it.each(["waste", "Metal", ["metal"]])("refuses %o as a resource", (type) => {
    expect(gatherInput.safeParse({ ...valid, type }).success).toBe(false);
  });
});

describe("answers", () => {
  const field = { _id: "9", x: 2, y: 3, type: "metal", desc: "Ore." };

  it("of a move are a field or the player's position", () => {
    expect(moveAnswer.parse(field)).toEqual(field);
    expect(moveAnswer.parse({ x: 2, y: 3 })).toEqual({ x: 2, y: 3 });
  });

  it("strip unknown fields", () => {
    expect(fieldSchema.parse({ ...field, password: "secret" })).toEqual(field);
  });

  it("of a view are 50 rows of 50 letters", () => {
    const rows = Array.from({ length: 50 }, () => UNEXPLORED_LETTER.repeat(50));
    const lists = { bases: [], factories: [], classes: "", works: [], veins: [], resting: [] };
    const view = { rows, base: { x: 1, y: 1 }, ...lists };
    expect(viewAnswer.parse(view)).toEqual({ ...view, rank: null, held: [], mines: [] });
    for (const bad of [rows.slice(1), ["short", ...rows.slice(1)]]) {
      expect(viewAnswer.safeParse({ ...view, rows: bad }).success).toBe(false);
    }
  });
});

it("gives every field type a unique letter", () => {
  const letters = [...Object.values(MAP_LETTERS), UNEXPLORED_LETTER];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => letter.length === 1)).toBe(true);
});
