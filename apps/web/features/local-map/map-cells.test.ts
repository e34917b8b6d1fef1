import { expect, it } from "vitest";
import { fittingRadius } from "./map-cells.tsx";

it.each([
  [296, 3, 3],
  [210, 3, 2],
  [320, 6, 4],
  [60, 3, 1],
  [900, 4, 4],
])("keeps cells at 32 px or more in a box of %i px", (width, maxRadius, reach) => {
  expect(fittingRadius(width, maxRadius)).toBe(reach);
});
