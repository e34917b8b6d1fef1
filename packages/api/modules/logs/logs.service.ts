/** Pages and notes of the caller's loot log. */
import type { Log, LogsAnswer, LogsInput, NoteAnswer, NoteInput } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import {
  LOG_CATEGORIES,
  logTotal,
  NOTES_PER_HOUR,
  type WriteNoteRefusal,
  writeNote,
} from "@emberlode/game";
import { type LogLine, type LogTranslators, logLine, referralLogLine } from "@emberlode/messages";
import type { PlayerContext } from "../../context.ts";
import { isoTime } from "../../platform/clock.ts";
import { type ActionError, perform } from "../actions/perform.ts";
import { requirePlayer } from "../players/status.ts";
import {
  countBefore,
  countOlder,
  findCategoryLines,
  findCredit,
  findLines,
  findNoteTimes,
  type LogRow,
} from "./logs.queries.ts";

/** The key of a referral credit line; null for any other line. */
function creditKeyOf({ kind, detail }: LogRow) {
  const { refereeId, day } = detail;
  const isCredit = kind === "referral" && typeof refereeId === "number" && typeof day === "number";
  return isCredit ? { refereeId, day, name: `${day}:${refereeId}` } : null;
}

/** The referral credit lines, whose amounts grow with each dig of their day. */
async function findCreditLines(
  { services: { db, ranking }, playerId, translators }: PlayerContext<"db" | "ranking">,
  rows: readonly LogRow[],
): Promise<ReadonlyMap<string, LogLine>> {
  const credits = rows.flatMap((row) => creditKeyOf(row) ?? []);
  if (credits.length === 0) return new Map();
  const referees = credits.map(({ refereeId }) => refereeId);
  const days = credits.map(({ day }) => day);
  const found = await findCredit(db, playerId, referees, days);
  return new Map(
    found.map((credit) => {
      const isBot = ranking.isBot(credit.refereeId);
      return [
        `${credit.day}:${credit.refereeId}`,
        referralLogLine({ ...credit, isBot }, translators),
      ];
    }),
  );
}

/** A category of lines, or all of them, with its number of lines. */
interface LogScope {
  category: number | null;
  count: number;
}

/** How many lines of a category, or of all, are older than the line `lineNumber`. */
async function countOlderThan(
  db: Database,
  playerId: number,
  { category, count }: LogScope,
  lineNumber: number,
): Promise<number> {
  const older =
    category === null
      ? lineNumber - 1
      : await countOlder(db, playerId, { category, count }, lineNumber);
  return Math.min(count, older);
}

/** The numbers of the lines in a time span, within a category or all: above `low`, up to `high`. */
async function lineRange(
  db: Database,
  playerId: number,
  scope: LogScope,
  { total, from, to }: { total: number; from: string | undefined; to: string | undefined },
): Promise<{ low: number; high: number }> {
  const upTo = async (time: string) => {
    const older = await countBefore(db, playerId, total, Date.parse(time));
    return countOlderThan(db, playerId, scope, older + 1);
  };
  const [low, high] = await Promise.all([
    from === undefined ? 0 : upTo(from),
    to === undefined ? scope.count : upTo(to),
  ]);
  return { low, high: Math.max(low, high) };
}

function findPage(
  db: Database,
  playerId: number,
  { category, top }: { category: number | null; top: number },
  limit: number,
): Promise<LogRow[]> {
  return category === null
    ? findLines(db, playerId, top, limit)
    : findCategoryLines(db, playerId, { category, top }, limit);
}

/**
 * A page of the caller's log, newest first, and the number of lines of that category and time span.
 * `start` counts from the newest line, or from the line `before`.
 */
export async function listLogs(
  ctx: PlayerContext<"actions" | "db" | "logLines" | "ranking">,
  { start, limit, type, before, from, to }: LogsInput,
): Promise<LogsAnswer> {
  const { services, playerId } = ctx;
  const { db } = services;
  const { logCounts: counts } = await requirePlayer(ctx);
  const total = logTotal(counts);
  const category = type === undefined ? null : LOG_CATEGORIES.indexOf(type);
  const scope: LogScope = { category, count: category === null ? total : (counts[category] ?? 0) };
  const { low, high } = await lineRange(db, playerId, scope, { total, from, to });
  // Capped: `before` may exceed the database's integer, and no line is after the last.
  const below = Math.min(Number(before ?? total + 1), total + 1);
  const older = before === undefined ? high : await countOlderThan(db, playerId, scope, below);
  const top = Math.min(high, older) - start;
  const rows =
    top > low ? await findPage(db, playerId, { category, top }, Math.min(limit, top - low)) : [];
  const credit = await findCreditLines(ctx, rows);
  const { translators } = ctx;
  const logs = rows.map((row) => {
    const creditKey = creditKeyOf(row);
    if (creditKey !== null) return toLog(row, translators, credit.get(creditKey.name));
    const format = () => toLog(row, translators);
    return services.logLines.get(playerId, row.number, translators.language, format);
  });
  return { logs, totalCount: high - low };
}

/** The inputs of a roll besides the day's seed, needed to verify it (rules §16). */
function rollOf({ roll, divisor, min, max }: LogRow["detail"]): Pick<Log, "roll" | "rolled"> {
  if (typeof roll !== "number") return {};
  const rolled: NonNullable<Log["rolled"]> = {};
  if (typeof divisor === "number") rolled.divisor = divisor;
  if (typeof min === "number") rolled.min = min;
  if (typeof max === "number") rolled.max = max;
  return Object.keys(rolled).length > 0 ? { roll, rolled } : { roll };
}

/**
 * A row as a log line, with its amounts. Of its detail only the battle report, the roll and the
 * number of a relic remain.
 */
function toLog(
  row: LogRow,
  translators: LogTranslators,
  line: LogLine = logLine(row, translators),
): Log {
  const { battle, relic } = row.detail;
  const { cat, type, color, icon, content } = line;
  const { metal, energy } = row;
  return {
    _id: String(row.number),
    cat,
    type,
    color,
    icon,
    content,
    created: isoTime(row.createdAt),
    ...(metal !== 0 && { metal }),
    ...(energy !== 0 && { energy }),
    ...(typeof battle === "string" && { battle }),
    ...(typeof relic === "number" && { relic }),
    ...rollOf(row.detail),
  };
}

export function writeOwnNote(
  ctx: PlayerContext<"actions" | "db" | "random">,
  input: NoteInput,
): Promise<NoteAnswer | ActionError<WriteNoteRefusal>> {
  const { services, playerId, translators } = ctx;
  const { db, random } = services;
  return perform(ctx, input, {
    load: () => findNoteTimes(db, playerId, NOTES_PER_HOUR),
    rule: ({ actor: player, now }, written) =>
      writeNote({ player, written }, input, { now, random }),
    answer({ outcome: { entry } }, { actor, now }) {
      const number = logTotal(actor.logCounts) + 1;
      return { log: toLog({ number, createdAt: now, ...entry }, translators) };
    },
  });
}
