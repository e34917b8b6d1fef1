import { useState } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { daysBefore, dayText, fairPath } from "./days.ts";
import { useFairDay } from "./use-fair-day.ts";

const t = await messages("fair");

interface PastDaysProps {
  /** Shows the days before this one. */
  before: string;
  /** When that day's fingerprint was published (ISO 8601): all later days have one. */
  since: string;
}

function PastDay({ day }: { day: string }) {
  const { data } = useFairDay(day);
  return (
    <li className="fair-past">
      <Link href={fairPath(day)} className="text-link">
        {dayText(day)}
      </Link>
      <code className="fair-digits">{data?.seed ?? (data === undefined ? "" : t("notYet"))}</code>
    </li>
  );
}

/** Loads the days before the oldest one shown. */
function Older({ day }: { day: string }) {
  const { data } = useFairDay(day);
  const [open, setOpen] = useState(false);
  if (data === undefined || daysBefore(day, data.committedAt).length === 0) return null;
  if (open) return <PastDays before={day} since={data.committedAt} />;
  return (
    <button type="button" className="btn" onClick={() => setOpen(true)}>
      {t("older")}
    </button>
  );
}

/** The seeds of the days before one, latest first. */
export function PastDays({ before, since }: PastDaysProps) {
  const days = daysBefore(before, since);
  const oldest = days.at(-1);
  if (oldest === undefined) return <p className="text-muted">{t("pastNone")}</p>;
  return (
    <>
      <ul>
        {days.map((day) => (
          <PastDay key={day} day={day} />
        ))}
      </ul>
      <Older day={oldest} />
    </>
  );
}
