/** What players are told at once because others did it (spec §3 Alert, rules §12-14, §4). */
import { logLine } from "./log-line.ts";
import type { AlertChange, LedgerEntry } from "./state.ts";

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

/** To a player who is asked for a NAP; leads to the page where it can be accepted. */
export function napAlert(playerId: number, asker: string): AlertChange {
  const content = `${asker} asks you for a non-aggression pact.`;
  const link = `/players/${encodeURIComponent(asker)}`;
  return { playerId, type: "event", title: "A pact is offered", content, link };
}

/** To an owner whose plain factories fell free because nobody saw them for long. */
export function forsakenAlert(playerId: number, factories: number): AlertChange {
  const content = `You were away for a week: ${factories === 1 ? "your factory has" : `your ${factories} factories have`} fallen free.`;
  return { playerId, type: "event", title: "Factories lost", content, link: null };
}
