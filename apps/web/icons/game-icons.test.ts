import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cutGameIcons } from "./cut-game-icons.ts";
import { GAME_ICON_SOURCES } from "./game-icon-sources.ts";

it("has a distinct icon for every name, identical to the package's", () => {
  const file = readFileSync(join(import.meta.dirname, "game-icons.svg"), "utf8");
  expect(file).toBe(cutGameIcons());
  const drawings = GAME_ICON_SOURCES.map(([, icon]) => icon);
  expect(drawings.length).toBe(20 + 20 + 14 + 10 + 7);
  const twice = drawings.filter((icon, index) => drawings.indexOf(icon) !== index);
  expect(twice).toEqual([]);
});
