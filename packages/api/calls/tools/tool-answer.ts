/** What a use of a tool did, as it is answered. */
import type { UseToolAnswer } from "@emberlode/contract";
import { type Done, type Found, type UseToolOutcome, writesOf } from "@emberlode/game";
import { type LogWords, useText } from "@emberlode/messages";
import { isoTime } from "../../services/accounts/status.ts";
import type { Left } from "../../world/actions/left.ts";

/** How to get to what was found. */
function way({ distance, direction }: Found, { lines, catalogue }: LogWords): string {
  if (distance === 0) return lines("tool.standingOnIt");
  return lines("tool.way", { steps: distance, direction: catalogue(`directions.${direction}`) });
}

/** What the log lines do not say. */
function unlogged(
  { outcome, changes }: Done<UseToolOutcome>,
  words: LogWords,
): { before?: string; after?: string } {
  // A journey is a move, and moves write no log.
  const isLogged = writesOf(changes, "ledger").some(({ kind }) => kind === "tool");
  if ("x" in outcome && !isLogged) {
    const { tool, x, y } = outcome;
    const before = useText(words.catalogue, tool, { x, y });
    return before === null ? {} : { before };
  }
  return "distance" in outcome ? { after: way(outcome, words) } : {};
}

/** The answer to a use: what the rule found out, times as the wire has them. */
export function toolAnswer(
  done: Done<UseToolOutcome>,
  { desc, status, words }: Left,
): UseToolAnswer {
  const { outcome } = done;
  const { before, after } = unlogged(done, words);
  const said = [before, desc, after].filter((one) => one !== undefined && one !== "");
  const used = { desc: said.join(" "), newStatus: status };
  if ("until" in outcome) return { ...outcome, ...used, until: isoTime(outcome.until) };
  if ("readyAt" in outcome) return { ...outcome, ...used, readyAt: isoTime(outcome.readyAt) };
  return { ...outcome, ...used };
}
