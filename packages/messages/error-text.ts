/** Refusals as a player reads them. */
import type { GameErrorCode } from "@emberlode/game";
import type { Translator } from "./translator.ts";

export type ErrorWords = Translator<"errors">;

/**
 * What the player reads for a refusal.
 * @param waitMs time until it can be done again, where the refusal knows it (milliseconds)
 * @param left how many are left, where the refusal knows it
 */
export function errorText(
  words: ErrorWords,
  code: GameErrorCode,
  waitMs?: number,
  left?: number,
): string {
  if (code === "TIRED" && left !== undefined) {
    return left === 0 ? words("noDigsLeft") : words("digsLeft", { left });
  }
  if (waitMs === undefined) return words(`texts.${code}`);
  const wait = waitText(words, waitMs);
  return code === "SPENT"
    ? words("spentUntil", { wait })
    : words("withWait", { text: words(`texts.${code}`), wait });
}

/** A waiting time in words, rounded up so that it is never too short: `42 minutes`, `1 hour`. */
export function waitText(words: ErrorWords, ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  if (seconds < 60) return words("seconds", { n: seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return words("minutes", { n: minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? words("hours", { n: hours })
    : words("hoursAndMinutes", { hours, minutes: rest });
}
