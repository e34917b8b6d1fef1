/** Which sound belongs to what happened. */
import type { Alert } from "@emberlode/contract";
import { isRecord } from "../../lib/is-record.ts";
import type { Outcome } from "../field/atoms/field-atoms.ts";
import type { Popup } from "../ui/atoms/popup-atom.ts";
import type { Cue } from "./cues.ts";

/** Calls that sound when they went well. */
const ANSWERED: Readonly<Partial<Record<string, Cue>>> = {
  "units.buy": "purchase",
  "units.buyTech": "purchase",
  "euc.buy": "purchase",
  "euc.install": "purchase",
  "market.buy": "purchase",
  "researches.raise": "purchase",
  "puc.upgrade": "purchase",
  "bank.use": "coins",
  "exchange.change": "coins",
  "casino.play": "coins",
  "tools.use": "use",
};
/** Fights, and what winning one sounds like. */
const FIGHTS: Readonly<Partial<Record<string, Cue>>> = {
  "battles.attack": "won",
  "puc.capture": "capture",
};

/** What an answered call sounds like, by its path; null for none. */
export function cueOfAnswer(path: string, answer: unknown): Cue | null {
  const victory = FIGHTS[path];
  if (victory === undefined) return ANSWERED[path] ?? null;
  const report = isRecord(answer) && isRecord(answer.report) ? answer.report : {};
  return report.winner === "attacker" ? victory : "lost";
}

/** What a dig came to. */
export function cueOfOutcome(outcome: Outcome | null): Cue | null {
  if (outcome === null) return null;
  if (outcome.kind === "refused") return "refused";
  return outcome.resource === "metal" ? "digMetal" : "digEnergy";
}

/** A window that opens or closes; from one to the next it opens. */
export function cueOfPopup(now: Popup | null): Cue {
  return now === null ? "menuClose" : "menuOpen";
}

const OF_ALERTS = {
  admin: "alertAdmin",
  event: "alertEvent",
  attack: "alertAttack",
} as const satisfies Record<Alert["type"], Cue>;

/** Harm sounds like an attack, whatever did it. */
export const cueOfAlert = ({ type, danger }: Pick<Alert, "type" | "danger">): Cue =>
  OF_ALERTS[danger ? "attack" : type];
