import type { Log } from "@emberlode/contract";
import { useEffect, useRef } from "react";
import { messages } from "../../lib/messages.ts";
import { longDate } from "../../lib/times.ts";
import { LogLine } from "./log-line.tsx";
import { useLogWindow } from "./use-log-window.ts";

const t = await messages("log");

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
