import type { FairAnswer } from "@emberlode/contract";
import { isoDay } from "@emberlode/game";
import { type FormEvent, Fragment, useId, useState } from "react";
import { Link } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { toFailure } from "../../lib/failure.ts";
import { messages } from "../../lib/messages.ts";
import { copyText } from "../../lib/notify.ts";
import { codexPath } from "../../lib/paths.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { exactTime } from "../../lib/times.ts";
import { trpc } from "../../lib/trpc.ts";
import { PlayButton } from "../session/play-button.tsx";
import { usePlayer } from "../session/player-context.tsx";
import { Icon } from "../ui/icon.tsx";
import { EmptyState, QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { CheckForm } from "./check-form.tsx";
import { daysBefore, fairPath, isDay, longDayText } from "./roll-form.ts";

const t = await messages("fair");
const tShell = await messages("shell");

/** A long hex string with a copy button. */
function Digits({ value, copy }: { value: string; copy: string }) {
  return (
    <>
      <code className="fair-digits">{value}</code>
      <button
        type="button"
        className="icon-btn"
        aria-label={copy}
        title={copy}
        onClick={() => copyText(value, tShell("copied"))}
      >
        <Icon name="copy" />
      </button>
    </>
  );
}

/** Seeds of the day that were published too early by mistake and replaced. */
function ReplacedSeeds({ earlier }: { earlier: NonNullable<FairAnswer["earlier"]> }) {
  return (
    <>
      {earlier.map(({ commitment, seed, until }) => (
        <Fragment key={commitment}>
          <dt>{t("earlier", { time: exactTime(until) })}</dt>
          <dd>
            <Digits value={seed} copy={t("copySeed")} />
          </dd>
          <dt>{t("earlierPrint")}</dt>
          <dd>
            <Digits value={commitment} copy={t("copyPrint")} />
          </dd>
        </Fragment>
      ))}
    </>
  );
}

/** A day's published data: the fingerprint, its time, and the seed once the day is over. */
function Published({ fair }: { fair: FairAnswer }) {
  const { commitment, committedAt, revealedAt, seed, earlier = [] } = fair;
  return (
    <dl className="fair-facts">
      <dt>{t("fingerprint")}</dt>
      <dd>
        <Digits value={commitment} copy={t("copyPrint")} />
      </dd>
      <dt>{t("since")}</dt>
      <dd>
        <time dateTime={committedAt}>{exactTime(committedAt)}</time>
      </dd>
      <dt>{t("seed")}</dt>
      <dd>
        {seed === null ? (
          t("seedAt", { time: exactTime(revealedAt) })
        ) : (
          <Digits value={seed} copy={t("copySeed")} />
        )}
      </dd>
      <ReplacedSeeds earlier={earlier} />
    </dl>
  );
}

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
  return <EmptyState icon="ban" title={t("noDayTitle")} text={t("noDay")} />;
}

/** The published data of the day, and links to other days. */
function DayCard({ day, ...rest }: DayCardProps) {
  const titleId = useId();
  const isToday = day === isoDay(serverNow());
  return (
    <section className="panel fair-section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {isToday ? t("today", { day: longDayText(day) }) : longDayText(day)}
      </h2>
      <Content {...rest} />
      <DayChoice day={day} />
    </section>
  );
}

/** The published data of a day. */
function useFairDay(day: string) {
  return trpc.fair.day.useQuery({ day });
}

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
        {longDayText(day)}
      </Link>
      <code className="fair-digits">{data?.seed ?? (data === undefined ? "" : t("notYet"))}</code>
    </li>
  );
}

/** Loads the days before the oldest one shown. */
function OlderDays({ day }: { day: string }) {
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
function PastDays({ before, since }: PastDaysProps) {
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
      <OlderDays day={oldest} />
    </>
  );
}

interface FairProps {
  day: string;
  today: string;
  /** Query string with the initial values. */
  search: string;
}

function PastSeeds({ today }: { today: string }) {
  const { data, error, refetch } = useFairDay(today);
  const titleId = useId();
  return (
    <section className="panel fair-section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {t("pastTitle")}
      </h2>
      {data !== undefined && <PastDays before={today} since={data.committedAt} />}
      {data === undefined && error !== null && (
        <QueryFailed error={error} lead={t("failed")} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function HowItWorks() {
  const titleId = useId();
  return (
    <section className="panel fair-section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {t("how.title")}
      </h2>
      <ol className="fair-steps">
        {([0, 1, 2, 3] as const).map((step) => (
          <li key={step}>{t(`how.steps.${step}`)}</li>
        ))}
      </ol>
      <Link href={codexPath(null)} className="text-link">
        {t("codexLink")}
      </Link>
    </section>
  );
}

/** How to verify rolls: a day's fingerprint and seed, and a form to recompute a roll. */
export function Fair({ day, today, search }: FairProps) {
  const { data, error, refetch } = useFairDay(day);
  const ownId = usePlayer()?.user._id ?? null;
  return (
    <div className="fair">
      <header className="on-art">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-2">{t("lead")}</p>
      </header>
      <DayCard day={day} fair={data} error={error} onRetry={() => void refetch()} />
      <CheckForm key={`${day}${search}`} day={day} fair={data} search={search} ownId={ownId} />
      <PastSeeds today={today} />
      <HowItWorks />
      <PlayButton player={t("play")} />
    </div>
  );
}
