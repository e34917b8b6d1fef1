/** What a use of a tool did, as the wire tells it. */
import type { Explosion, Status, UseToolAnswer } from "@emberlode/contract";
import { type Changes, DIRECTIONS, type Found, logLine } from "@emberlode/game";
import { isoTime } from "../accounts/status.ts";
import type { ToolOutcome } from "./tool-use.ts";

type Extras = Omit<UseToolAnswer, "tool" | "count" | "desc" | "newStatus">;

const blast = (explosion: Explosion | null) => (explosion === null ? {} : { explosion });

/** What only some tools answer. */
function extras(outcome: ToolOutcome): Extras {
  switch (outcome.tool) {
    case "mines":
      return { laid: outcome.laid, until: isoTime(outcome.until) };
    case "mdn":
      return { cleared: outcome.cleared, kept: outcome.kept };
    case "prob_drive": {
      const { x, y, type, explosion } = outcome;
      return { x, y, type, ...blast(explosion) };
    }
    case "improb_drive": {
      const { x, y, happening, explosion } = outcome;
      return { x, y, ...(happening && { happening: happening.kind }), ...blast(explosion) };
    }
    case "gps": {
      const { x, y, readyAt, explosion } = outcome;
      return { x, y, readyAt: isoTime(readyAt), ...blast(explosion) };
    }
    default: {
      const { tool, count, ...found } = outcome;
      return found;
    }
  }
}

/** How to get to what was found. */
function way({ distance, direction }: Found): string {
  if (distance === 0) return "You are standing on it.";
  const steps = distance === 1 ? "one step" : `${distance} steps`;
  return `It is ${steps} to the ${DIRECTIONS[direction].name}.`;
}

/** What no line of the log says. */
function unlogged(outcome: ToolOutcome): { before?: string; after?: string } {
  // A journey is a move, and moves write no log.
  if (outcome.tool === "gps") return { before: `The GPS took you to ${outcome.x}, ${outcome.y}.` };
  return "distance" in outcome ? { after: way(outcome) } : {};
}

/** The player's sentences: those of their new log lines, and what the log leaves out. */
function description(playerId: number, outcome: ToolOutcome, { ledger }: Changes): string {
  const lines = ledger.filter((entry) => entry.playerId === playerId);
  const { before = [], after = [] } = unlogged(outcome);
  return [before, ...lines.map((entry) => logLine(entry).content), after].flat().join(" ");
}

/** The answer to a use. */
export function toolAnswer(
  playerId: number,
  newStatus: Status,
  { outcome, changes }: { outcome: ToolOutcome; changes: Changes },
): UseToolAnswer {
  const { tool, count } = outcome;
  const desc = description(playerId, outcome, changes);
  return { tool, count, desc, newStatus, ...extras(outcome) };
}
