import { expect, it } from "vitest";
import { reachIn } from "./map-cells.tsx";

it.each([
  [296, 3, 3],
  [210, 3, 2],
  [320, 6, 4],
  [60, 3, 1],
  [900, 4, 4],
])("keeps cells at 32 px or more in a box of %i px", (width, most, reach) => {
  expect(reachIn(width, most)).toBe(reach);
});
