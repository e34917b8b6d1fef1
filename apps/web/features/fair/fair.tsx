import { useId } from "react";
import { Link } from "wouter";
import { messages } from "../../lib/messages.ts";
import { codexPath } from "../codex/codex-path.ts";
import { usePlayer } from "../session/player-context.ts";
import { WayIn } from "../session/way-in.tsx";
import { CheckForm } from "./check-form.tsx";
import { DayCard } from "./day-card.tsx";
import { PastDays } from "./past-days.tsx";
import { useFairDay } from "./use-fair-day.ts";

const t = await messages("fair");

interface FairProps {
  day: string;
  today: string;
  /** Query string with the initial values. */
  search: string;
}

function Past({ today }: { today: string }) {
  const { data } = useFairDay(today);
  const titleId = useId();
  return (
    <section className="panel fair-part" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg">
        {t("pastTitle")}
      </h2>
      {data !== undefined && <PastDays before={today} since={data.committedAt} />}
    </section>
  );
}

function How() {
  const titleId = useId();
  return (
    <section className="panel fair-part" aria-labelledby={titleId}>
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
  const own = usePlayer()?.user._id ?? null;
  return (
    <div className="fair">
      <header className="on-art">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="mt-2">{t("lead")}</p>
      </header>
      <DayCard day={day} fair={data} error={error} onRetry={() => void refetch()} />
      <CheckForm key={`${day}${search}`} day={day} fair={data} search={search} own={own} />
      <Past today={today} />
      <How />
      <WayIn player={t("play")} />
    </div>
  );
}
