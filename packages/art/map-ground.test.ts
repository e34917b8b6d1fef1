import { cellIndex, type FieldType, GRID_SIZE } from "@emberlode/game";
import { expect, it } from "vitest";
import { groundColor, groundPixels, riversOf } from "./map-ground.ts";

const SCALE = 4;
const forest = (): FieldType => "forest";

it("keeps the fog to the fields that are not explored", () => {
  const known = cellIndex({ x: 10, y: 10 });
  const typeAt = (index: number) => (index === known ? ("metal" as const) : null);
  const pixels = groundPixels(typeAt, { x: 8.5, y: 8.5 }, SCALE * 3, SCALE);
  const isFog = (n: number) => groundColor(null).every((part, at) => pixels[n * 4 + at] === part);
  const fog = Array.from({ length: (SCALE * 3) ** 2 }, (_, n) => isFog(n));
  const inside = fog.filter((_, n) => {
    const [column, row] = [n % (SCALE * 3), Math.floor(n / (SCALE * 3))];
    return column >= SCALE && column < SCALE * 2 && row >= SCALE && row < SCALE * 2;
  });
  expect(inside.every((one) => !one)).toBe(true);
  expect(fog.filter(Boolean)).toHaveLength(SCALE * SCALE * 8);
});

it("continues across the edges of the world, and is the same every time", () => {
  const here = groundPixels(forest, { x: 0.5, y: 3 }, 8, SCALE);
  expect(groundPixels(forest, { x: 50.5, y: 53 }, 8, SCALE)).toEqual(here);
  expect(groundPixels(forest, { x: 5.5, y: 3 }, 8, SCALE)).not.toEqual(here);
});

it("has other rivers in another season", () => {
  expect(riversOf(3)).toEqual(riversOf(3));
  expect(riversOf(4)).not.toEqual(riversOf(3));
});

it("ends each river in a lake or in another river", () => {
  const rivers = [1, 2, 3, 4].flatMap((season) => riversOf(season).map((one) => ({ season, one })));
  const joining = rivers.filter(({ one }) => !one.endsInLake);
  expect(joining.length).toBeGreaterThan(0);
  for (const { season, one } of joining) {
    const end = one.places.at(-1);
    const wrap = (n = 0) => Math.round(((n % GRID_SIZE) + GRID_SIZE) * 1e6) % (GRID_SIZE * 1e6);
    const others = riversOf(season).filter(({ places }) => places[0]?.x !== one.places[0]?.x);
    const isShared = others.some(({ places }) =>
      places.some(({ x, y }) => wrap(x) === wrap(end?.x) && wrap(y) === wrap(end?.y)),
    );
    expect(isShared).toBe(true);
  }
});
