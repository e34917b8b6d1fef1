/** All sounds of the game, with their settings flag and parameters (spec §3, §9). */

import type { Alert } from "@emberlode/contract";
import type { Resource, SoundFlag } from "@emberlode/game";
import type { Messages } from "@emberlode/messages/translator";
import { isRecord } from "../../lib/is-record.ts";
import type { DialogId } from "../ui/dialog-atoms.ts";

/** A sound; each has a caption. */
export type Cue = keyof Messages["settings"]["captions"]["texts"];

interface CueSound {
  flag: SoundFlag;
  /** Parameters of zzfx in order: volume, randomness, frequency, attack, sustain, release… */
  sound: readonly (number | undefined)[];
  /** Whether a live region announces the event anyway, so that the caption is only visual. */
  isAnnounced: boolean;
}

const none = undefined;

export const CUES: Readonly<Record<Cue, CueSound>> = {
  step: { flag: "click", sound: [0.25, 0.1, 95, 0.005, 0.01, 0.04, 4, 1.6], isAnnounced: true },
  click: { flag: "click", sound: [0.2, 0, 640, none, 0.006, 0.02, 1, 1.5], isAnnounced: false },
  digMetal: {
    flag: "action",
    sound: [0.6, 0.06, 190, none, 0.02, 0.16, 2, 1.8, -3, none, 90, 0.04, none, 0.6],
    isAnnounced: true,
  },
  digEnergy: {
    flag: "action",
    sound: [0.5, 0.06, 520, 0.03, 0.08, 0.2, 4, 0.7, -6, none, none, none, none, 1.2],
    isAnnounced: true,
  },
  find: {
    flag: "action",
    sound: [0.6, 0, 523, 0.01, 0.1, 0.25, 1, 1.5, none, none, 262, 0.08],
    isAnnounced: true,
  },
  purchase: {
    flag: "action",
    sound: [0.5, 0, 660, none, 0.05, 0.18, 1, 1.6, none, none, 330, 0.05],
    isAnnounced: true,
  },
  coins: {
    flag: "action",
    sound: [0.4, 0.02, 1200, none, 0.03, 0.12, 1, 1.7, none, none, 420, 0.03],
    isAnnounced: true,
  },
  use: {
    flag: "action",
    sound: [0.5, 0.02, 300, 0.02, 0.1, 0.15, 0, 1, 8],
    isAnnounced: true,
  },
  capture: {
    flag: "action",
    sound: [0.7, 0, 262, 0.02, 0.25, 0.4, 1, 1.3, none, none, 131, 0.12],
    isAnnounced: true,
  },
  refused: {
    flag: "action",
    sound: [0.45, 0, 150, 0.005, 0.06, 0.1, 3, 0.8, -2],
    isAnnounced: true,
  },
  won: {
    flag: "attack",
    sound: [0.7, 0, 392, 0.02, 0.3, 0.4, 1, 1.2, none, none, 196, 0.15],
    isAnnounced: true,
  },
  lost: {
    flag: "attack",
    sound: [0.7, 0, 220, 0.02, 0.3, 0.5, 2, 1.1, -1.5, none, -60, 0.15],
    isAnnounced: true,
  },
  alertAdmin: {
    flag: "admin",
    sound: [0.6, 0, 740, 0.01, 0.12, 0.2, 0, 1, none, none, none, none, 0.09],
    isAnnounced: true,
  },
  alertEvent: {
    flag: "event",
    sound: [0.5, 0, 587, 0.02, 0.15, 0.3, 0, 1, none, none, 147, 0.12],
    isAnnounced: true,
  },
  alertAttack: {
    flag: "attack",
    sound: [0.7, 0, 330, 0.01, 0.25, 0.2, 2, 1.2, none, none, -110, 0.1, 0.2],
    isAnnounced: true,
  },
  goal: {
    flag: "event",
    sound: [0.6, 0, 659, 0.01, 0.2, 0.35, 1, 1.4, none, none, 220, 0.1],
    isAnnounced: true,
  },
  menuOpen: { flag: "menu", sound: [0.3, 0, 330, 0.01, 0.03, 0.06, 0, 1, 12], isAnnounced: true },
  menuClose: {
    flag: "menu",
    sound: [0.3, 0, 420, 0.01, 0.03, 0.06, 0, 1, -12],
    isAnnounced: false,
  },
  login: {
    flag: "auth",
    sound: [0.5, 0, 392, 0.02, 0.15, 0.3, 0, 1, none, none, 131, 0.1],
    isAnnounced: false,
  },
  logout: {
    flag: "auth",
    sound: [0.5, 0, 392, 0.02, 0.15, 0.3, 0, 1, none, none, -131, 0.1],
    isAnnounced: true,
  },
};

/** The sample that tests a flag. */
export const TEST_CUES: Readonly<Record<SoundFlag, Cue>> = {
  action: "purchase",
  auth: "login",
  admin: "alertAdmin",
  attack: "alertAttack",
  click: "click",
  event: "alertEvent",
  menu: "menuOpen",
};

/** Calls with a sound of success. */
const SUCCESS_CUES: Readonly<Partial<Record<string, Cue>>> = {
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
const VICTORY_CUES: Readonly<Partial<Record<string, Cue>>> = {
  "battles.attack": "won",
  "puc.capture": "capture",
};

/** The sound of a successful call by its path; null if none. */
export function cueOfAnswer(path: string, answer: unknown): Cue | null {
  const victory = VICTORY_CUES[path];
  if (victory === undefined) return SUCCESS_CUES[path] ?? null;
  const report = isRecord(answer) && isRecord(answer.report) ? answer.report : {};
  return report.winner === "attacker" ? victory : "lost";
}

/** What a sound depends on in the result of an action on a field. */
type SoundedOutcome = { kind: "gained"; resource: Resource } | { kind: "refused" };

/** The sound of a dig's result; null if none. */
export function cueOfOutcome(outcome: SoundedOutcome | null): Cue | null {
  if (outcome === null) return null;
  if (outcome.kind === "refused") return "refused";
  return outcome.resource === "metal" ? "digMetal" : "digEnergy";
}

/** The sound of opening or closing a dialog; switching between two counts as opening. */
export function cueOfDialog(now: DialogId | null): Cue {
  return now === null ? "menuClose" : "menuOpen";
}

const ALERT_CUES = {
  admin: "alertAdmin",
  event: "alertEvent",
  attack: "alertAttack",
} as const satisfies Record<Alert["type"], Cue>;

/** All danger alerts sound like an attack. */
export const cueOfAlert = ({ type, danger }: Pick<Alert, "type" | "danger">): Cue =>
  ALERT_CUES[danger ? "attack" : type];
