import { CELL_COUNT } from "@emberlode/game";
import { expect, test } from "vitest";
import { KnownLand } from "./land.ts";

test("stores the type of each cell and keeps its counts up to date", () => {
  const land = new KnownLand();
  expect([land.at(7), land.unknown, land.of("cave").length]).toEqual([null, CELL_COUNT, 0]);
  land.learn(7, "cave");
  land.learn(9, "cave");
  land.learn(9, "cave");
  expect([land.at(7), land.unknown, land.of("cave")]).toEqual(["cave", CELL_COUNT - 2, [7, 9]]);
  land.learn(7, "waste");
  expect([land.at(7), land.unknown, land.of("cave")]).toEqual(["waste", CELL_COUNT - 2, [9]]);
  land.learn(9, null);
  expect([land.at(9), land.unknown, land.of("cave").length]).toEqual([null, CELL_COUNT - 1, 0]);
});
