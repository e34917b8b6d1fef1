/** Texts of refusals. */
import { type Amounts, type GameErrorCode, GUEST, type Refusal } from "@emberlode/game";
import type { Translator } from "./translator.ts";

export type ErrorTranslator = Translator<"errors">;

/** Facts of a refusal besides its code. */
export type RefusalFacts = Omit<Refusal, "ok" | "code">;

/** The missing part of a price: `350 more metal`. */
function missingText(words: ErrorTranslator, { metal, energy }: Amounts): string {
  if (energy === 0) return words("needMetal", { metal });
  return metal === 0 ? words("needEnergy", { energy }) : words("needBoth", { metal, energy });
}

/** The sentence with the deciding number; null if the refusal has none. */
function exactText(
  words: ErrorTranslator,
  code: GameErrorCode,
  { left, most, missing, slots, baseLevel, percent }: RefusalFacts,
): string | null {
  if (missing !== undefined) return missingText(words, missing);
  if (slots !== undefined) return words("needSlots", { slots });
  if (baseLevel !== undefined) return words("needBaseLevel", { need: baseLevel });
  if (percent !== undefined) return words("tooWeak", { percent });
  if (most !== undefined) {
    if (code === "TOO_MANY_FACTORIES") return words("mostFactories", { most });
    if (code === "STAKE_INVALID") return words("mostStake", { most });
  }
  if (left === undefined) return null;
  switch (code) {
    case "TIRED":
      return left === 0 ? words("noDigsLeft") : words("digsLeft", { left });
    case "BANK_FULL":
      return words("bankRoom", { left });
    case "BANK_TOO_LITTLE":
      return words("bankHolds", { left });
    case "SOLD_OUT":
      return words("stockLeft", { left });
    case "NOT_ENOUGH_TOOLS":
      return words("toolsLeft", { left });
    default:
      return null;
  }
}

/** The text of a refusal, with the waiting time if known. */
export function errorText(
  words: ErrorTranslator,
  code: GameErrorCode,
  facts: RefusalFacts = {},
): string {
  const text = exactText(words, code, facts) ?? words(`texts.${code}`);
  if (facts.waitMs === undefined) return text;
  const wait = waitText(words, facts.waitMs);
  switch (code) {
    case "SPENT":
      return words("spentUntil", { wait });
    case "TOO_MANY_GUESTS_HERE":
      return words("guestsHereUntil", { most: facts.most ?? GUEST.basesPerAddress, wait });
    default:
      return words("withWait", { text, wait });
  }
}

/** A waiting time as text, rounded up: `42 minutes`, `1 hour`. */
export function waitText(words: ErrorTranslator, ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return words("seconds", { n: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return words("minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  const remainder = minutes % 60;
  return remainder === 0
    ? words("hours", { n: hours })
    : words("hoursAndMinutes", { hours, minutes: remainder });
}
