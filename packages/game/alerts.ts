/** What players are alerted of (spec §3 Alert, rules §12-14, §4, §19): codes and facts. */
import type { Fact, Facts, LedgerEntry, Position } from "./state.ts";
import type { AlertChange } from "./writes.ts";

/** Lines of the log that go with an alert. */
const LINES = {
  defense: "attack",
  "factory-lost": "attack",
  "base-left": "event",
  "base-placed": "event",
  mine: "event",
  referral: "event",
} as const;
export type AlertLine = keyof typeof LINES;

const isAlertLine = (kind: string): kind is AlertLine => Object.hasOwn(LINES, kind);

/** Whether a line is about harm or an event, although its player's own action wrote it. */
function happenedToActor({ kind, detail }: LedgerEntry): boolean {
  if (kind === "mine") return detail.role === "victim";
  return kind === "base-placed" || (kind === "factory-lost" && detail.reason === "released");
}

/** Where a line leads: the report of a fight, the field of a mine or of a base. */
function linkOf({ kind, detail: { battle, x, y } }: LedgerEntry): string | null {
  if (typeof battle === "string") return `/battles/${battle}`;
  return kind === "mine" || kind === "base-placed" ? `/game/${x}/${y}` : null;
}

/**
 * The alert for a log line: attacks, factories lost, bases that left the map (one unread) or were placed
 * elsewhere than shown, mines that went off, the first credit of a day. Null for all other lines, which
 * includes most of a player's own.
 * @param actor the player whose action writes the line
 */
export function alertOf(line: LedgerEntry, actor: number): AlertChange | null {
  const { playerId, kind, metal, energy, detail } = line;
  if (!isAlertLine(kind) || (playerId === actor && !happenedToActor(line))) return null;
  // What the hour took was nobody's attack.
  const type = kind === "factory-lost" && detail.reason === "released" ? "event" : LINES[kind];
  const alert = {
    playerId,
    type,
    kind,
    facts: { metal, energy, detail },
    link: linkOf(line),
  } as const;
  return kind === "base-left" ? { ...alert, once: true } : alert;
}

/** Another player whom an alert names. */
export interface AlertPlayer {
  id: number;
  name: string;
  isBot: boolean;
}

const playerLink = (name: string) => `/players/${encodeURIComponent(name)}`;

/** To a player who is asked for a NAP, one unread a pair; leads to the page where it can be accepted. */
export function napAlert(playerId: number, { id, name, isBot }: AlertPlayer): AlertChange {
  const facts = { asker: name, askerId: id, isBot };
  return { playerId, type: "event", kind: "nap", facts, link: playerLink(name), once: true };
}

/** To a player whose request for a NAP was accepted. */
export function napAcceptedAlert(playerId: number, { id, name, isBot }: AlertPlayer): AlertChange {
  const facts = { partner: name, partnerId: id, isBot };
  return { playerId, type: "event", kind: "nap-accepted", facts, link: playerLink(name) };
}

/** What a moderator can decide about a message that was reported. */
export const REPORT_DECISIONS = ["removed", "dismissed"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** To an owner whose plain factories became free because nobody saw them for long. */
export function absenceAlert(playerId: number, factories: number): AlertChange {
  return { playerId, type: "event", kind: "absence", facts: { factories }, link: null };
}

/** To an owner whose small factory becomes free for newcomers at a full hour (milliseconds). */
export function releaseAlert(playerId: number, { x, y }: Position, at: number): AlertChange {
  return { playerId, type: "event", kind: "release", facts: { x, y, at }, link: null };
}

/** What a page needs to know of an alert besides its words. */
export interface AlertSubject {
  /** Whether it tells of harm: an attack, a lost factory, a mine under the player's own feet. */
  danger: boolean;
  /** Where it happened; null for nowhere. */
  at: Position | null;
  /** The other player: who attacked, asked or accepted. The id is null in alerts older than it. */
  other: { id: number | null; name: string } | null;
}

const isFacts = (value: Fact | Facts | undefined): value is Facts =>
  typeof value === "object" && value !== null;

/** Alerts that always tell of harm; one of a mine does to its victim. */
export const DANGER_KINDS = ["defense", "factory-lost", "absence"] as const;

function isDanger(kind: AlertChange["kind"], { role }: Facts): boolean {
  return kind === "mine" ? role === "victim" : DANGER_KINDS.some((one) => one === kind);
}

/** The player whom an alert names, under the names that its kind has for them. */
function otherOf({ facts }: Pick<AlertChange, "facts">, detail: Facts): AlertSubject["other"] {
  const name = detail.other ?? facts.asker ?? facts.partner;
  const id = detail.otherId ?? facts.askerId ?? facts.partnerId;
  return typeof name === "string" ? { id: typeof id === "number" ? id : null, name } : null;
}

/** What an alert is about, from what is stored of it. */
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
