import type { FairAnswer } from "@emberlode/contract";
import { isoDay } from "@emberlode/game";
import { type FormEvent, useId } from "react";
import { navigate } from "wouter/use-browser-location";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { QueryFailed } from "../desks/query-failed.tsx";
import { EmptyNext } from "../ui/empty-next.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { dayText, fairPath, isDay } from "./days.ts";
import { Published } from "./published.tsx";

const t = await messages("fair");

interface DayCardProps {
  day: string;
  fair: FairAnswer | undefined;
  error: unknown;
  onRetry: () => void;
}

/** A form that opens another day by its date. */
function DayChoice({ day }: { day: string }) {
  const id = useId();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("day");
    if (typeof chosen === "string" && isDay(chosen)) navigate(fairPath(chosen));
  };
  return (
    <form className="fair-choice" onSubmit={show}>
      <label htmlFor={id}>{t("chooseDay")}</label>
      <input id={id} key={day} type="date" name="day" className="input" defaultValue={day} />
      <button type="submit" className="btn">
        {t("goToDay")}
      </button>
    </form>
  );
}

function Content({ fair, error, onRetry }: Omit<DayCardProps, "day">) {
  if (fair !== undefined) return <Published fair={fair} />;
  if (error === null) return <Skeleton rows={3} />;
  if (toFailure(error).code !== "NOT_FOUND") {
    return <QueryFailed error={error} lead={t("failed")} onRetry={onRetry} />;
  }
  return <EmptyNext icon="ban" title={t("noDayTitle")} text={t("noDay")} />;
}

/** The published data of the day, and links to other days. */
export function DayCard({ day, ...rest }: DayCardProps) {
  const titleId = useId();
  const isToday = day === isoDay(serverNow());
  return (
    <section className="panel fair-part" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {isToday ? t("today", { day: dayText(day) }) : dayText(day)}
      </h2>
      <Content {...rest} />
      <DayChoice day={day} />
    </section>
  );
}
