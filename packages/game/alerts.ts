/** What players are notified of because others did it (spec §3 Alert, rules §12-14, §4): codes and facts. */
import type { LedgerEntry, Position } from "./state.ts";
import type { AlertChange } from "./writes.ts";

/** Lines that another player's action writes into a log and that go with an alert. */
const LINES = {
  defense: "attack",
  "factory-lost": "attack",
  mine: "event",
  referral: "event",
} as const;
export type AlertLine = keyof typeof LINES;

const isAlertLine = (kind: string): kind is AlertLine => Object.hasOwn(LINES, kind);

/**
 * The alert that goes with a line which another player's action writes into a log: attacks, factories
 * lost, mines that went off, the first credit of a day. Null for lines that nobody has to hear of.
 */
export function alertOf({
  playerId,
  kind,
  metal,
  energy,
  detail,
}: LedgerEntry): AlertChange | null {
  if (!isAlertLine(kind)) return null;
  const link = typeof detail.battle === "string" ? `/battles/${detail.battle}` : null;
  return { playerId, type: LINES[kind], kind, facts: { metal, energy, detail }, link };
}

/** To a player who is asked for a NAP, one unread a pair; leads to the page where it can be accepted. */
export function napAlert(playerId: number, asker: string, isBot: boolean): AlertChange {
  const link = `/players/${encodeURIComponent(asker)}`;
  return { playerId, type: "event", kind: "nap", facts: { asker, isBot }, link, once: true };
}

/** What a moderator can decide about a message that was reported. */
export const REPORT_DECISIONS = ["removed", "dismissed"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** To an owner whose plain factories fell free because nobody saw them for long. */
export function absenceAlert(playerId: number, factories: number): AlertChange {
  return { playerId, type: "event", kind: "absence", facts: { factories }, link: null };
}

/** To an owner whose small factory falls free for newcomers at a full hour (milliseconds). */
export function releaseAlert(playerId: number, { x, y }: Position, at: number): AlertChange {
  return { playerId, type: "event", kind: "release", facts: { x, y, at }, link: null };
}
