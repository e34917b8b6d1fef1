import type { Log, Position } from "@emberlode/contract";
import { isOnGrid, isoDay, isSameCell, type LogCategory } from "@emberlode/game";
import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { battlePath, fieldPath } from "../../lib/paths.ts";
import { exactTime, longDate, shortTime } from "../../lib/times.ts";

const t = await messages("log");

/** How lines of every language name a place: "3, 50". */
const PLACES = /(?<![\w.,])(\d{1,2}), (\d{1,2})\b/g;
/** Kinds of lines that name no place, or contain a player's free text. */
const WITHOUT_PLACE: readonly LogCategory[] = ["account", "note", "referral"];

/** The fields named in a line, in order and without duplicates. */
export function fieldsOf({ cat, content }: Pick<Log, "cat" | "content">): Position[] {
  if (WITHOUT_PLACE.includes(cat)) return [];
  const named = [...content.matchAll(PLACES)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  return named.filter(
    (at, index) => isOnGrid(at) && named.findIndex((one) => isSameCell(one, at)) === index,
  );
}

/** The purpose of a line's roll, and for stakes the game. */
function rolledFor({ cat, type }: Pick<Log, "cat" | "type">): { purpose: string; game?: string } {
  if (cat === "casino") return { purpose: "casino", game: type };
  const isFight = cat === "battle" || cat === "factory";
  return { purpose: isFight ? "battle" : type };
}

/** The URL that recomputes a line's roll, with the form filled in (rules §16). */
export function proofPath(
  log: Pick<Log, "created" | "cat" | "type" | "roll" | "rolled" | "battle">,
): string {
  const { created, roll, rolled, battle } = log;
  const said = new URLSearchParams({ counter: String(roll), ...rolledFor(log) });
  for (const [name, value] of Object.entries({ ...rolled, battle })) {
    if (value !== undefined) said.set(name, String(value));
  }
  return `/fair/${isoDay(Date.parse(created))}?${said}`;
}

/** The line's links: to its battle, its fields and the proof of its roll. */
function LogLinks({ log }: { log: Log }) {
  const fields = fieldsOf(log);
  if (log.battle === undefined && fields.length === 0 && log.roll === undefined) return null;
  return (
    <p className="log-links">
      {log.battle !== undefined && (
        <Link href={battlePath(log.battle)} className="text-link">
          {t("report")}
        </Link>
      )}
      {fields.map((at) => (
        <Link key={fieldPath(at)} href={fieldPath(at)} className="text-link">
          {t("field", { x: at.x, y: at.y })}
        </Link>
      ))}
      {log.roll !== undefined && (
        <Link href={proofPath(log)} className="text-link">
          {t("proof", { roll: log.roll })}
        </Link>
      )}
    </p>
  );
}

interface LogLineProps {
  log: Log;
  now: number;
  /** Heading of the day, on the newest line of each day. */
  day: string | undefined;
  ref: Ref<HTMLLIElement>;
  index: number;
  /** Offset from the top of the list, in pixels. */
  top: number;
  /** Total number of lines. */
  count: number;
}

/** A log line: time, kind, text and links. */
function LogLine({ log, now, day, ref, index, top, count }: LogLineProps) {
  return (
    <li
      ref={ref}
      data-index={index}
      data-id={log._id}
      className="log-line"
      data-color={log.color}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {day !== undefined && <h3 className="log-day">{day}</h3>}
      <p className="log-head">
        <time dateTime={log.created} title={exactTime(log.created)}>
          {shortTime(log.created, now)}
        </time>
        <span className="chip">{t(`categories.${log.cat}`)}</span>
      </p>
      <p>{log.content}</p>
      <LogLinks log={log} />
    </li>
  );
}

/** Estimated height of a line in pixels, until it is measured. */
const LINE_HEIGHT = 84;
const OVERSCAN = 8;
/** Older lines are loaded when fewer than this many remain below the visible ones. */
const AHEAD = 6;

/** The scroll container: the desk's body, or the whole desk on a low screen. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let element = list.parentElement; element; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return list.parentElement;
}

/** Height of the scrolled content above the list, in pixels. */
function topOf(list: HTMLElement): number {
  const scroller = scrollerOf(list);
  if (scroller === null) return 0;
  const above = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return Math.round(above + scroller.scrollTop);
}

function useLogWindow(lines: readonly Log[], list: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  /** Id of the line that has or last had the focus. */
  const [current, setCurrent] = useState<string | null>(null);
  const at = current === null ? -1 : lines.findIndex(({ _id }) => _id === current);
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: lines.length,
    getScrollElement: () => list.current && scrollerOf(list.current),
    estimateSize: () => LINE_HEIGHT,
    getItemKey: useCallback((index: number) => lines[index]?._id ?? index, [lines]),
    // Keep the focused line rendered, or the focus would be lost.
    rangeExtractor: (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (at < 0 || shown.includes(at)) return shown;
      return [...shown, at].sort((a, b) => a - b);
    },
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // The content above may have grown: measure on every render.
  useLayoutEffect(() => {
    if (list.current !== null) setTop(topOf(list.current));
  });
  const shown = rows.getVirtualItems();
  const lastInSight = rows.range?.endIndex ?? -1;
  return {
    shown,
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    /** Offset of the list from the top of the scrolled content, in pixels. */
    top,
    isNearEnd: lastInSight >= 0 && lastInSight + AHEAD >= lines.length - 1,
    setCurrent,
  };
}

function dayStart(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** Whether two times (ISO 8601) are on the same local day. */
export function isSameDay(one: string, other: string): boolean {
  return dayStart(Date.parse(one)) === dayStart(Date.parse(other));
}

/** The heading of a day; `now` in milliseconds. */
export function dayTitle(iso: string, now: number): string {
  const day = dayStart(Date.parse(iso));
  const today = dayStart(now);
  if (day === today) return t("today");
  // Not a fixed 24 hours: days vary in length with daylight saving time.
  return day === dayStart(today - 1) ? t("yesterday") : longDate(iso);
}

interface LogListProps {
  lines: readonly Log[];
  now: number;
  /** Total number of lines. */
  count: number;
  /** Whether older lines may be loaded now. */
  canLoad: boolean;
  onNearEnd: () => void;
}

/** The lines by day, newest first, in a virtualized list. */
export function LogList({ lines, now, count, canLoad, onNearEnd }: LogListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, height, measure, top, isNearEnd, setCurrent } = useLogWindow(lines, list);
  const isWanted = isNearEnd && canLoad;
  useEffect(() => {
    if (isWanted) onNearEnd();
  }, [isWanted, onNearEnd]);
  const dayAt = (index: number) => {
    const [line, newer] = [lines[index], lines[index - 1]];
    if (line === undefined) return undefined;
    return newer && isSameDay(line.created, newer.created)
      ? undefined
      : dayTitle(line.created, now);
  };
  return (
    <ul
      ref={list}
      className="log-lines"
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics of unbulleted lists
      role="list"
      aria-label={t("list")}
      style={{ height }}
      onFocus={({ target }) => setCurrent(target.closest("li")?.dataset.id ?? null)}
    >
      {shown.map(({ key, index, start }) => {
        const log = lines[index];
        return (
          log && (
            <LogLine
              key={key}
              ref={measure}
              log={log}
              now={now}
              day={dayAt(index)}
              index={index}
              top={start - top}
              count={count}
            />
          )
        );
      })}
    </ul>
  );
}
