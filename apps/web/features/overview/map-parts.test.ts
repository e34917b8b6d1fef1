import { expect, it } from "vitest";
import { visibleParts } from "./map-parts.ts";

const size = { width: 700, height: 400 };

it.each([8, 24, 29, 64])(
  "covers the view without gaps, each pixel once, at %i px a field",
  (scale) => {
    const viewport = { x: 49.3, y: 1.8, scale };
    const parts = visibleParts({ viewport, size });
    const world = scale * 50;
    const at = (left: number, top: number) =>
      parts.filter(
        (part) =>
          left >= part.left &&
          left < part.left + part.side &&
          top >= part.top &&
          top < part.top + part.side,
      );
    for (let left = 5; left < size.width; left += 37) {
      for (let top = 5; top < size.height; top += 41) {
        const isInWorld =
          Math.abs(left - size.width / 2) < world / 2 &&
          Math.abs(top - size.height / 2) < world / 2;
        if (isInWorld) expect(at(left, top).length, `${left}, ${top}`).toBeGreaterThan(0);
      }
    }
  },
);

it("draws the part with the center first", () => {
  const viewport = { x: 3, y: 3, scale: 32 };
  expect(visibleParts({ viewport, size })[0]).toMatchObject({ index: 0 });
  expect(visibleParts({ viewport: { ...viewport, x: 48 }, size })[0]).toMatchObject({ index: 9 });
});
