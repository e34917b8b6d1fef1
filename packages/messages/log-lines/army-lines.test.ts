import { describe, expect, it } from "vitest";
import { SERVER_WORDS } from "../server-words.ts";
import { armyLines } from "./army-lines.ts";
import type { LoggedEntry } from "./line.ts";

type Kind = keyof typeof armyLines;

function content(kind: Kind, detail: LoggedEntry["detail"], metal = 0, energy = 0): string {
  return armyLines[kind]({ kind, metal, energy, detail }, SERVER_WORDS.en).content;
}

describe("the lines of what is built", () => {
  it.each<[Kind, LoggedEntry["detail"], number, number, string]>([
    ["buy-part", { part: "hand_pump" }, -500, 0, "You bought the part Hand Pump for 500 metal."],
    [
      "install-part",
      { part: "drill", installed: 2 },
      0,
      0,
      "You installed the part Drill (2 installed).",
    ],
    [
      "buy-units",
      { side: "attack", unit: "pikeman", count: 1000 },
      -50000,
      -100000,
      "You bought 1,000 Pikemen for 50,000 metal and 100,000 energy.",
    ],
    [
      "buy-tech",
      { side: "attack", index: 1, tech: "Fletching" },
      -100,
      -100,
      "You bought the tech Fletching for 100 metal and 100 energy.",
    ],
    [
      "upgrade-base",
      { x: 1, y: 2, lvl: 2 },
      -1000,
      -1000,
      "You upgraded your base to level 2 for 1,000 metal and 1,000 energy.",
    ],
    [
      "research",
      { research: "mines", level: 1, pack: 20 },
      -800,
      -800,
      "You raised Mines to level 1 for 800 metal and 800 energy. You got 20 of this tool.",
    ],
    [
      "research",
      { research: "gps", level: 2, pack: 0 },
      -1000,
      -1000,
      "You raised GPS to level 2 for 1,000 metal and 1,000 energy.",
    ],
    [
      "factory-lost",
      { x: 1, y: 2, slots: 500, reason: "outgrown" },
      0,
      0,
      "Your base outgrew the small factory at 1, 2, and it was released.",
    ],
    [
      "factory-lost",
      { x: 1, y: 2, slots: 500, reason: "unseen" },
      0,
      0,
      "You were away for a week, and your factory at 1, 2 was released.",
    ],
    [
      "factory-lost",
      { x: 1, y: 2, other: "Ada", reason: "captured" },
      0,
      0,
      "You lost the factory at 1, 2 to Ada.",
    ],
    [
      "factory-lost",
      { x: 1, y: 2, other: "ada", defenderLost: 4, repaired: 1 },
      0,
      0,
      "You lost the factory at 1, 2 to ada. You lost 4 units; 1 was repaired.",
    ],
    ["factory-lost", { x: 1, y: 2 }, 0, 0, "You lost the factory at 1, 2."],
  ])("%s with %o, %i metal and %i energy", (kind, detail, metal, energy, text) => {
    expect(content(kind, detail, metal, energy)).toBe(text);
  });

  it("survive what the catalogue no longer has", () => {
    expect(content("buy-part", { part: "spade" })).toBe("You bought the part Part for nothing.");
    expect(content("buy-units", { unit: "knight", count: 1 })).toContain("1 unit");
    expect(content("research", { research: "x", level: 1 })).toContain("raised tool to level 1");
  });
});
