/** Pages of the caller's loot log. */
import type { LogsAnswer, LogsInput } from "@emberlode/contract";
import type { Pool } from "@emberlode/db";
import { LOG_CATEGORIES, type LogLine, logTotal, referralLogLine } from "@emberlode/game";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { countOlder, findCredit, findLines, findLinesOf, type LogRow } from "./logs.queries.ts";
import { toLog } from "./to-log.ts";

/** By what a line of a day's credit is known; null for any other line. */
function creditOf({ kind, detail }: LogRow) {
  const { refereeId, day } = detail;
  const isCredit = kind === "referral" && typeof refereeId === "number" && typeof day === "number";
  return isCredit ? { refereeId, day, name: `${day}:${refereeId}` } : null;
}

/** The lines that stand for a day's credit: what they tell grows with each dig of that day. */
async function findCreditLines(
  pool: Pool,
  playerId: number,
  rows: readonly LogRow[],
): Promise<ReadonlyMap<string, LogLine>> {
  const asked = rows.flatMap((row) => creditOf(row) ?? []);
  if (asked.length === 0) return new Map();
  const referees = asked.map(({ refereeId }) => refereeId);
  const days = asked.map(({ day }) => day);
  const found = await findCredit(pool, playerId, referees, days);
  return new Map(
    found.map((credit) => [`${credit.day}:${credit.refereeId}`, referralLogLine(credit)]),
  );
}

/** The number of the newest line that counts, among all lines or those of a category. */
async function newestNumber(
  pool: Pool,
  playerId: number,
  cat: number | null,
  { totalCount, before }: { totalCount: number; before: string | undefined },
): Promise<number> {
  if (before === undefined) return totalCount;
  const older =
    cat === null
      ? Number(before) - 1
      : await countOlder(pool, playerId, { cat, count: totalCount }, Number(before));
  return Math.min(totalCount, older);
}

/**
 * A page of the caller's log, newest first, and how many lines of that kind there are. `start`
 * counts from the newest line, or from below the line `before`.
 */
export async function listLogs(
  { services, playerId }: PlayerContext,
  { start, limit, type, before }: LogsInput,
): Promise<LogsAnswer> {
  const { pool, actions } = services;
  const player = await actions.read(playerId);
  if (player === null) throw new GameError("NOT_LOGGED_IN");
  const counts = player.logCounts;
  const cat = type === undefined ? null : LOG_CATEGORIES.indexOf(type);
  const totalCount = cat === null ? logTotal(counts) : (counts[cat] ?? 0);
  const top = (await newestNumber(pool, playerId, cat, { totalCount, before })) - start;
  if (top <= 0) return { logs: [], totalCount };
  const rows =
    cat === null
      ? await findLines(pool, playerId, top, limit)
      : await findLinesOf(pool, playerId, { cat, top }, limit);
  const credit = await findCreditLines(pool, playerId, rows);
  const logs = rows.map((row) => toLog(row, credit.get(creditOf(row)?.name ?? "")));
  return { logs, totalCount };
}
