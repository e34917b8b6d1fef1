/** Texts of refusals. */
import {
  type Amounts,
  FACTORY_CLASSES,
  type GameErrorCode,
  GUEST,
  type Refusal,
} from "@emberlode/game";
import type { Translator } from "./translator.ts";

export type ErrorTranslator = Translator<"errors">;

/** Facts of a refusal besides its code. */
export type RefusalFacts = Omit<Refusal, "ok" | "code">;

/** The missing part of a price: `350 more metal`. */
function missingText(t: ErrorTranslator, { metal, energy }: Amounts): string {
  if (energy === 0) return t("needMetal", { metal });
  return metal === 0 ? t("needEnergy", { energy }) : t("needBoth", { metal, energy });
}

/** The sentence with the deciding number; null if the refusal has none. */
function exactText(
  t: ErrorTranslator,
  code: GameErrorCode,
  { left, max, missing, slots, baseLevel, percent }: RefusalFacts,
): string | null {
  if (missing !== undefined) return missingText(t, missing);
  if (slots !== undefined) return t("needSlots", { slots });
  if (baseLevel !== undefined) return t("needBaseLevel", { need: baseLevel });
  if (percent !== undefined) return t("tooWeak", { percent });
  if (max !== undefined) {
    if (code === "TOO_MANY_FACTORIES") return t("mostFactories", { most: max });
    if (code === "STAKE_INVALID") return t("mostStake", { most: max });
  }
  if (left === undefined) return null;
  switch (code) {
    case "TIRED":
      return left === 0 ? t("noDigsLeft") : t("digsLeft", { left });
    case "BANK_FULL":
      return t("bankRoom", { left });
    case "BANK_TOO_LITTLE":
      return t("bankHolds", { left });
    case "SOLD_OUT":
      return t("stockLeft", { left });
    case "NOT_ENOUGH_TOOLS":
      return t("toolsLeft", { left });
    default:
      return null;
  }
}

/** The sentence with a limit of the catalogue; null if the refusal has none. */
function limitText(t: ErrorTranslator, code: GameErrorCode): string | null {
  const { small, works } = FACTORY_CLASSES;
  switch (code) {
    case "FACTORY_TOO_SMALL":
      return t("tooSmall", { slots: small.maxSlots, level: small.maxBaseLevel });
    case "TOO_MANY_SMALL_FACTORIES":
      return t("mostSmall", { most: small.perPlayer, slots: small.maxSlots });
    case "TOO_MANY_WORKS":
      return t("mostWorks", { most: works.perPlayer });
    default:
      return null;
  }
}

/** The text of a refusal, with the waiting time if known. */
export function errorText(
  t: ErrorTranslator,
  code: GameErrorCode,
  facts: RefusalFacts = {},
): string {
  const text = exactText(t, code, facts) ?? limitText(t, code) ?? t(`texts.${code}`);
  if (facts.waitMs === undefined) return text;
  const wait = waitText(t, facts.waitMs);
  switch (code) {
    case "SPENT":
      return t("spentUntil", { wait });
    case "TOO_MANY_GUESTS_HERE":
      return t("guestsHereUntil", { most: facts.max ?? GUEST.basesPerAddress, wait });
    default:
      return t("withWait", { text, wait });
  }
}

/** A waiting time as text, rounded up: `42 minutes`, `1 hour`. */
export function waitText(t: ErrorTranslator, ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return t("seconds", { n: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return t("minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  const remainder = minutes % 60;
  return remainder === 0
    ? t("hours", { n: hours })
    : t("hoursAndMinutes", { hours, minutes: remainder });
}
