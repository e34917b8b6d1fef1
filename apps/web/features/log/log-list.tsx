import type { Log } from "@emberlode/contract";
import { RESOURCES } from "@emberlode/game";
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
import { dateFormat } from "../../lib/language.ts";
import { messages } from "../../lib/messages.ts";
import { exactNumber, signedNumber } from "../../lib/numbers.ts";
import { exactTime, isSameDay } from "../../lib/times.ts";
import { GameIcon } from "../ui/game-icon.tsx";
import { dayTitle } from "./log-days.ts";
import { LinkedContent, LogLinks } from "./log-links.tsx";

const t = await messages("log");

/** The day is in the heading above. */
const clock = dateFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** How a line changed what the player carries, in columns: metal and energy. */
function LogAmounts({ log }: { log: Log }) {
  return (
    <span className="log-amounts">
      {RESOURCES.map((resource) => {
        const amount = log[resource];
        return (
          amount !== undefined && (
            <b key={resource} className="figure" data-of={resource} data-sign={Math.sign(amount)}>
              <span translate="no">{signedNumber(amount, exactNumber)}</span>
              <span className="sr-only"> {t(`resources.${resource}`)}</span>
              <GameIcon name={resource} className={`size-4 icon-${resource}`} />
            </b>
          )
        );
      })}
    </span>
  );
}

interface LogLineProps {
  log: Log;
  /** Heading of the day, on the newest line of each day. */
  day: string | undefined;
  ref: Ref<HTMLLIElement>;
  index: number;
  /** Offset from the top of the list, in pixels. */
  top: number;
  /** Total number of lines. */
  count: number;
}

/** A log line in columns: time, kind, text with links, and amounts. */
function LogLine({ log, day, ref, index, top, count }: LogLineProps) {
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
      <div className="log-columns">
        <time className="figure" dateTime={log.created} title={exactTime(log.created)}>
          {clock().format(Date.parse(log.created))}
        </time>
        <span className="log-kind">{t(`categories.${log.cat}`)}</span>
        <p className="log-text">
          <LinkedContent log={log} />
          <LogLinks log={log} />
        </p>
        <LogAmounts log={log} />
      </div>
    </li>
  );
}

/** Estimated height of a line in pixels, until it is measured. */
const LINE_HEIGHT = 46;
const OVERSCAN = 8;
/** Older lines are loaded when fewer than this many remain below the visible ones. */
const PREFETCH_ROWS = 6;

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
  const lastVisible = rows.range?.endIndex ?? -1;
  return {
    shown,
    height: rows.getTotalSize(),
    measure: rows.measureElement,
    /** Offset of the list from the top of the scrolled content, in pixels. */
    top,
    isNearEnd: lastVisible >= 0 && lastVisible + PREFETCH_ROWS >= lines.length - 1,
    setCurrent,
  };
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
  const shouldLoad = isNearEnd && canLoad;
  useEffect(() => {
    if (shouldLoad) onNearEnd();
  }, [shouldLoad, onNearEnd]);
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
