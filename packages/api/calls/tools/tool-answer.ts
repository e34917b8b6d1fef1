/** What a use of a tool did, as it is answered. */
import type { Status, UseToolAnswer } from "@emberlode/contract";
import { type Changes, type Found, type UseToolOutcome, writesOf } from "@emberlode/game";
import { type LogWords, logLine, useText } from "@emberlode/words";
import { isoTime } from "../../services/accounts/status.ts";

/** How to get to what was found. */
function way({ distance, direction }: Found, { lines, catalogue }: LogWords): string {
  if (distance === 0) return lines.tool.standingOnIt;
  return lines.tool.way(distance, catalogue.directions[direction]);
}

/** What the rule made of a use. */
interface Done {
  outcome: UseToolOutcome;
  changes: Changes;
}

/** The player's sentences: those of their new log lines, and what the log leaves out. */
function description(playerId: number, { outcome, changes }: Done, words: LogWords): string {
  const lines = writesOf(changes, "ledger").filter((entry) => entry.playerId === playerId);
  const said = lines.map((entry) => logLine(entry, words).content);
  // A journey is a move, and moves write no log.
  if ("x" in outcome && !lines.some(({ kind }) => kind === "tool")) {
    const { x, y } = outcome;
    said.unshift(useText(words.catalogue.tools[outcome.tool].used, { x, y }));
  }
  if ("distance" in outcome) said.push(way(outcome, words));
  return said.join(" ");
}

/** The answer to a use: what the rule found out, times as the wire has them. */
export function toolAnswer(
  playerId: number,
  newStatus: Status,
  done: Done,
  words: LogWords,
): UseToolAnswer {
  const { outcome } = done;
  const used = { desc: description(playerId, done, words), newStatus };
  if ("until" in outcome) return { ...outcome, ...used, until: isoTime(outcome.until) };
  if ("readyAt" in outcome) return { ...outcome, ...used, readyAt: isoTime(outcome.readyAt) };
  return { ...outcome, ...used };
}
