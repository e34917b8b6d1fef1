/** What every line of the loot log is made of (spec §3, rules §18). */
import type { Amounts, LedgerEntry, LedgerKind, LogCategory, Position } from "@emberlode/game";
import type { Translator } from "../translator.ts";

/** A log line with the spec's log fields; the time is the ledger row's. */
export interface LogLine {
  /** What the log can be filtered by. */
  cat: LogCategory;
  type: string;
  /** Name of a color of the design. */
  color: "steel" | "ember" | "good" | "bad" | "neutral";
  /** Name of a game-icons icon. */
  icon: string;
  content: string;
}

/** What a language brings to write lines. */
export interface LogWords {
  lines: Translator<"log-lines">;
  catalogue: Translator<"catalogue">;
}

export type LoggedEntry = Omit<LedgerEntry, "playerId">;

/** Writes the line of one kind of ledger row; follows from the row and the language alone. */
export type WriteLine = (entry: LoggedEntry, words: LogWords) => LogLine;

/** Some kinds of ledger rows and how each is written. */
export type Lines = Partial<Record<LedgerKind, WriteLine>>;

/** A number of a row; 0 where it has none. */
export const count = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Where a row happened. */
export const placeOf = ({ detail: { x, y } }: LoggedEntry): Position => ({
  x: count(x),
  y: count(y),
});

/** A whole number as the language writes it: 12,340. */
export const grouped = (n: number, { lines }: LogWords): string => lines("number", { n });

/** A player's name as sentences have it, with the label of whom a program plays. */
export function labeledName(name: string, isBot: boolean, { lines }: LogWords): string {
  return isBot ? lines("bot", { name }) : name;
}

/** The other player whom a row names, labeled; null where it names nobody. */
export function otherName(
  { detail: { other, otherIsBot } }: LoggedEntry,
  words: LogWords,
): string | null {
  if (typeof other !== "string" || other === "") return null;
  return labeledName(other, otherIsBot === true, words);
}

/** `120 metal`; the resource is a row's. */
export function amountOf(n: number, resource: unknown, words: LogWords): string {
  return words.lines("amount", {
    shown: grouped(n, words),
    resource:
      resource === "energy" ? words.lines("resources.energy") : words.lines("resources.metal"),
  });
}

/** `120 metal`, `120 metal and 40 energy`, `nothing`. */
export function amounts({ metal, energy }: Amounts, words: LogWords): string {
  if (metal === 0 && energy === 0) return words.lines("nothing");
  if (energy === 0) return amountOf(metal, "metal", words);
  if (metal === 0) return amountOf(energy, "energy", words);
  return words.lines("bothAmounts", {
    metal: amountOf(metal, "metal", words),
    energy: amountOf(energy, "energy", words),
  });
}

/** Sentences one after the other; what is not said is left out. */
export const sentences = (...said: readonly (string | null)[]): string =>
  said.filter((one) => one !== null).join(" ");
