import { seededRandom } from "@emberlode/game";
import { expect, it } from "vitest";
import { TEMPERAMENT_IDS } from "../habits/temperament.ts";
import { identityOf } from "./sign-up.ts";

it("gives the neighbors of a world names and base names of their own", () => {
  const random = seededRandom("names");
  const neighbors = Array.from({ length: 20 }, (_, number) => {
    const temperament = TEMPERAMENT_IDS[number % TEMPERAMENT_IDS.length] ?? "digger";
    return identityOf(number, temperament, random, false);
  });
  expect(new Set(neighbors.map(({ username }) => username)).size).toBe(20);
  expect(new Set(neighbors.map(({ baseName }) => baseName)).size).toBe(20);
});
