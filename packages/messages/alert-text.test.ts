import {
  absenceAlert,
  alertOf,
  type LedgerEntry,
  napAcceptedAlert,
  napAlert,
  releaseAlert,
} from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { alertText, attackNews } from "./alert-text.ts";
import { SERVER_WORDS } from "./server-words.ts";

const words = SERVER_WORDS.en;
const entry = (
  kind: LedgerEntry["kind"],
  detail: LedgerEntry["detail"],
  metal = 0,
): LedgerEntry => ({ playerId: 7, kind, metal, energy: 0, detail });

function textOf(line: LedgerEntry) {
  // The line of whoever acts says what befell them.
  const alert = alertOf(line, line.detail.role === "victim" ? line.playerId : 5);
  if (alert === null) throw new Error("no alert");
  return alertText(alert, words);
}

describe("alertText", () => {
  const fought = { x: 3, y: 4, other: "Ada", battle: "abc", defenderLost: 2, repaired: 0 };
  it.each([
    [
      entry("defense", { ...fought, won: true }, -90),
      "Your base was raided",
      "Your base at 3, 4 was raided by Ada, who carried off 90 metal. You lost 2 units.",
    ],
    [
      entry("defense", { ...fought, won: false }),
      "Your base held",
      "Your base at 3, 4 held against an attack by Ada. You lost 2 units.",
    ],
    [
      entry("defense", { ...fought, place: "factory" }),
      "Your factory held",
      "The guard of your factory at 3, 4 held against Ada. You lost 2 units.",
    ],
    [
      entry("factory-lost", { ...fought, reason: "captured" }),
      "You lost a factory",
      "You lost the factory at 3, 4 to Ada. You lost 2 units.",
    ],
    [
      entry("base-left", { x: 3, y: 4, reason: "newcomersHere" }),
      "Your base left the map",
      "Your base at 3, 4 left the map. Your network (school, office or home) has reached its limit of 20 bases of accounts younger than 30 days, and yours was idle longest. Everything else stays yours, and your next action puts the base back.",
    ],
    [
      entry("base-placed", { x: 3, y: 4, fromX: 2, fromY: 5, taken: true }),
      "Your base has its place",
      "Another player settled at 2, 5 first. Your base is at 3, 4, the nearest free wasteland.",
    ],
    [
      entry("base-placed", { x: 3, y: 4, fromX: 2, fromY: 5, taken: false }),
      "Your base has its place",
      "Your base is at 3, 4, the free wasteland nearest to you.",
    ],
    [
      entry("mine", { role: "layer", x: 1, y: 2, victim: "Bob", metal: 5, energy: 0 }),
      "One of your mines exploded",
      "Your mine at 1, 2 exploded under Bob and destroyed 5 metal.",
    ],
    [
      entry("mine", { role: "victim", x: 1, y: 2 }, -5),
      "You stepped on a mine",
      "A mine exploded under you at 1, 2 and destroyed 5 metal.",
    ],
    [
      entry("referral", { refereeId: 3, day: 1 }),
      "Referral credit",
      "A player you referred is digging today. You get an extra 10% of what they dig.",
    ],
  ])("says what a line of the log says", (line, title, content) => {
    expect(textOf(line)).toEqual({ title, content });
  });

  it.each([
    [
      napAlert(7, { id: 5, name: "Ada", isBot: true }),
      "NAP request",
      "Ada (bot) has asked you for a non-aggression pact (NAP).",
    ],
    [
      napAcceptedAlert(7, { id: 5, name: "Ada", isBot: true }),
      "NAP accepted",
      "Ada (bot) has accepted your non-aggression pact (NAP). Neither of you can attack the other.",
    ],
    [
      absenceAlert(7, 1),
      "Lost while you were away",
      "You were away for a week, so your factory was released.",
    ],
    [
      absenceAlert(7, 3),
      "Lost while you were away",
      "You were away for a week, so your 3 factories were released.",
    ],
    [
      releaseAlert(7, { x: 5, y: 6 }, Date.UTC(2026, 4, 20, 14)),
      "A factory will be released",
      "Small factories are scarce. Your factory at 5, 6 will be released for newcomers at 14:00 UTC.",
    ],
  ])("says what no line says", (alert, title, content) => {
    expect(alertText(alert, words)).toEqual({ title, content });
  });

  it("leaves words as they are that somebody wrote", () => {
    const facts = { title: "Tonight", content: "The server rests." };
    expect(alertText({ kind: "text", facts }, SERVER_WORDS.es)).toEqual(facts);
  });
});

describe("attackNews", () => {
  const facts = { metal: 0, energy: 0, detail: { x: 3, y: 4, other: "Ada", won: false } };
  const last = { kind: "defense", facts, link: "/battles/abc" } as const;
  const body = "Your base at 3, 4 held against an attack by Ada. You lost no units.";
  it.each([
    [last, 1, { title: "Your base held", body, url: "/battles/abc" }],
    [last, 3, { title: "You were attacked 3 times", body, url: "/battles/abc" }],
    [{ ...last, link: null }, 1, { title: "Your base held", body, url: "/game" }],
  ])("says what happened last, and how often", (alert, attacks, news) => {
    expect(attackNews(alert, attacks, words)).toEqual(news);
  });
});
