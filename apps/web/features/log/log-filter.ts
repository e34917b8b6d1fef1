/** The log's filter by kind and time, applied by the server. */
import type { Log, LogsAnswer } from "@emberlode/contract";
import type { LogCategory } from "@emberlode/game";

/** The time span of the log: all, since midnight, seven days including today, or from day to day. */
export const LOG_SPANS = ["all", "today", "week", "days"] as const;
export type LogSpan = (typeof LOG_SPANS)[number];

/** Days of a week before today. */
const WEEK_BACK = 6;

export interface LogFilter {
  /** All kinds if omitted. */
  type: LogCategory | undefined;
  span: LogSpan;
  /** For `days`: the first and the last, as 2026-05-20; empty for an open end. */
  first: string;
  last: string;
}

export const WHOLE_LOG: LogFilter = { type: undefined, span: "all", first: "", last: "" };

export function isLogSpan(text: string): text is LogSpan {
  return LOG_SPANS.some((span) => span === text);
}

/** Lines of a page. */
export const LOG_ROWS = 20;

/** The position of the next page, below the last line; undefined after the first line of all. */
export function nextBefore(last: LogsAnswer, pages: readonly LogsAnswer[]): string | undefined {
  const loaded = pages.reduce((sum, { logs }) => sum + logs.length, 0);
  if (last.logs.length < LOG_ROWS || loaded >= last.totalCount) return undefined;
  return last.logs.at(-1)?._id;
}

/** As 2026-05-20. */
const DAY_FORM = /^\d{4}-\d\d-\d\d$/;

/** The allowed range of days: a year being typed is 0002, then 0020. */
export const LOG_DAYS = { min: "2020-01-01", max: "2100-12-31" } as const;

/** The day, or empty if it is invalid. */
function wholeDay(day: string): string {
  const isOne = DAY_FORM.test(day) && day >= LOG_DAYS.min && day <= LOG_DAYS.max;
  return isOne && !Number.isNaN(Date.parse(`${day}T00:00`)) ? day : "";
}

/** The first moment of a day in the player's time zone, plus this many days; undefined for no day. */
function midnight(day: string, daysOn: number): string | undefined {
  if (day === "") return undefined;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysOn);
  return start.toISOString();
}

/** Midnight this many days before a time in milliseconds, in the player's time zone. */
function midnightBefore(now: number, daysBack: number): string {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - daysBack);
  return start.toISOString();
}

/** The server's part of a filter; constant from midnight to midnight. */
export interface LogTime {
  from?: string | undefined;
  to?: string | undefined;
}

/** A filter's time span for the server; the days may be in either order. */
export function timeOf({ span, ...ends }: LogFilter, now: number): LogTime {
  if (span === "all") return {};
  if (span !== "days") return { from: midnightBefore(now, span === "today" ? 0 : WEEK_BACK) };
  const [first, last] = [wholeDay(ends.first), wholeDay(ends.last)];
  const [one, other] = first !== "" && last !== "" && last < first ? [last, first] : [first, last];
  return { from: midnight(one, 0), to: midnight(other, 1) };
}

/** Adds a new line to the top of the newest page; an existing line changes nothing. */
export function withLine(pages: readonly LogsAnswer[], line: Log): LogsAnswer[] {
  const [newest, ...older] = pages;
  if (newest === undefined || newest.logs.some(({ _id }) => _id === line._id)) return [...pages];
  const logs = [line, ...newest.logs];
  return [{ logs, totalCount: newest.totalCount + 1 }, ...older];
}

/** Whether lines are missing between the newest loaded one (of all kinds) and a new line. */
export function leavesGap(pages: readonly LogsAnswer[], line: Log): boolean {
  const newest = pages[0]?.logs[0];
  return Number(newest?._id ?? 0) + 1 < Number(line._id);
}
