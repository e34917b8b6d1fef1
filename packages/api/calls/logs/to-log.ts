/** Log lines in wire format. */
import type { Log } from "@emberlode/contract";
import { type LogLine, type LogWords, logLine } from "@emberlode/messages";
import { isoTime } from "../../services/accounts/status.ts";
import type { LogRow } from "../../services/logs/logs.queries.ts";

/** The inputs of a roll besides the day's seed; needed to check it (rules §16). */
function rollOf({ roll, divisor, min, max }: LogRow["detail"]): Pick<Log, "roll" | "rolled"> {
  if (typeof roll !== "number") return {};
  const rolled: NonNullable<Log["rolled"]> = {};
  if (typeof divisor === "number") rolled.divisor = divisor;
  if (typeof min === "number") rolled.min = min;
  if (typeof max === "number") rolled.max = max;
  return Object.keys(rolled).length > 0 ? { roll, rolled } : { roll };
}

/** A row as a log line; its detail is reduced to the fight's report and the roll. */
export function toLog(row: LogRow, words: LogWords, line: LogLine = logLine(row, words)): Log {
  const { battle } = row.detail;
  const { cat, type, color, icon, content } = line;
  return {
    _id: String(row.nr),
    cat,
    type,
    color,
    icon,
    content,
    created: isoTime(row.createdAt),
    ...(typeof battle === "string" && { battle }),
    ...rollOf(row.detail),
  };
}
