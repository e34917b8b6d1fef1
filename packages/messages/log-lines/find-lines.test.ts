import { describe, expect, it } from "vitest";
import { SERVER_WORDS } from "../server-words.ts";
import { findLines } from "./find-lines.ts";
import type { LoggedEntry } from "./line.ts";

type Detail = LoggedEntry["detail"];

function entry(kind: LoggedEntry["kind"], detail: Detail, metal = 0, energy = 0): LoggedEntry {
  return { kind, metal, energy, detail: { x: 3, y: 50, ...detail } };
}

describe("the line of a cave", () => {
  it.each<[Detail, number, number, string, string]>([
    [
      { find: "lost" },
      0,
      0,
      "neutral",
      "You took a wrong turn in the cave at 3, 50 and found nothing.",
    ],
    [{ find: "metal" }, 1234, 0, "steel", "You found 1,234 metal in the cave at 3, 50."],
    [{ find: "energy" }, 0, 0, "ember", "You found nothing in the cave at 3, 50."],
    [
      { find: "trap", candle: false },
      -10,
      -5,
      "bad",
      "You fell into a trap in the cave at 3, 50 and lost 10 metal and 5 energy.",
    ],
    [
      { find: "trap", candle: false },
      0,
      0,
      "bad",
      "You fell into a trap in the cave at 3, 50 and lost nothing.",
    ],
    [
      { find: "trap", candle: true },
      0,
      0,
      "neutral",
      "Your candle showed you a trap in the cave at 3, 50 just in time and burned down.",
    ],
    [
      { find: "part", part: "drill" },
      0,
      0,
      "good",
      "You found a part in the cave at 3, 50: Drill (rare).",
    ],
    [{ find: "part", part: "sold out" }, 0, 0, "good", "You found a part in the cave at 3, 50."],
  ])("with %o, %i metal and %i energy is %s", (detail, metal, energy, color, content) => {
    const line = findLines.cave(entry("cave", detail, metal, energy), SERVER_WORDS.en);
    expect(line).toMatchObject({ cat: "find", type: "cave", color, content });
    expect(line.icon).toMatch(/^[a-z-]+$/);
  });
});

describe("the line of a forest", () => {
  it.each<[Detail, number, string]>([
    [{ find: "nothing" }, 0, "You found nothing in the forest at 3, 50."],
    [
      { find: "map", toX: 7, toY: 8, toType: "web" },
      0,
      "You found a map in the forest at 3, 50: it shows the Exchange Bank at 7, 8.",
    ],
    [{ find: "map" }, 0, "You found a map in the forest at 3, 50, but it shows nothing new."],
    [
      { find: "pikeman", met: 1, amount: 1 },
      0,
      "You met 1 Pikeman in the forest at 3, 50, who joined you.",
    ],
    [
      { find: "pikeman", met: 5, amount: 5 },
      0,
      "You met 5 Pikemen in the forest at 3, 50, who all joined you.",
    ],
    [
      { find: "pikeman", met: 5, amount: 0 },
      0,
      "You met 5 Pikemen in the forest at 3, 50, but had no room.",
    ],
    [{ find: "mines", amount: 1 }, 0, "You found 1 mine in the forest at 3, 50."],
    [{ find: "mines", amount: 3 }, 0, "You found 3 mines in the forest at 3, 50."],
    [
      { find: "lotto", resource: "metal" },
      20000,
      "You found a lottery ticket worth 20,000 metal in the forest at 3, 50.",
    ],
    [{ find: "prob_drive" }, 0, "You found a Probability Drive in the forest at 3, 50."],
    [{ find: "improb_drive" }, 0, "You found an Improbability Drive in the forest at 3, 50."],
  ])("with %o and %i metal tells it", (detail, metal, content) => {
    const line = findLines.forest(entry("forest", detail, metal), SERVER_WORDS.en);
    expect(line).toMatchObject({ cat: "find", type: "forest", content });
  });
});

it("tells of candles and mirages", () => {
  expect(findLines.memorial(entry("memorial", { candle: 2 }), SERVER_WORDS.en).content).toBe(
    "You lit a candle at the memorial at 3, 50. You carry 2 of 7.",
  );
  expect(
    findLines.mirage(entry("mirage", { resource: "energy" }, 0, 9999), SERVER_WORDS.en),
  ).toMatchObject({
    color: "ember",
    content: "The mirage at 3, 50 was real: 9,999 energy.",
  });
});
