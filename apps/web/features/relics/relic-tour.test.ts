import { cellKey, gridDistance, type Position, RELIC_SIGHT } from "@emberlode/game";
import { expect, it } from "vitest";
import { nextLook } from "./relic-tour.ts";

const CENTER = { x: 2, y: 25 };

it.each<[string, Position]>([
  ["the center", CENTER],
  ["a corner, across the edge of the map", { x: 48, y: 21 }],
  ["a field between two points", { x: 3, y: 27 }],
])("shows every field of an area from %s on", (_where, start) => {
  const visited = new Set<string>();
  let at = start;
  for (let walk = 0; walk < 10; walk++) {
    at = nextLook(CENTER, at);
    visited.add(cellKey(at));
  }
  const looks = [...visited].map((key) => {
    const [x = 0, y = 0] = key.split("/").map(Number);
    return { x, y };
  });
  const offsets = Array.from({ length: 9 }, (_, index) => index - 4);
  const cells = offsets.flatMap((dx) =>
    offsets.map((dy) => ({ x: ((CENTER.x + dx + 49) % 50) + 1, y: CENTER.y + dy })),
  );
  const unseen = cells.filter((cell) =>
    looks.every((look) => gridDistance(look, cell) > RELIC_SIGHT),
  );
  expect(unseen).toEqual([]);
});
