import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isReservedUsername } from "@emberlode/game";
import { expect, it } from "vitest";

const source = ["routes.tsx", "rare-routes.tsx"]
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join();
const words = [...source.matchAll(/<Route path="\/(\w+)/g)].map(([, word = ""]) => word);

it("reserves the path of every page as a username", () => {
  expect(words).toEqual(expect.arrayContaining(["ranks", "confirm"]));
  expect(words.filter((word) => !isReservedUsername(word))).toEqual([]);
});
