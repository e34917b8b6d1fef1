/** What an action did, in the words of the player's log (rules §18). */
import { type GameErrorCode, type Result, writesOf } from "@emberlode/game";
import { type LogWords, logLine } from "@emberlode/words";

/**
 * The result of an action, with the sentences of its log lines for the answer.
 * @param words the caller's language
 * @param playerId whose lines, where others take part; all of them unless told
 */
export function described<Outcome, Code extends GameErrorCode>(
  result: Result<Outcome, Code>,
  words: LogWords,
  playerId: number | null = null,
): Result<Outcome & { desc: string }, Code> {
  if (!result.ok) return result;
  const lines = writesOf(result.changes, "ledger").filter(
    (entry) => playerId === null || entry.playerId === playerId,
  );
  const desc = lines.map((entry) => logLine(entry, words).content).join(" ");
  return { ...result, outcome: { ...result.outcome, desc } };
}
