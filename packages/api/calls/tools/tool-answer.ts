/** What a use of a tool did, as the wire tells it. */
import type { Explosion, Status, UseToolAnswer } from "@emberlode/contract";
import { type Changes, type Found, writesOf } from "@emberlode/game";
import { type LogWords, logLine } from "@emberlode/words";
import { isoTime } from "../../services/accounts/status.ts";
import type { ToolOutcome } from "./tool-use.ts";

/** What all tools answer. */
type Used = Pick<UseToolAnswer, "count" | "desc" | "newStatus">;

const blast = (explosion: Explosion | null) => (explosion === null ? {} : { explosion });

/** The answer of the tool, with what only it answers. */
function answerOf(outcome: ToolOutcome, used: Used): UseToolAnswer {
  switch (outcome.tool) {
    case "mines":
      return { ...outcome, ...used, until: isoTime(outcome.until) };
    case "prob_drive": {
      const { explosion, ...landing } = outcome;
      return { ...landing, ...used, ...blast(explosion) };
    }
    case "improb_drive": {
      const { happening, explosion, ...landing } = outcome;
      const unlikely = happening && { happening: happening.kind };
      return { ...landing, ...used, ...unlikely, ...blast(explosion) };
    }
    case "gps": {
      const { explosion, readyAt, ...landing } = outcome;
      return { ...landing, ...used, readyAt: isoTime(readyAt), ...blast(explosion) };
    }
    default:
      return { ...outcome, ...used };
  }
}

/** How to get to what was found. */
function way({ distance, direction }: Found, { lines, catalogue }: LogWords): string {
  if (distance === 0) return lines.tool.standingOnIt;
  return lines.tool.way(distance, catalogue.directions[direction]);
}

/** What no line of the log says. */
function unlogged(outcome: ToolOutcome, words: LogWords): { before?: string; after?: string } {
  // A journey is a move, and moves write no log.
  if (outcome.tool === "gps") {
    return { before: words.lines.tool.gps(outcome.x, outcome.y) };
  }
  return "distance" in outcome ? { after: way(outcome, words) } : {};
}

/** What the rule made of a use. */
interface Done {
  outcome: ToolOutcome;
  changes: Changes;
}

/** The player's sentences: those of their new log lines, and what the log leaves out. */
function description(playerId: number, { outcome, changes }: Done, words: LogWords): string {
  const lines = writesOf(changes, "ledger").filter((entry) => entry.playerId === playerId);
  const { before = [], after = [] } = unlogged(outcome, words);
  return [before, ...lines.map((entry) => logLine(entry, words).content), after].flat().join(" ");
}

/** The answer to a use. */
export function toolAnswer(
  playerId: number,
  newStatus: Status,
  done: Done,
  words: LogWords,
): UseToolAnswer {
  const { outcome } = done;
  const desc = description(playerId, done, words);
  return answerOf(outcome, { count: outcome.count, desc, newStatus });
}
