/** The rule's refusal before a fight, as the page shows it. */
import type { BattleTarget } from "@emberlode/contract";
import type { Refusal } from "@emberlode/game";
import { type ErrorWords, errorText } from "@emberlode/messages";
import { isoTime } from "../../services/accounts/status.ts";

/** The code, the text without the waiting time, and the end of the wait; null if nothing is refused. */
export function refusedNow(
  refusal: Refusal | null,
  now: number,
  words: ErrorWords,
): BattleTarget["refusal"] {
  if (refusal === null) return null;
  const { code, waitMs, ...facts } = refusal;
  const until = waitMs === undefined ? null : isoTime(now + waitMs);
  return { code, text: errorText(words, code, facts), until };
}
