import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isReservedUsername } from "@emberlode/game";
import { expect, it } from "vitest";

const source = readFileSync(join(import.meta.dirname, "routes.tsx"), "utf8");
const words = [...source.matchAll(/<Route path="\/(\w+)/g)].map(([, word = ""]) => word);

it("reserves the path of every page as a username", () => {
  expect(words).toContain("confirm");
  expect(words.filter((word) => !isReservedUsername(word))).toEqual([]);
});
