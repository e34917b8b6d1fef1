/** Which events alert a player (spec §3 Alert, rules §12-14, §4, §19), as codes and facts. */
import type { Fact, Facts, LedgerEntry, Position } from "./state.ts";
import type { AlertChange } from "./writes.ts";

/** Ledger kinds that raise an alert, with the alert's type. */
const ALERT_TYPE_BY_LEDGER_KIND = {
  defense: "attack",
  "factory-lost": "attack",
  "base-left": "event",
  "base-placed": "event",
  mine: "event",
  referral: "event",
} as const;
export type AlertingLedgerKind = keyof typeof ALERT_TYPE_BY_LEDGER_KIND;

const isAlertingKind = (kind: string): kind is AlertingLedgerKind =>
  Object.hasOwn(ALERT_TYPE_BY_LEDGER_KIND, kind);

/** Whether the actor should be alerted about a row that their own action wrote. */
function happenedToActor({ kind, detail }: LedgerEntry): boolean {
  if (kind === "mine") return detail.role === "victim";
  return kind === "base-placed" || (kind === "factory-lost" && detail.reason === "released");
}

/** Path that the alert opens: the battle report, or the field of a mine or base. */
function linkOf({ kind, detail: { battle, x, y } }: LedgerEntry): string | null {
  if (typeof battle === "string") return `/battles/${battle}`;
  return kind === "mine" || kind === "base-placed" ? `/game/${x}/${y}` : null;
}

/**
 * The alert for a log line: attacks, lost factories, bases that left the map (one unread at most)
 * or were placed elsewhere than shown, exploded mines, the first referral credit of a day. Null for
 * everything else, including most lines of the actor's own.
 * @param actor the player whose action writes the line
 */
export function ledgerAlert(line: LedgerEntry, actor: number): AlertChange | null {
  const { playerId, kind, metal, energy, detail } = line;
  if (!isAlertingKind(kind) || (playerId === actor && !happenedToActor(line))) return null;
  // A scheduled release is not an attack.
  const type =
    kind === "factory-lost" && detail.reason === "released"
      ? "event"
      : ALERT_TYPE_BY_LEDGER_KIND[kind];
  const alert = {
    playerId,
    type,
    kind,
    facts: { metal, energy, detail },
    link: linkOf(line),
  } as const;
  return kind === "base-left" ? { ...alert, once: true } : alert;
}

/** The other player named in an alert. */
export interface AlertPlayer {
  id: number;
  name: string;
  isBot: boolean;
}

const playerLink = (name: string) => `/players/${encodeURIComponent(name)}`;

/** For a player who was asked for a NAP, one unread per pair. Links to the asker's profile. */
export function napAlert(playerId: number, { id, name, isBot }: AlertPlayer): AlertChange {
  const facts = { asker: name, askerId: id, isBot };
  return { playerId, type: "event", kind: "nap", facts, link: playerLink(name), once: true };
}

/** For a player whose NAP request was accepted. */
export function napAcceptedAlert(playerId: number, { id, name, isBot }: AlertPlayer): AlertChange {
  const facts = { partner: name, partnerId: id, isBot };
  return { playerId, type: "event", kind: "nap-accepted", facts, link: playerLink(name) };
}

/** For an owner whose factories were released after a long absence. */
export function absenceAlert(playerId: number, factories: number): AlertChange {
  return { playerId, type: "event", kind: "absence", facts: { factories }, link: null };
}

/** For an owner whose small factory will be released to newcomers at a full hour (milliseconds). */
export function releaseAlert(playerId: number, { x, y }: Position, at: number): AlertChange {
  return { playerId, type: "event", kind: "release", facts: { x, y, at }, link: null };
}

/** The parts of an alert that a page shows besides its text. */
export interface AlertSubject {
  /** True for harm: an attack, a lost factory, a mine that the player stepped on. */
  danger: boolean;
  /** Where it happened, or null. */
  at: Position | null;
  /** The attacker, asker or accepter. `id` is null in alerts stored before ids were kept. */
  other: { id: number | null; name: string } | null;
}

const isFacts = (value: Fact | Facts | undefined): value is Facts =>
  typeof value === "object" && value !== null;

/**
 * Alerts that are listed even if their type is switched off: what the team decided about the
 * player.
 */
export const STAFF_ALERT_KINDS = ["sanction", "sanction-lifted", "moderated", "appeal"] as const;

/** Alerts that are always dangers. A mine alert is one only for its victim. */
export const DANGER_KINDS = ["defense", "factory-lost", "absence"] as const;

function isDanger(kind: AlertChange["kind"], { role }: Facts): boolean {
  return kind === "mine" ? role === "victim" : DANGER_KINDS.some((one) => one === kind);
}

/** The other player; the name of the fact depends on the alert's kind. */
function otherOf({ facts }: Pick<AlertChange, "facts">, detail: Facts): AlertSubject["other"] {
  const name = detail.other ?? facts.asker ?? facts.partner;
  const id = detail.otherId ?? facts.askerId ?? facts.partnerId;
  return typeof name === "string" ? { id: typeof id === "number" ? id : null, name } : null;
}

/** Derives the subject from a stored alert. */
export function alertSubject(alert: Pick<AlertChange, "kind" | "facts">): AlertSubject {
  const { kind, facts } = alert;
  const detail = isFacts(facts.detail) ? facts.detail : {};
  const [x, y] = [detail.x ?? facts.x, detail.y ?? facts.y];
  return {
    danger: isDanger(kind, detail),
    at: typeof x === "number" && typeof y === "number" ? { x, y } : null,
    other: otherOf(alert, detail),
  };
}
