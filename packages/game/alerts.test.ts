import { describe, expect, it } from "vitest";
import { alertOf } from "./alerts.ts";
import { LEDGER_KINDS } from "./log-categories.ts";
import type { LedgerEntry } from "./state.ts";

const entry = (
  kind: LedgerEntry["kind"],
  detail: LedgerEntry["detail"],
  metal = 0,
): LedgerEntry => ({ playerId: 7, kind, metal, energy: 0, detail });

describe("alertOf", () => {
  const fought = { x: 3, y: 4, other: "Ada", battle: "abc", defenderLost: 2, repaired: 0 };
  it.each([
    entry("defense", { ...fought, won: true }, -90),
    entry("factory-lost", { ...fought, reason: "captured" }),
  ])("has the facts of a fight, and leads to its report", (line) => {
    const { kind, metal, energy, detail } = line;
    const facts = { metal, energy, detail };
    const link = "/battles/abc";
    expect(alertOf(line)).toEqual({ playerId: 7, type: "attack", kind, facts, link });
  });

  it("leads nowhere from mines and credit", () => {
    const mine = { role: "layer", x: 1, y: 2, victim: "Bob", metal: 5, energy: 0 };
    expect(alertOf(entry("mine", mine))).toMatchObject({ type: "event", link: null });
    expect(alertOf(entry("referral", { refereeId: 3, day: 1 }))).toMatchObject({ type: "event" });
  });

  it("is quiet about everything else", () => {
    const loud = LEDGER_KINDS.filter((kind) => alertOf(entry(kind, {})) !== null);
    expect(loud.sort()).toEqual(["defense", "factory-lost", "mine", "referral"]);
  });
});
