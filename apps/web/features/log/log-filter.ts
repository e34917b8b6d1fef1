/** Which lines of the log are shown: by kind, which the server sorts out, and by time. */
import type { Log, LogsAnswer } from "@emberlode/contract";
import { DAY, HOUR, type LogCategory } from "@emberlode/game";

/** How far back the log goes, in milliseconds; null for all of it. */
export const LOG_SPANS = {
  all: null,
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
} as const satisfies Record<string, number | null>;

export type LogSpan = keyof typeof LOG_SPANS;

export interface LogFilter {
  /** All kinds where it is left out. */
  type: LogCategory | undefined;
  span: LogSpan;
}

export const WHOLE_LOG: LogFilter = { type: undefined, span: "all" };

export function isLogSpan(text: string): text is LogSpan {
  return Object.hasOwn(LOG_SPANS, text);
}

/** Lines of a page. */
export const LOG_ROWS = 20;

/** Where the page after these begins: below the last line; undefined after the first line of all. */
export function nextBefore(last: LogsAnswer, pages: readonly LogsAnswer[]): string | undefined {
  const loaded = pages.reduce((sum, { logs }) => sum + logs.length, 0);
  if (last.logs.length < LOG_ROWS || loaded >= last.totalCount) return undefined;
  return last.logs.at(-1)?._id;
}

interface ShownLines {
  lines: readonly Log[];
  /** Whether nothing older can belong to them: the log is sorted by time. */
  ended: boolean;
}

/** The loaded lines within a span before `now` (milliseconds), newest first. */
export function linesWithin(pages: readonly LogsAnswer[], span: LogSpan, now: number): ShownLines {
  const loaded = pages.flatMap(({ logs }) => logs);
  const length = LOG_SPANS[span];
  if (length === null) return { lines: loaded, ended: false };
  const older = loaded.findIndex(({ created }) => Date.parse(created) < now - length);
  return older < 0
    ? { lines: loaded, ended: false }
    : { lines: loaded.slice(0, older), ended: true };
}

/** Puts a line just written on top of the newest page; a line that is there already changes nothing. */
export function withLine(pages: readonly LogsAnswer[], line: Log): LogsAnswer[] {
  const [newest, ...older] = pages;
  if (newest === undefined || newest.logs.some(({ _id }) => _id === line._id)) return [...pages];
  const logs = [line, ...newest.logs];
  return [{ logs, totalCount: newest.totalCount + 1 }, ...older];
}

/** Whether lines are missing between the newest loaded one of a log of all kinds and a line after it. */
export function leavesGap(pages: readonly LogsAnswer[], line: Log): boolean {
  const newest = pages[0]?.logs[0];
  return Number(newest?._id ?? 0) + 1 < Number(line._id);
}
