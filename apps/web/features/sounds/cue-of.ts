/** Maps events to sounds. */
import type { Alert } from "@emberlode/contract";
import { isRecord } from "../../lib/is-record.ts";
import type { Outcome } from "../field/field-atoms.ts";
import type { Popup } from "../ui/popup-atom.ts";
import type { Cue } from "./cues.ts";

/** Calls with a sound of success. */
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
/** Fights, with the sound of a victory. */
const FIGHTS: Readonly<Partial<Record<string, Cue>>> = {
  "battles.attack": "won",
  "puc.capture": "capture",
};

/** The sound of a successful call by its path; null if none. */
export function cueOfAnswer(path: string, answer: unknown): Cue | null {
  const victory = FIGHTS[path];
  if (victory === undefined) return ANSWERED[path] ?? null;
  const report = isRecord(answer) && isRecord(answer.report) ? answer.report : {};
  return report.winner === "attacker" ? victory : "lost";
}

/** The sound of a dig's result; null if none. */
export function cueOfOutcome(outcome: Outcome | null): Cue | null {
  if (outcome === null) return null;
  if (outcome.kind === "refused") return "refused";
  return outcome.resource === "metal" ? "digMetal" : "digEnergy";
}

/** The sound of opening or closing a dialog; switching between two counts as opening. */
export function cueOfPopup(now: Popup | null): Cue {
  return now === null ? "menuClose" : "menuOpen";
}

const OF_ALERTS = {
  admin: "alertAdmin",
  event: "alertEvent",
  attack: "alertAttack",
} as const satisfies Record<Alert["type"], Cue>;

/** All danger alerts sound like an attack. */
export const cueOfAlert = ({ type, danger }: Pick<Alert, "type" | "danger">): Cue =>
  OF_ALERTS[danger ? "attack" : type];
