/** The answer to the use of a tool. */
import type { UseToolAnswer } from "@emberlode/contract";
import { type Done, type Found, type UseToolOutcome, writesOf } from "@emberlode/game";
import { type LogWords, useText } from "@emberlode/messages";
import { isoTime } from "../../services/accounts/status.ts";
import type { ActionSummary } from "../../world/actions/action-summary.ts";

/** The way to the place that was found. */
function way({ distance, direction }: Found, { lines, catalogue }: LogWords): string {
  if (distance === 0) return lines("tool.standingOnIt");
  return lines("tool.way", { steps: distance, direction: catalogue(`directions.${direction}`) });
}

/** Facts that the log lines do not contain. */
function unlogged(
  { outcome, changes }: Done<UseToolOutcome>,
  words: LogWords,
): { before?: string; after?: string } {
  // Travel is a move, and moves write no log.
  const isLogged = writesOf(changes, "ledger").some(({ kind }) => kind === "tool");
  if ("x" in outcome && !isLogged) {
    const { tool, x, y } = outcome;
    const before = useText(words.catalogue, tool, { x, y });
    return before === null ? {} : { before };
  }
  return "distance" in outcome ? { after: way(outcome, words) } : {};
}

/** The answer to a use of a tool: the rule's outcome, with times in wire format. */
export function toolAnswer(
  done: Done<UseToolOutcome>,
  { desc, status, words }: ActionSummary,
): UseToolAnswer {
  const { outcome } = done;
  const { before, after } = unlogged(done, words);
  const said = [before, desc, after].filter((one) => one !== undefined && one !== "");
  const used = { desc: said.join(" "), newStatus: status };
  if ("until" in outcome) return { ...outcome, ...used, until: isoTime(outcome.until) };
  if ("readyAt" in outcome) return { ...outcome, ...used, readyAt: isoTime(outcome.readyAt) };
  return { ...outcome, ...used };
}
