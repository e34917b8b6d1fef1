import type { Log } from "@emberlode/contract";
import type { Ref } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { battlePath, fieldPath } from "../../lib/paths.ts";
import { exactTime, shortTime } from "../../lib/times.ts";
import { fieldsOf, proofPath } from "./log-links.ts";

const t = await messages("log");

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
export function LogLine({ log, now, day, ref, index, top, count }: LogLineProps) {
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
