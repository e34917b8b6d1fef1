/** Building blocks of loot log lines (spec §3, rules §18). */
import type { Amounts, LedgerEntry, LedgerKind, LogCategory, Position } from "@emberlode/game";
import type { Translator } from "../translator.ts";

/** A log line with the spec's log fields, except the time, which is the ledger row's. */
export interface LogLine {
  cat: LogCategory;
  type: string;
  /** A color name of the design system. */
  color: "steel" | "ember" | "good" | "bad" | "neutral";
  /** Name of a game-icons icon. */
  icon: string;
  content: string;
}

/** The translators that log lines need. */
export interface LogTranslators {
  lines: Translator<"log-lines">;
  catalogue: Translator<"catalogue">;
  goals: Translator<"goals">;
}

export type LoggedEntry = Omit<LedgerEntry, "playerId">;

/** Writes the line of one kind of ledger row. Depends only on the row and the language. */
export type WriteLine = (entry: LoggedEntry, translators: LogTranslators) => LogLine;

/** Writers for some kinds of ledger rows. */
export type Lines = Partial<Record<LedgerKind, WriteLine>>;

/** A number of a row; 0 if missing. */
export const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The position in a row. */
export const placeOf = ({ detail: { x, y } }: LoggedEntry): Position => ({
  x: numberOf(x),
  y: numberOf(y),
});

/** An integer formatted for the language: 12,340. */
export const grouped = (n: number, { lines }: LogTranslators): string => lines("number", { n });

/** A player's name, with a label for bots. */
export function labeledName(name: string, isBot: boolean, { lines }: LogTranslators): string {
  return isBot ? lines("bot", { name }) : name;
}

/** A stored name, labeled for bots. That of a player who was deleted is null. */
export function storedName(name: unknown, isBot: boolean, translators: LogTranslators): string {
  return typeof name === "string"
    ? labeledName(name, isBot, translators)
    : translators.lines("formerPlayer");
}

/** The labeled name of the other player in a row; null if none. */
export function otherName(
  { detail: { other, otherId, otherIsBot } }: LoggedEntry,
  translators: LogTranslators,
): string | null {
  if (other === "" || (typeof other !== "string" && typeof otherId !== "number")) return null;
  return storedName(other, otherIsBot === true, translators);
}

/** `120 metal`; `resource` is a row's value. */
export function amountOf(n: number, resource: unknown, translators: LogTranslators): string {
  return translators.lines("amount", {
    shown: grouped(n, translators),
    resource:
      resource === "energy"
        ? translators.lines("resources.energy")
        : translators.lines("resources.metal"),
  });
}

/** `120 metal`, `120 metal and 40 energy`, `nothing`. */
export function amounts({ metal, energy }: Amounts, translators: LogTranslators): string {
  if (metal === 0 && energy === 0) return translators.lines("nothing");
  if (energy === 0) return amountOf(metal, "metal", translators);
  if (metal === 0) return amountOf(energy, "energy", translators);
  return translators.lines("bothAmounts", {
    metal: amountOf(metal, "metal", translators),
    energy: amountOf(energy, "energy", translators),
  });
}

/** Gains and losses with their signs, in figures: `+120 metal, −40 energy`. */
export function signedAmounts({ metal, energy }: Amounts, translators: LogTranslators): string {
  const signed = (n: number, resource: string) =>
    n === 0 ? [] : [`${n > 0 ? "+" : "−"}${amountOf(Math.abs(n), resource, translators)}`];
  const parts = [...signed(metal, "metal"), ...signed(energy, "energy")];
  return parts.length === 0 ? translators.lines("nothing") : parts.join(", ");
}

/** Joins sentences; nulls are omitted. */
export const sentences = (...texts: readonly (string | null)[]): string =>
  texts.filter((one) => one !== null).join(" ");

/** The catalogue entry named by a ledger row; null if the catalogue does not have it (any more). */
export function entryOf<Id extends string, Entry>(
  catalogue: Readonly<Record<Id, Entry>>,
  id: unknown,
): { id: Id; entry: Entry } | null {
  for (const known in catalogue) {
    if (known === id) return { id: known, entry: catalogue[known] };
  }
  return null;
}
