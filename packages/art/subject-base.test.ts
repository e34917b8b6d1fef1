import { expect, it } from "vitest";
import { basePlacement } from "./subject-base.ts";

/** Of a picture's height of 540, the part above the overlaid text on wide screens. */
const IN_SIGHT = 400;

it.each([12, 13, 14] as const)("shows most of the camp of image %i above the text", (image) => {
  const { top, y } = basePlacement(image);
  expect((IN_SIGHT - top) / (y - top)).toBeGreaterThan(0.9);
  expect(y - top).toBeGreaterThan(190);
});

it("does not move larger bases", () => {
  for (const image of [1, 4, 9, 11] as const)
    expect(basePlacement(image)).toMatchObject({ y: 446 });
});
