import { BASE_LEAVINGS, NOTHING } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./languages.ts";
import { logLine } from "./log-line.ts";
import { SERVER_WORDS } from "./server-words.ts";
import { englishLine, englishReferralLine } from "./testing/english-lines.ts";

describe("logLine", () => {
  it("tells the start", () => {
    expect(englishLine({ kind: "start", metal: 1000, energy: 1000, detail: {} })).toMatchObject({
      cat: "account",
      content: "Your base is set up. You start with 1,000 metal and 1,000 energy.",
    });
  });

  it.each(LANGUAGES.flatMap((one) => BASE_LEAVINGS.map((reason) => [one, reason] as const)))(
    "says why a base left the map, in %s: %s",
    (language, reason) => {
      const row = { kind: "base-left", ...NOTHING, detail: { x: 3, y: 50, reason } } as const;
      const unknown = { ...row, detail: { x: 3, y: 50, reason: "of an older game" } };
      const words = SERVER_WORDS[language];
      const { cat, type, content } = logLine(row, words);
      expect({ cat, type }).toEqual({ cat: "account", type: "base-left" });
      expect(content).toContain("3, 50");
      expect(content.length).toBeGreaterThan(logLine(unknown, words).content.length + 20);
    },
  );

  it.each([
    [{ metal: 87, energy: 0 }, "metal", 1, "You dug 87 metal at 3, 50."],
    [{ metal: 0, energy: 1234567 }, "energy", 1, "You dug 1,234,567 energy at 3, 50."],
    [{ metal: 0, energy: 0 }, "energy", 1, "You dug nothing at 3, 50."],
    [
      { metal: 9, energy: 0 },
      "metal",
      20,
      "You dug 9 metal at 3, 50. You're tired; digs yield in full again tomorrow.",
    ],
  ])("tells a dig of %o", (deltas, resource, divisor, content) => {
    const detail = { x: 3, y: 50, resource, divisor };
    const line = englishLine({ kind: "dig", ...deltas, detail });
    expect(line).toMatchObject({ cat: "dig", type: resource, content });
    expect(line.color).toBe(resource === "metal" ? "steel" : "ember");
  });

  it("tells the digs of more effort and a vein", () => {
    const detail = { x: 3, y: 50, resource: "metal", divisor: 1, effort: 20, vein: true };
    expect(englishLine({ kind: "dig", metal: 1600, energy: 0, detail }).content).toBe(
      "You dug 1,600 metal at 3, 50 with 20 digs. The vein doubled it.",
    );
  });

  it("tells a payment of waiting credit", () => {
    const line = englishLine({ kind: "referral", metal: 5000, energy: 12, detail: {} });
    expect(line.content).toBe(
      "You received the referral credit that was waiting: 5,000 metal and 12 energy.",
    );
  });
});

describe("referralLogLine", () => {
  it("tells what was earned, and what of it waits", () => {
    const day = { referee: "Ada", metal: 120, energy: 30, paidMetal: 120, paidEnergy: 30 };
    expect(englishReferralLine(day).content).toBe(
      "Referral credit from Ada: 120 metal and 30 energy.",
    );
    expect(englishReferralLine({ ...day, paidMetal: 100 }).content).toBe(
      "Referral credit from Ada: 120 metal and 30 energy. 20 metal of it will be paid on a later day.",
    );
  });
});
