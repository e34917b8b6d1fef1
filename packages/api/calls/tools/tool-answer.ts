/** What a use of a tool did, as the wire tells it. */
import type { Explosion, UseToolAnswer } from "@emberlode/contract";
import type { Found } from "@emberlode/game";
import type { LogWords } from "@emberlode/words";
import { isoTime } from "../../services/accounts/status.ts";
import type { Left } from "../../world/actions/left.ts";
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

/** The answer to a use: of its sentences, those of the player's new log lines and what the log leaves out. */
export function toolAnswer(outcome: ToolOutcome, { desc, status, words }: Left): UseToolAnswer {
  const { before, after } = unlogged(outcome, words);
  const said = [before, desc, after].filter((one) => one !== undefined && one !== "");
  const { count } = outcome;
  return answerOf(outcome, { count, desc: said.join(" "), newStatus: status });
}
