import { BASE_REMOVAL_REASONS, NO_AMOUNTS } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { logLine, referralLogLine } from "./log-line.ts";
import type { LoggedEntry, LogLine } from "./log-lines/line.ts";
import { SERVER_TRANSLATORS } from "./server-translators.ts";

const line = (
  kind: LoggedEntry["kind"],
  detail: LoggedEntry["detail"] = {},
  metal = 0,
  energy = 0,
): LogLine =>
  logLine({ kind, metal, energy, detail: { x: 3, y: 50, ...detail } }, SERVER_TRANSLATORS.en);

const dig = (resource: string, detail: LoggedEntry["detail"] = {}, metal = 0, energy = 0) =>
  line("dig", { resource, divisor: 1, ...detail }, metal, energy);
const fight = { place: "base", other: "bob", attackerLost: 1, defenderLost: 1200, repaired: 360 };
const improbable = (detail: LoggedEntry["detail"]) =>
  line("tool", { tool: "improb_drive", ...detail });
const improbably = (what: string) => `The Improbability Drive took you to 3, 50. ${what}`;
const stake = { resource: "metal", stake: 300, roll: 4 };

/** Log lines by topic. Other texts are compared in the tests of their calls. */
const LINES: Readonly<Record<string, readonly [text: string, line: LogLine][]>> = {
  "the account and digs": [
    [
      "Your base is set up. You start with 1,000 metal and 1,000 energy.",
      line("start", {}, 1000, 1000),
    ],
    ["You dug 87 metal at 3, 50.", dig("metal", {}, 87)],
    ["You dug 1,234,567 energy at 3, 50.", dig("energy", {}, 0, 1_234_567)],
    [
      "You dug nothing at 3, 50. You were tired, so the yield was reduced.",
      dig("metal", { divisor: 20 }),
    ],
    [
      "You dug 1,600 metal at 3, 50 with 20 digs. The vein doubled it.",
      dig("metal", { effort: 20, vein: true }, 1600),
    ],
    [
      "Goal reached: Dig once. Reward: 50 metal and 100 energy.",
      line("goal", { goal: "dig" }, 50, 100),
    ],
    ["Reward for a goal: 50 metal.", line("goal", { goal: "fly" }, 50)],
    ["Pending referral credit paid: 5,000 metal and 12 energy.", line("referral", {}, 5000, 12)],
  ],
  "what is built": [
    ["You bought a part (Hand Pump) for 500 metal.", line("buy-part", { part: "hand_pump" }, -500)],
    ["You bought a part (Part) for nothing.", line("buy-part", { part: "spade" })],
    [
      "You installed a part: Drill (2 installed).",
      line("install-part", { part: "drill", installed: 2 }),
    ],
    [
      "You bought 1,000 Pikemen for 50,000 metal and 100,000 energy.",
      line("buy-units", { side: "attack", unit: "pikeman", count: 1000 }, -50_000, -100_000),
    ],
    ["You bought 1 unit for nothing.", line("buy-units", { unit: "knight", count: 1 })],
    [
      "You bought the tech Fletching for 100 metal and 100 energy.",
      line("buy-tech", { side: "attack", index: 1, tech: "Fletching" }, -100, -100),
    ],
    [
      "You upgraded your base to level 2 for 1,000 metal and 1,000 energy.",
      line("upgrade-base", { lvl: 2 }, -1000, -1000),
    ],
    [
      "You raised Mines to level 1 for 800 metal and 800 energy. You got 20 Mines.",
      line("research", { research: "mines", level: 1, pack: 20 }, -800, -800),
    ],
    [
      "You raised tool to level 1 for nothing.",
      line("research", { research: "x", level: 1, pack: 0 }),
    ],
    [
      "Your base outgrew the small factory at 3, 50, and it was released.",
      line("factory-lost", { reason: "outgrown" }),
    ],
    [
      "You were away for a week, and your factory at 3, 50 was released.",
      line("factory-lost", { reason: "unseen" }),
    ],
    ["You lost the factory at 3, 50.", line("factory-lost")],
    [
      "You lost the factory at 3, 50 to ada. You lost 4 units; 1 was repaired.",
      line("factory-lost", { other: "ada", defenderLost: 4, repaired: 1 }),
    ],
  ],
  battles: [
    [
      "Your attack on bob at 3, 50 succeeded. You carried off 1,200 energy. You lost 1 unit.",
      line("attack", { ...fight, won: true }, 0, 1200),
    ],
    [
      "Your attack on bob at 3, 50 failed. You lost 1 unit.",
      line("attack", { ...fight, won: false }),
    ],
    [
      "Your base at 3, 50 was raided by bob, who carried off 50 metal. You lost 1,200 units; 360 were repaired.",
      line("defense", { ...fight, won: true }, -50),
    ],
    [
      "Your base at 3, 50 held against an attack by bob. You lost no units.",
      line("defense", { ...fight, won: false, defenderLost: 0, repaired: 0 }),
    ],
    [
      "The guard of your factory at 3, 50 held against bob. You lost 1,200 units; 1 was repaired.",
      line("defense", { ...fight, won: false, place: "factory", repaired: 1 }),
    ],
    [
      "The guard of your factory at 3, 50 held against bob. Only its Walls fought: you lost no units.",
      line("defense", {
        ...fight,
        won: false,
        place: "factory",
        defenderLost: 0,
        repaired: 0,
        walls: true,
      }),
    ],
    [
      "You failed to capture the factory at 3, 50. You lost 5 units.",
      line("capture", { won: false, slots: 500, other: null, attackerLost: 5 }),
    ],
    ["You abandoned your factory at 3, 50 (2,500 slots).", line("abandon", { slots: 2500 })],
  ],
  finds: [
    ["You found 1,234 metal in the cave at 3, 50.", line("cave", { find: "metal" }, 1234)],
    ["You found nothing in the cave at 3, 50.", line("cave", { find: "energy" })],
    [
      "You fell into a trap in the cave at 3, 50 and lost 10 metal and 5 energy.",
      line("cave", { find: "trap", candle: false }, -10, -5),
    ],
    [
      "Your candle showed you a trap in the cave at 3, 50 just in time, then burned out.",
      line("cave", { find: "trap", candle: true }),
    ],
    [
      "You found a part in the cave at 3, 50: Drill (rare).",
      line("cave", { find: "part", part: "drill" }),
    ],
    ["You found a part in the cave at 3, 50.", line("cave", { find: "part", part: "sold out" })],
    ["You found nothing in the forest at 3, 50.", line("forest", { find: "nothing" })],
    [
      "You found a map in the forest at 3, 50: it shows the Exchange Bank at 7, 8.",
      line("forest", { find: "map", toX: 7, toY: 8, toType: "web" }),
    ],
    [
      "You found a map in the forest at 3, 50, but it shows nothing new.",
      line("forest", { find: "map" }),
    ],
    [
      "5 Pikemen joined you in the forest at 3, 50.",
      line("forest", { find: "pikeman", met: 5, amount: 5 }),
    ],
    [
      "You met 5 Pikemen in the forest at 3, 50, but had no free slots.",
      line("forest", { find: "pikeman", met: 5, amount: 0 }),
    ],
    ["You found 1 mine in the forest at 3, 50.", line("forest", { find: "mines", amount: 1 })],
    [
      "You found a lottery ticket worth 20,000 metal in the forest at 3, 50.",
      line("forest", { find: "lotto" }, 20_000),
    ],
    [
      "You found a Probability Drive in the forest at 3, 50.",
      line("forest", { find: "prob_drive" }),
    ],
    [
      "You found an Improbability Drive in the forest at 3, 50.",
      line("forest", { find: "improb_drive" }),
    ],
    [
      "The mirage at 3, 50 was real: 9,999 energy.",
      line("mirage", { resource: "energy" }, 0, 9999),
    ],
  ],
  "tools and mines": [
    ["You laid 1 mine at 3, 50.", line("tool", { tool: "mines", n: 1 })],
    [
      "You swept the ground around 3, 50: 3 mines cleared, 1 kept.",
      line("tool", { tool: "mdn", cleared: 3, kept: 1 }),
    ],
    [
      "The Army Locator points to Bob's base at 3, 50.",
      line("tool", { tool: "army_locator", name: "Bob" }),
    ],
    [
      "The Flag Locator points to an unclaimed factory at 3, 50.",
      line("tool", { tool: "flag_locator", free: true }),
    ],
    [
      "The Flag Locator points to a factory at 3, 50.",
      line("tool", { tool: "flag_locator", free: false }),
    ],
    ["Your base is now at 3, 50.", line("tool", { tool: "base_mover" })],
    ["The Probability Drive took you to 3, 50.", line("tool", { tool: "prob_drive" })],
    [improbably("Something shimmers there: a mirage."), improbable({ happening: "mirage" })],
    [
      improbably("A part appeared out of thin air: Drill."),
      improbable({ happening: "part", part: "drill" }),
    ],
    [
      improbably("7 Pikemen appeared out of thin air and joined you."),
      improbable({ happening: "pikemen", amount: 7 }),
    ],
    [improbably("A gust blew out all 2 candles."), improbable({ happening: "candles", amount: 2 })],
    [
      "A mine exploded under you at 3, 50 and destroyed 1,200 metal.",
      line("mine", { role: "victim" }, -1200),
    ],
    [
      "Your mine at 3, 50 exploded under Bob and destroyed 1,200 metal and 30 energy.",
      line("mine", { role: "layer", victim: "Bob", metal: 1200, energy: 30 }),
    ],
  ],
  trade: [
    [
      "You withdrew 5,000 metal. Your account holds 0 metal.",
      line("bank", { action: "withdraw", resource: "metal", amount: 5000, banked: 0 }),
    ],
    [
      "You bought Mines ×2 for 1,600 metal.",
      line("market", { good: "tool", item: "mines", count: 2 }, -1600),
    ],
    [
      "You bought Drill ×1 for 1,600 metal.",
      line("market", { good: "part", item: "drill", count: 1 }, -1600),
    ],
    [
      "You bet 300 metal. The coin came up tails. It paid 588.",
      line("casino", { ...stake, game: "coin", result: 1, payout: 588 }, 288),
    ],
    [
      "You bet 300 metal. The die came up 4. You lost your bet.",
      line("casino", { ...stake, game: "dice", result: 4, payout: 0 }, -300),
    ],
    [
      "You bet 300 metal. The wheel stopped on segment 3. It paid 300.",
      line("casino", { ...stake, game: "wheel", result: 2, payout: 300 }),
    ],
  ],
};

