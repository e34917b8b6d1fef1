import {
  absenceAlert,
  type LedgerEntry,
  ledgerAlert,
  napAcceptedAlert,
  napAlert,
  releaseAlert,
} from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { alertText, attackNotification } from "./alert-text.ts";
import { logLine } from "./log-line.ts";
import { SERVER_TRANSLATORS } from "./server-translators.ts";

const translators = SERVER_TRANSLATORS.en;
const entry = (
  kind: LedgerEntry["kind"],
  detail: LedgerEntry["detail"],
  metal = 0,
): LedgerEntry => ({ playerId: 7, kind, metal, energy: 0, detail });

function textOf(line: LedgerEntry) {
  // Some rows alert the player whose action wrote them.
  const alert = ledgerAlert(line, line.detail.role === "victim" ? line.playerId : 5);
  if (alert === null) throw new Error("There is no alert.");
  return alertText(alert, translators);
}

describe("alertText", () => {
  const fought = { x: 3, y: 4, other: "Ada", battle: "abc", defenderLost: 2, repaired: 0 };
  it.each([
    ["Your base was raided", entry("defense", { ...fought, won: true }, -90)],
    ["Your factory was plundered", entry("defense", { ...fought, place: "factory", won: true })],
    ["Your base held", entry("defense", { ...fought, won: false })],
    ["Your factory held", entry("defense", { ...fought, place: "factory" })],
    ["You lost a factory", entry("factory-lost", { ...fought, reason: "captured" })],
    ["Your base was taken off the map", entry("base-left", { x: 3, y: 4, reason: "full" })],
    ["Your base is on the map", entry("base-placed", { x: 3, y: 4, fromX: 2, taken: true })],
    ["One of your mines exploded", entry("mine", { role: "layer", x: 1, y: 2, victim: "Bob" })],
    ["You stepped on a mine", entry("mine", { role: "victim", x: 1, y: 2 }, -5)],
  ])("%s: says what the line of the log says", (title, line) => {
    expect(textOf(line)).toEqual({ title, content: logLine(line, translators).content });
  });

  it.each([
    [
      napAlert(7, { id: 5, name: "Ada", isBot: true }),
      "Ada (bot) has asked you for a non-aggression pact (NAP).",
    ],
    [
      napAcceptedAlert(7, { id: 5, name: "Ada", isBot: true }),
      "Ada (bot) has accepted your non-aggression pact (NAP). Neither of you can attack the other.",
    ],
    [absenceAlert(7, 3), "You were away for a week, so your 3 factories were released."],
    [
      releaseAlert(7, { x: 5, y: 6 }, Date.UTC(2026, 4, 20, 14)),
      "Small factories are scarce. At 2026-05-20 14:00 UTC, your factory at 5, 6 will be released for players without a factory.",
    ],
  ])("says what no line says", (alert, content) => {
    expect(alertText(alert, translators)).toMatchObject({ content });
  });

  const from = Date.UTC(2026, 4, 20, 14);
  const until = Date.UTC(2026, 4, 21, 2);
  it.each([
    [
      "peace",
      { change: "announced", from, until },
      "From 2026-05-20 14:00 to 2026-05-21 02:00 UTC, players can't attack each other's bases or factories. Everything else stays the same.",
    ],
    [
      "peace",
      { change: "ended", from, until },
      "It ended early, at 2026-05-21 02:00 UTC. Players can attack each other again.",
    ],
    [
      "maintenance",
      { change: "announced", from, until: null },
      "From 2026-05-20 14:00 UTC until maintenance ends, you can look around but not act. You keep everything.",
    ],
    [
      "maintenance",
      { change: "canceled", from, until },
      "Maintenance planned for 2026-05-20 14:00 UTC won't take place.",
    ],
  ] as const)("says when %s %o", (kind, facts, content) => {
    expect(alertText({ kind, facts }, translators)).toMatchObject({ content });
  });

  it("does not change free text", () => {
    const facts = { title: "Tonight", content: "The server rests." };
    expect(alertText({ kind: "text", facts }, SERVER_TRANSLATORS.es)).toEqual(facts);
  });
});

describe("attackNotification", () => {
  const facts = { metal: 0, energy: 0, detail: { x: 3, y: 4, other: "Ada", won: false } };
  const last = { kind: "defense", facts, link: "/battles/abc" } as const;
  const body = "Your base at 3, 4 held against an attack by Ada. You lost no units.";
  it.each([
    [last, 1, { title: "Your base held", body, url: "/battles/abc" }],
    [last, 3, { title: "You were attacked 3 times", body, url: "/battles/abc" }],
    [{ ...last, link: null }, 1, { title: "Your base held", body, url: "/game" }],
  ])("has the latest attack and the number of attacks", (alert, attacks, news) => {
    expect(attackNotification(alert, attacks, translators)).toEqual(news);
  });
});
