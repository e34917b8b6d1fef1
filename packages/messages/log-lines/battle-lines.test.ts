import { describe, expect, it } from "vitest";
import { SERVER_WORDS } from "../server-words.ts";
import { battleLines } from "./battle-lines.ts";
import type { LoggedEntry } from "./line.ts";

const entry = (
  kind: LoggedEntry["kind"],
  detail: LoggedEntry["detail"],
  metal = 0,
  energy = 0,
): LoggedEntry => ({ kind, metal, energy, detail: { x: 3, y: 50, place: "base", ...detail } });

const fight = { other: "bob", attackerLost: 1, defenderLost: 1200, repaired: 360 };

describe("battle lines", () => {
  it.each([
    [
      battleLines.attack(entry("attack", { ...fight, won: true }, 0, 1200), SERVER_WORDS.en),
      "good",
      "Your attack on bob at 3, 50 succeeded. You carried off 1,200 energy. You lost 1 unit.",
    ],
    [
      battleLines.attack(entry("attack", { ...fight, won: false }), SERVER_WORDS.en),
      "bad",
      "Your attack on bob at 3, 50 failed. You lost 1 unit.",
    ],
    [
      battleLines.defense(entry("defense", { ...fight, won: true }, -50), SERVER_WORDS.en),
      "bad",
      "Your base at 3, 50 was raided by bob, who carried off 50 metal. You lost 1,200 units; 360 were repaired.",
    ],
    [
      battleLines.defense(
        entry("defense", { ...fight, won: false, defenderLost: 0, repaired: 0 }),
        SERVER_WORDS.en,
      ),
      "good",
      "Your base at 3, 50 held against an attack by bob. You lost no units.",
    ],
    [
      battleLines.defense(
        entry("defense", { ...fight, won: false, place: "factory", repaired: 1 }),
        SERVER_WORDS.en,
      ),
      "good",
      "The guard of your factory at 3, 50 held against bob. You lost 1,200 units; 1 was repaired.",
    ],
    [
      battleLines.capture(
        entry("capture", { won: true, slots: 1500, other: null, attackerLost: 0 }),
        SERVER_WORDS.en,
      ),
      "good",
      "You captured the factory at 3, 50 (1,500 slots). You lost no units.",
    ],
    [
      battleLines.capture(
        entry("capture", { won: true, slots: 500, other: "bob", attackerLost: 2 }),
        SERVER_WORDS.en,
      ),
      "good",
      "You captured the factory at 3, 50 (500 slots) from bob. You lost 2 units.",
    ],
    [
      battleLines.capture(
        entry("capture", { won: false, slots: 500, other: null, attackerLost: 5 }),
        SERVER_WORDS.en,
      ),
      "bad",
      "You failed to capture the factory at 3, 50. You lost 5 units.",
    ],
    [
      battleLines.abandon(entry("abandon", { slots: 2500 }), SERVER_WORDS.en),
      "neutral",
      "You abandoned your factory at 3, 50 with its 2,500 slots.",
    ],
  ])("tell %o", (line, color, content) => {
    expect(line).toMatchObject({ color, content });
  });
});
