import { describe, expect, it } from "vitest";
import { alertOf, attackNews } from "./alerts.ts";
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
    [entry("defense", { ...fought, won: true }, -90), "attack", "Your base was raided"],
    [entry("defense", { ...fought, won: false }), "attack", "Your base held"],
    [entry("defense", { ...fought, place: "factory" }), "attack", "Your factory held"],
    [entry("factory-lost", { ...fought, reason: "captured" }), "attack", "You lost a factory"],
  ])("tells of a fight with its report", (line, type, title) => {
    const alert = alertOf(line);
    expect(alert).toMatchObject({ playerId: 7, type, title, link: "/battles/abc" });
    expect(alert?.content).toContain("Ada");
  });

  it("tells of mines and of credit without a link", () => {
    const mine = { role: "layer", x: 1, y: 2, victim: "Bob", metal: 5, energy: 0 };
    expect(alertOf(entry("mine", mine))).toMatchObject({ type: "event", link: null });
    expect(alertOf(entry("mine", mine))?.content).toContain("Bob");
    expect(alertOf(entry("referral", { refereeId: 3, day: 1 }))).toMatchObject({ type: "event" });
  });

  it("is quiet about everything else", () => {
    const loud = LEDGER_KINDS.filter((kind) => alertOf(entry(kind, {})) !== null);
    expect(loud.sort()).toEqual(["defense", "factory-lost", "mine", "referral"]);
  });
});

describe("attackNews", () => {
  const last = { title: "Your base held", content: "Ada came.", link: "/battles/abc" };
  it.each([
    [last, 1, { title: "Your base held", body: "Ada came.", url: "/battles/abc" }],
    [last, 3, { title: "You were attacked 3 times", body: "Ada came.", url: "/battles/abc" }],
    [{ ...last, link: null }, 1, { title: "Your base held", body: "Ada came.", url: "/game" }],
  ])("says what happened last, and how often", (alert, attacks, news) => {
    expect(attackNews(alert, attacks)).toEqual(news);
  });
});
