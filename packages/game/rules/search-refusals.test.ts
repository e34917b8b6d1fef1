/** Refusals shared by searches of caves and forests. */
import { describe, expect, it } from "vitest";
import type { FieldType } from "../catalogue/fields.ts";
import { envAt } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { exploreCave } from "./explore-cave.ts";
import { exploreForest } from "./explore-forest.ts";

const here = { x: 10, y: 10 };
const elsewhere = { x: 11, y: 10 };
const known = { player: makePlayer({ id: 1 }), factories: [], landmarks: [] };

describe.each([
  ["cave", "forest", exploreCave],
  ["forest", "cave", exploreForest],
] as const)("searching a %s refuses", (type, other, explore) => {
  const search = (place: FieldType, at = here, field = here, spentUntil: number | null = null) =>
    explore({ ...known, field: { ...at, type: place }, spentUntil }, { field }, envAt());

  it.each([
    ["another field", type, elsewhere, elsewhere, "NOT_HERE"],
    ["a field not asked for", type, here, elsewhere, "NOT_HERE"],
    ["what is something else", other, here, here, "WRONG_FIELD"],
  ] as const)("%s", (_, place, at, field, code) => {
    expect(search(place, at, field)).toEqual({ ok: false, code });
  });

  it("a spent one until its last millisecond, with the time left", () => {
    const spent = search(type, here, here, NOON + 1);
    expect(spent).toEqual({ ok: false, code: "SPENT", waitMs: 1 });
    expect(search(type, here, here, NOON).ok).toBe(true);
  });
});
