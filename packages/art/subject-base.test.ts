import { expect, it } from "vitest";
import { basePlacement } from "./subject-base.ts";

/** Of a picture's height of 540, the part above the overlaid text on wide screens. */
const IN_SIGHT = 400;

it.each([12, 13, 14] as const)("shows most of a camp of stage %i above the text", (level) => {
  const { top, y } = basePlacement(level);
  expect((IN_SIGHT - top) / (y - top)).toBeGreaterThan(0.9);
  expect(y - top).toBeGreaterThan(190);
});

it("does not move larger bases", () => {
  for (const level of [1, 4, 9, 11] as const)
    expect(basePlacement(level)).toMatchObject({ y: 446 });
});
