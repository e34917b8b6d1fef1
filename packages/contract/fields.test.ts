import { FIELD_TYPES } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import {
  factoriesAnswer,
  fieldSchema,
  gatherAnswer,
  gatherInput,
  lookInput,
  moveAnswer,
  moveInput,
  topAnswer,
  viewAnswer,
} from "./fields.ts";
import { MAP_LETTERS, UNEXPLORED_LETTER } from "./map-letters.ts";

const NOT_A_COORDINATE = [0, 51, -1, 1.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, "1", null];

describe.each([
  { name: "move", schema: moveInput },
  { name: "look", schema: lookInput },
])("$name input", ({ schema }) => {
  it.each([
    { x: 1, y: 1 },
    { x: 50, y: 50 },
    { x: 12, y: 7 },
  ])("accepts %o", (position) => {
    expect(schema.parse(position)).toEqual(position);
  });

  it.each(NOT_A_COORDINATE)("refuses %o as a coordinate", (value) => {
    expect(schema.safeParse({ x: value, y: 1 }).success).toBe(false);
    expect(schema.safeParse({ x: 1, y: value }).success).toBe(false);
  });

  it("refuses a missing and an extra key", () => {
    expect(schema.safeParse({ x: 1 }).success).toBe(false);
    expect(schema.safeParse({ x: 1, y: 1, z: 1 }).success).toBe(false);
  });
});

describe("gather input", () => {
  const valid = { type: "metal", field: { x: 3, y: 4 } };

  it.each(["metal", "energy"])("accepts %s", (type) => {
    expect(gatherInput.parse({ ...valid, type })).toEqual({ ...valid, type, effort: 1 });
  });

  it.each([1, 5, 20])("accepts an effort of %i", (effort) => {
    expect(gatherInput.parse({ ...valid, effort })).toEqual({ ...valid, effort });
  });

  it.each([0, 2, 21, -5, 1.5, "5", null, true, [5]])("refuses %o as an effort", (effort) => {
    expect(gatherInput.safeParse({ ...valid, effort }).success).toBe(false);
  });

  it.each(["waste", "Metal", "", 1, null, ["metal"]])("refuses %o as a resource", (type) => {
    expect(gatherInput.safeParse({ ...valid, type }).success).toBe(false);
  });

  it.each(NOT_A_COORDINATE)("refuses %o as a coordinate", (value) => {
    expect(gatherInput.safeParse({ ...valid, field: { x: value, y: 4 } }).success).toBe(false);
  });

  it("refuses an amount named by the caller, in the body or in the field", () => {
    expect(gatherInput.safeParse({ ...valid, amount: 100 }).success).toBe(false);
    expect(gatherInput.safeParse({ ...valid, field: { x: 3, y: 4, amount: 9 } }).success).toBe(
      false,
    );
  });
});

describe("answers", () => {
  const field = { _id: "9", x: 2, y: 3, type: "metal", desc: "Ore." };

  it("carry a field of every type", () => {
    for (const type of FIELD_TYPES) {
      expect(fieldSchema.parse({ ...field, type }).type).toBe(type);
    }
    expect(fieldSchema.safeParse({ ...field, type: "lake" }).success).toBe(false);
  });

  it("of a move are a field or the place where the player stands", () => {
    expect(moveAnswer.parse(field)).toEqual(field);
    expect(moveAnswer.parse({ x: 2, y: 3 })).toEqual({ x: 2, y: 3 });
    expect(moveAnswer.safeParse({ x: 2 }).success).toBe(false);
  });

  it("keep what the server knows to itself", () => {
    expect(fieldSchema.parse({ ...field, password: "secret" })).toEqual(field);
  });

  it("of a dig are whole amounts and a time", () => {
    const answer = {
      gathered: 42,
      effort: 5,
      vein: true,
      veins: 1,
      metal: 1042,
      energy: 1000,
      spentUntil: "2030-01-01T00:00:00.000Z",
      digs: 1,
      version: 2,
    };
    expect(gatherAnswer.parse(answer)).toEqual(answer);
    for (const bad of [
      { gathered: -1 },
      { metal: 0.5 },
      { energy: "1" },
      { spentUntil: "soon" },
      { effort: 2 },
      { vein: 1 },
    ]) {
      expect(gatherAnswer.safeParse({ ...answer, ...bad }).success).toBe(false);
    }
  });

  it("of a view are 50 rows of 50 letters", () => {
    const rows = Array.from({ length: 50 }, () => UNEXPLORED_LETTER.repeat(50));
    const resting = [{ x: 1, y: 50, until: "2030-01-01T00:00:00.000Z" }];
    const veins = [{ x: 50, y: 1 }];
    const view = { rows, base: { x: 1, y: 1 }, bases: [], factories: [], veins, resting };
    expect(viewAnswer.parse(view)).toEqual(view);
    expect(viewAnswer.safeParse({ ...view, rows: rows.slice(1) }).success).toBe(false);
    expect(viewAnswer.safeParse({ ...view, veins: [{ x: 51, y: 1 }] }).success).toBe(false);
    expect(viewAnswer.safeParse({ ...view, resting: veins }).success).toBe(false);
    expect(viewAnswer.safeParse({ ...view, rows: ["short", ...rows.slice(1)] }).success).toBe(
      false,
    );
  });

  it("of the top are ids, of the factories owned factories", () => {
    expect(topAnswer.parse({ users: ["1", "2"] }).users).toHaveLength(2);
    expect(topAnswer.safeParse({ users: [1] }).success).toBe(false);
    const base = {
      _id: "4",
      user: "1",
      factory: { type: "base", x: 1, y: 50 },
      lvl: 10,
      slots: 1_000_000,
      rank: null,
      safeUntil: null,
      fallsFreeAt: null,
    };
    expect(factoriesAnswer.parse({ factories: [base] }).factories).toEqual([base]);
    expect(factoriesAnswer.safeParse({ factories: [{ ...base, lvl: 11 }] }).success).toBe(false);
  });
});

it("gives every field type a letter of its own", () => {
  const letters = [...Object.values(MAP_LETTERS), UNEXPLORED_LETTER];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((letter) => letter.length === 1)).toBe(true);
});
