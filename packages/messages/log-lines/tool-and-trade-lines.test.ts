import { describe, expect, it } from "vitest";
import { SERVER_WORDS } from "../server-words.ts";
import type { LoggedEntry } from "./line.ts";
import { toolLines } from "./tool-lines.ts";
import { tradeLines } from "./trade-lines.ts";

const entry = (
  kind: LoggedEntry["kind"],
  detail: LoggedEntry["detail"],
  metal = 0,
  energy = 0,
): LoggedEntry => ({ kind, metal, energy, detail });
const at = { x: 3, y: 50 };

describe("lines of tools", () => {
  const improbable = "The Improbability Drive took you to 3, 50.";
  it.each([
    [{ tool: "mines", n: 1 }, "You laid 1 mine at 3, 50."],
    [
      { tool: "mdn", cleared: 3, kept: 1 },
      "You swept the ground around 3, 50: 3 mines cleared, 1 kept.",
    ],
    [{ tool: "army_locator", name: "Bob" }, "The Army Locator points to Bob's base at 3, 50."],
    [{ tool: "flag_locator", free: true }, "The Flag Locator points to a free factory at 3, 50."],
    [{ tool: "flag_locator", free: false }, "The Flag Locator points to a factory at 3, 50."],
    [{ tool: "base_locator", name: "Bob" }, "The Base Locator points to Bob's base at 3, 50."],
    [{ tool: "base_mover" }, "Your base is now at 3, 50."],
    [{ tool: "prob_drive" }, "The Probability Drive took you to 3, 50."],
    [{ tool: "improb_drive" }, improbable],
    [
      { tool: "improb_drive", happening: "mirage" },
      `${improbable} Something shimmers there: a mirage.`,
    ],
    [
      { tool: "improb_drive", happening: "part", part: "drill" },
      `${improbable} A part appeared out of thin air: Drill.`,
    ],
    [
      { tool: "improb_drive", happening: "pikemen", amount: 7 },
      `${improbable} 7 Pikemen appeared out of thin air and joined you.`,
    ],
    [
      { tool: "improb_drive", happening: "pikemen", amount: 1 },
      `${improbable} 1 Pikeman appeared out of thin air and joined you.`,
    ],
    [
      { tool: "improb_drive", happening: "candles", amount: 2 },
      `${improbable} A gust blew out all 2 candles.`,
    ],
    [
      { tool: "improb_drive", happening: "candles", amount: 1 },
      `${improbable} A gust blew out your candle.`,
    ],
  ])("tell %o", (detail, content) => {
    const line = toolLines.tool(entry("tool", { ...at, ...detail }), SERVER_WORDS.en);
    expect(line).toMatchObject({ cat: "tool", type: detail.tool, content });
  });

  it("tell both sides of a mine", () => {
    expect(
      toolLines.mine(entry("mine", { ...at, role: "victim" }, -1200, 0), SERVER_WORDS.en),
    ).toMatchObject({
      ...{ cat: "mine", type: "victim", color: "bad" },
      content: "A mine exploded under you at 3, 50 and destroyed 1,200 metal.",
    });
    const layer = { ...at, role: "layer", victim: "Bob", metal: 1200, energy: 30 };
    expect(toolLines.mine(entry("mine", layer), SERVER_WORDS.en)).toMatchObject({
      ...{ type: "layer", color: "good" },
      content: "Your mine at 3, 50 exploded under Bob and destroyed 1,200 metal and 30 energy.",
    });
  });
});

describe("lines of trade", () => {
  it("tell the bank and the exchange", () => {
    const deposit = { action: "deposit", resource: "metal", amount: 5000, banked: 20_000 };
    expect(tradeLines.bank(entry("bank", deposit), SERVER_WORDS.en).content).toBe(
      "You deposited 5,000 metal. Your account holds 20,000 metal.",
    );
    const withdrawal = { ...deposit, action: "withdraw", banked: 0 };
    expect(tradeLines.bank(entry("bank", withdrawal), SERVER_WORDS.en).content).toBe(
      "You withdrew 5,000 metal. Your account holds 0 metal.",
    );
    const given = { from: "energy", amount: 1000, received: 900, fee: 100 };
    expect(tradeLines.exchange(entry("exchange", given), SERVER_WORDS.en).content).toBe(
      "You exchanged 1,000 energy for 900 metal.",
    );
  });

  it.each([
    [{ good: "tool", item: "mines", count: 2 }, "You bought 2 × Mines for 1,600 metal."],
    [{ good: "part", item: "drill", count: 1 }, "You bought 1 × Drill for 1,600 metal."],
  ])("tell the market: %o", (detail, content) => {
    expect(tradeLines.market(entry("market", detail, -1600), SERVER_WORDS.en)).toMatchObject({
      content,
    });
  });

  const stake = { resource: "metal", stake: 300, roll: 4 };
  it.each([
    [{ game: "coin", result: 1, payout: 588 }, 288, "good", "The coin came up tails. It paid 588."],
    [{ game: "dice", result: 4, payout: 0 }, -300, "bad", "The die came up 4. You lost your bet."],
    [
      { game: "wheel", result: 2, payout: 300 },
      0,
      "neutral",
      "The wheel stopped at sector 3. It paid 300.",
    ],
  ] as const)("tell the casino: %o", (detail, metal, color, ends) => {
    const line = tradeLines.casino(
      entry("casino", { ...stake, ...detail }, metal),
      SERVER_WORDS.en,
    );
    const content = `You bet 300 metal. ${ends}`;
    expect(line).toEqual({ cat: "casino", type: detail.game, color, icon: "poker-hand", content });
  });
});
