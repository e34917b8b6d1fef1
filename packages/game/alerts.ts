/** What players are told at once because others did it (spec §3 Alert, rules §12-14, §4). */
import { logLine } from "./log-line.ts";
import { labelledName } from "./log-lines/line.ts";
import type { AlertChange, LedgerEntry, Position } from "./state.ts";

type Told = Pick<AlertChange, "type" | "title"> & { content?: string };

const CREDIT = "A player whom you referred is digging today: a tenth of it is yours on top.";

function toldBy({ kind, detail }: LedgerEntry): Told | null {
  switch (kind) {
    case "defense": {
      const what = detail.place === "factory" ? "factory" : "base";
      const title = detail.won === true ? "Your base was raided" : `Your ${what} held`;
      return { type: "attack", title };
    }
    case "factory-lost":
      return { type: "attack", title: "You lost a factory" };
    case "mine":
      return { type: "event", title: "One of your mines went off" };
    case "referral":
      return { type: "event", title: "Referral credit", content: CREDIT };
    default:
      return null;
  }
}

/**
 * The alert that goes with a line which another player's action writes into a log: attacks, factories
 * lost, mines that went off, the first credit of a day. Null for lines that nobody has to hear of.
 */
export function alertOf(entry: LedgerEntry): AlertChange | null {
  const told = toldBy(entry);
  if (told === null) return null;
  const { battle } = entry.detail;
  const { type, title, content = logLine(entry).content } = told;
  const link = typeof battle === "string" ? `/battles/${battle}` : null;
  return { playerId: entry.playerId, type, title, content, link };
}

/** To a player who is asked for a NAP, one unread a pair; leads to the page where it can be accepted. */
export function napAlert(playerId: number, asker: string, isBot: boolean): AlertChange {
  const content = `${labelledName(asker, isBot)} asks you for a non-aggression pact.`;
  const link = `/players/${encodeURIComponent(asker)}`;
  return { playerId, type: "event", title: "A pact is offered", content, link, once: true };
}

/** What a moderator can decide about a message that was reported. */
export const REPORT_DECISIONS = ["removed", "dismissed"] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** To whoever reported a message that a moderator has looked at. */
export function reportAlert(decision: ReportDecision): { title: string; content: string } {
  const content =
    decision === "removed"
      ? "A moderator has removed the chat message that you reported. Thank you."
      : "A moderator has read the chat message that you reported and found that it may stay.";
  return { title: "Your report was decided", content };
}

/** To an owner whose plain factories fell free because nobody saw them for long. */
export function absenceAlert(playerId: number, factories: number): AlertChange {
  const content = `You were away for a week: ${factories === 1 ? "your factory has" : `your ${factories} factories have`} fallen free.`;
  return { playerId, type: "event", title: "Factories lost", content, link: null };
}

/** To an owner whose small factory falls free for newcomers at a full hour (milliseconds). */
export function releaseAlert(playerId: number, { x, y }: Position, at: number): AlertChange {
  const time = new Date(at).toISOString().slice(11, 16);
  const content = `Small factories are scarce: yours at ${x}, ${y} falls free for newcomers at ${time} UTC.`;
  return { playerId, type: "event", title: "A factory will fall free", content, link: null };
}

/** An attack as somebody is notified of it who does not look. */
export interface AttackNews {
  title: string;
  body: string;
  /** A path of the site to look at. */
  url: string;
}

/** Where a notification leads that has no report. */
const GAME_PATH = "/game";

/**
 * What a notification says of attacks on a player.
 * @param last the newest of them
 * @param attacks how many there were, 1 or more
 */
export function attackNews(
  last: Pick<AlertChange, "title" | "content" | "link">,
  attacks: number,
): AttackNews {
  const title = attacks === 1 ? last.title : `You were attacked ${attacks} times`;
  return { title, body: last.content, url: last.link ?? GAME_PATH };
}