describe.each(Object.entries(LINES))("a line of %s", (_, lines) => {
  it.each(lines)("%s", (text, { content, icon }) => {
    expect(content).toBe(text);
    expect(icon).toMatch(/^[a-z-]+$/);
  });
});

it("has a color by its meaning for the player", () => {
  const colors = (...lines: LogLine[]) => lines.map(({ color }) => color);
  const ended = (kind: LoggedEntry["kind"]) =>
    colors(line(kind, { won: true }), line(kind, { won: false }));
  expect(ended("attack")).toEqual(["good", "bad"]);
  expect(ended("defense")).toEqual(["bad", "good"]);
  expect(ended("capture")).toEqual(["good", "bad"]);
  const cave = ["metal", "energy", "part", "trap"].map((find) => line("cave", { find }));
  expect(colors(...cave)).toEqual(["steel", "ember", "good", "bad"]);
  expect(colors(dig("metal"), dig("energy"))).toEqual(["steel", "ember"]);
  const mines = ["victim", "layer"].map((role) => line("mine", { role, victim: "Bob" }));
  expect(colors(...mines)).toEqual(["bad", "good"]);
  const bets = [288, -300, 0].map((metal) => line("casino", { ...stake, game: "coin" }, metal));
  expect(colors(...bets)).toEqual(["good", "bad", "neutral"]);
});

