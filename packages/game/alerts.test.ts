import { describe, expect, it } from "vitest";
import { absenceAlert, alertSubject, ledgerAlert, napAcceptedAlert, napAlert } from "./alerts.ts";
import { LEDGER_KINDS } from "./log-categories.ts";
import type { LedgerEntry } from "./state.ts";

const ME = 7;
const entry = (
  kind: LedgerEntry["kind"],
  detail: LedgerEntry["detail"],
  metal = 0,
): LedgerEntry => ({ playerId: ME, kind, metal, energy: 0, detail });

const fought = { x: 3, y: 4, other: "Ada", otherId: 5, battle: "abc", defenderLost: 2 };
const raid = entry("defense", { ...fought, won: true }, -90);
const captured = entry("factory-lost", { ...fought, reason: "captured" });
const layersMine = entry("mine", { role: "layer", x: 1, y: 2, victim: "Bob", metal: 5 });
const victimsMine = entry("mine", { role: "victim", x: 1, y: 2 }, -5);
const released = entry("factory-lost", { x: 3, y: 4, reason: "released" });

describe("ledgerAlert", () => {
  it.each([raid, captured])("carries the facts of a fight and links to its report", (line) => {
    const { kind, metal, energy, detail } = line;
    const facts = { metal, energy, detail };
    const link = "/battles/abc";
    expect(ledgerAlert(line, 5)).toEqual({ playerId: ME, type: "attack", kind, facts, link });
  });

  it("links a mine to its field and referral credit to nothing", () => {
    expect(ledgerAlert(layersMine, 5)).toMatchObject({ type: "event", link: "/game/1/2" });
    const credit = entry("referral", { refereeId: 3, day: 1 });
    expect(ledgerAlert(credit, 5)).toMatchObject({ type: "event", link: null });
  });

  it("ignores every other kind of ledger row", () => {
    const loud = LEDGER_KINDS.filter((kind) => ledgerAlert(entry(kind, {}), 5) !== null);
    const kinds = ["base-left", "base-placed", "defense", "factory-lost", "mine", "referral"];
    expect(loud.sort()).toEqual(kinds);
  });

  it("alerts the actor only about harm and events, not about their own actions", () => {
    expect(ledgerAlert(victimsMine, ME)).toMatchObject({ type: "event", link: "/game/1/2" });
    expect(ledgerAlert(released, ME)).toMatchObject({ type: "event", link: null });
    const own = [layersMine, entry("factory-lost", { x: 3, y: 4, reason: "outgrown" })];
    for (const line of own) expect(ledgerAlert(line, ME)).toBeNull();
    const loud = LEDGER_KINDS.filter((kind) => ledgerAlert(entry(kind, {}), ME) !== null);
    expect(loud).toEqual(["base-placed"]);
  });

  it("alerts once about a base that left the map, and links to a base that was placed", () => {
    expect(ledgerAlert(entry("base-left", { x: 3, y: 4 }), 5)).toMatchObject({
      once: true,
      link: null,
    });
    const placed = ledgerAlert(entry("base-placed", { x: 3, y: 4 }), ME);
    expect(placed).toMatchObject({ type: "event", link: "/game/3/4" });
  });
});

describe("alertSubject", () => {
  const ada = { id: 5, name: "Ada", isBot: false };
  const named = { id: 5, name: "Ada" };

  it.each([
    ["a raid", raid, { danger: true, at: { x: 3, y: 4 }, other: named }],
    ["a captured factory", captured, { danger: true, at: { x: 3, y: 4 }, other: named }],
    ["a released factory", released, { danger: true, at: { x: 3, y: 4 }, other: null }],
    ["a mine under one's feet", victimsMine, { danger: true, at: { x: 1, y: 2 }, other: null }],
    [
      "a base that comes back with the next action",
      entry("base-left", { x: 3, y: 4, reason: "idle" }),
      { danger: false, at: { x: 3, y: 4 }, other: null },
    ],
    ["one's own mine", layersMine, { danger: false, at: { x: 1, y: 2 }, other: null }],
    [
      "credit",
      entry("referral", { refereeId: 3, day: 1 }),
      { danger: false, at: null, other: null },
    ],
  ])("says of %s whether it is a danger, where it was and who it was", (_what, line, subject) => {
    const alert = ledgerAlert(line, 5);
    expect(alert && alertSubject(alert)).toEqual(subject);
  });

  it("names the asker and the accepter, even in old alerts without an id", () => {
    const quiet = { danger: false, at: null };
    expect(alertSubject(napAlert(ME, ada))).toEqual({ ...quiet, other: named });
    expect(alertSubject(napAcceptedAlert(ME, ada))).toEqual({ ...quiet, other: named });
    const old = { kind: "nap", facts: { asker: "Ada", isBot: false } } as const;
    expect(alertSubject(old).other).toEqual({ id: null, name: "Ada" });
  });

  it("treats factories lost to absence as a danger", () => {
    expect(alertSubject(absenceAlert(ME, 2))).toEqual({ danger: true, at: null, other: null });
  });
});
