/** What every line of the loot log is made of (spec §3, rules §18). */
import type { LogCategory } from "../log-categories.ts";
import type { LedgerEntry, LedgerKind } from "../state.ts";

/** A log line with the spec's log fields; the time is the ledger row's. */
export interface LogLine {
  /** What the log can be filtered by. */
  cat: LogCategory;
  type: string;
  /** Name of a colour of the design. */
  color: "steel" | "ember" | "good" | "bad" | "neutral";
  /** Name of a game-icons icon. */
  icon: string;
  content: string;
}

export type LoggedEntry = Omit<LedgerEntry, "playerId">;

/** Writes the line of one kind of ledger row; follows from the row alone. */
export type WriteLine = (entry: LoggedEntry) => LogLine;

/** Some kinds of ledger rows and how each is written. */
export type Lines = Partial<Record<LedgerKind, WriteLine>>;

/** A whole number with commas between thousands: 12,340. The same in every locale. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A player's name as sentences have it, with the label of whom a program plays. */
export function labelledName(name: string, isBot: boolean): string {
  return isBot ? `${name} (bot)` : name;
}

/** The other player whom a row names, labelled; null where it names nobody. */
export function otherName({ detail: { other, otherIsBot } }: LoggedEntry): string | null {
  if (typeof other !== "string" || other === "") return null;
  return labelledName(other, otherIsBot === true);
}

/** `120 metal`, `120 metal and 40 energy`, `nothing`. */
export function amounts(metal: number, energy: number): string {
  const parts: string[] = [];
  if (metal !== 0) parts.push(`${grouped(metal)} metal`);
  if (energy !== 0) parts.push(`${grouped(energy)} energy`);
  return parts.join(" and ") || "nothing";
}
