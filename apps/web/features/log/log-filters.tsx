/** The filters of the player's log. */
import type { Log, LogsAnswer } from "@emberlode/contract";
import { LOG_CATEGORIES, type LogCategory } from "@emberlode/game";
import { type ReactNode, useId } from "react";
import { messages } from "../../lib/messages.ts";

const t = await messages("log");

/** Time spans of the log: all, since midnight, seven days including today, or a range of days. */
const LOG_SPANS = ["all", "today", "week", "days"] as const;
type LogSpan = (typeof LOG_SPANS)[number];

/** Number of days in a week before today. */
const WEEK_BACK = 6;

export interface LogFilter {
  /** Undefined for all kinds. */
  type: LogCategory | undefined;
  span: LogSpan;
  /** For `days`: the ends of the range, like 2026-05-20; an empty end is open. */
  first: string;
  last: string;
}

export const WHOLE_LOG: LogFilter = { type: undefined, span: "all", first: "", last: "" };

function isLogSpan(text: string): text is LogSpan {
  return LOG_SPANS.some((span) => span === text);
}

/** Lines per page. */
export const LOG_PAGE_SIZE = 20;

/** Cursor of the next page, after the last line; undefined if all lines are loaded. */
export function nextCursor(last: LogsAnswer, pages: readonly LogsAnswer[]): string | undefined {
  const loaded = pages.reduce((sum, { logs }) => sum + logs.length, 0);
  if (last.logs.length < LOG_PAGE_SIZE || loaded >= last.totalCount) return undefined;
  return last.logs.at(-1)?._id;
}

/** Format: 2026-05-20. */
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** Valid range of days; a year being typed starts as 0002, then 0020. */
const LOG_DAYS = { min: "2020-01-01", max: "2100-12-31" } as const;

/** The day, or an empty string if it is invalid. */
function validDay(day: string): string {
  const isValid = DAY_PATTERN.test(day) && day >= LOG_DAYS.min && day <= LOG_DAYS.max;
  return isValid && !Number.isNaN(Date.parse(`${day}T00:00`)) ? day : "";
}

/** Local midnight at the start of a day, plus this many days; undefined for an empty day. */
function midnight(day: string, daysAfter: number): string | undefined {
  if (day === "") return undefined;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysAfter);
  return start.toISOString();
}

/** Local midnight this many days before a time in milliseconds. */
function midnightBefore(now: number, daysBack: number): string {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - daysBack);
  return start.toISOString();
}

/** The time span as the server's input (ISO 8601); constant between midnights. */
interface TimeRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** A filter's time span for the server; its days may be in either order. */
export function timeRangeOf({ span, ...ends }: LogFilter, now: number): TimeRange {
  if (span === "all") return {};
  if (span !== "days") return { from: midnightBefore(now, span === "today" ? 0 : WEEK_BACK) };
  const [first, last] = [validDay(ends.first), validDay(ends.last)];
  const [from, to] = first !== "" && last !== "" && last < first ? [last, first] : [first, last];
  return { from: midnight(from, 0), to: midnight(to, 1) };
}

/** Adds a new line at the top of the newest page, unless it is there already. */
export function prependLine(pages: readonly LogsAnswer[], line: Log): LogsAnswer[] {
  const [newest, ...older] = pages;
  if (newest === undefined || newest.logs.some(({ _id }) => _id === line._id)) return [...pages];
  const logs = [line, ...newest.logs];
  return [{ logs, totalCount: newest.totalCount + 1 }, ...older];
}

/** Whether lines (of any kind) are missing between the newest loaded one and a new one. */
export function leavesGap(pages: readonly LogsAnswer[], line: Log): boolean {
  const newest = pages[0]?.logs[0];
  return Number(newest?._id ?? 0) + 1 < Number(line._id);
}

/** The ends of a custom time span. */
const ENDS = ["first", "last"] as const;

interface LogFiltersProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  /** Further actions on the lines. */
  children: ReactNode;
}

/** Filters lines by kind and time. */
export function LogFilters({ filter, onChange, children }: LogFiltersProps) {
  const id = useId();
  return (
    <div className="log-filters">
      <div>
        <label htmlFor={`${id}type`}>{t("filter")}</label>
        <select
          id={`${id}type`}
          className="input"
          value={filter.type ?? ""}
          onChange={({ target }) =>
            onChange({
              ...filter,
              type: LOG_CATEGORIES.find((category) => category === target.value),
            })
          }
        >
          <option value="">{t("all")}</option>
          {LOG_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t(`categories.${category}`)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}span`}>{t("time")}</label>
        <select
          id={`${id}span`}
          className="input"
          value={filter.span}
          onChange={({ target }) =>
            isLogSpan(target.value) && onChange({ ...filter, span: target.value })
          }
        >
          {LOG_SPANS.map((span) => (
            <option key={span} value={span}>
              {t(`spans.${span}`)}
            </option>
          ))}
        </select>
      </div>
      {filter.span === "days" &&
        ENDS.map((end) => (
          <div key={end}>
            <label htmlFor={`${id}${end}`}>{t(`days.${end}`)}</label>
            <input
              id={`${id}${end}`}
              type="date"
              className="input"
              min={LOG_DAYS.min}
              max={LOG_DAYS.max}
              value={filter[end]}
              onChange={({ target }) => onChange({ ...filter, [end]: target.value })}
            />
          </div>
        ))}
      {children}
    </div>
  );
}