it.each(LANGUAGES.flatMap((one) => BASE_REMOVAL_REASONS.map((reason) => [one, reason] as const)))(
  "says why a base left the map, in %s: %s",
  (language, reason) => {
    const row = { kind: "base-left", ...NO_AMOUNTS, detail: { x: 3, y: 50, reason } } as const;
    const unknown = { ...row, detail: { x: 3, y: 50, reason: "of an older game" } };
    const translators = SERVER_TRANSLATORS[language];
    const { cat, type, content } = logLine(row, translators);
    expect({ cat, type }).toEqual({ cat: "account", type: "base-left" });
    expect(content).toContain("3, 50");
    expect(content.length).toBeGreaterThan(logLine(unknown, translators).content.length + 20);
  },
);

it("of referrals reports the earned credit, and the part that is waiting", () => {
  const day = { referee: "Ada", metal: 120, energy: 30, paidMetal: 120, paidEnergy: 30 };
  const told = (row: typeof day) => referralLogLine(row, SERVER_TRANSLATORS.en).content;
  const earned = "Referral credit from Ada: 120 metal and 30 energy.";
  expect(told(day)).toBe(earned);
  const waits = `${earned} Still pending: 20 metal.`;
  expect(told({ ...day, paidMetal: 100 })).toBe(waits);
});
