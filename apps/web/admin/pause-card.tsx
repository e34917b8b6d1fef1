import { isAtLeast, type Pause, type PauseKind, phaseOf } from "@emberlode/game";
import { type ReactNode, useState } from "react";
import { Icon } from "../features/ui/icon.tsx";
import { longSpan } from "../lib/long-span.ts";
import { messages } from "../lib/messages.ts";
import { shareText } from "../lib/numbers.ts";
import { useNow } from "../lib/use-now.ts";
import { Badge } from "./badge.tsx";
import { Card } from "./card.tsx";
import { Details } from "./details.tsx";
import { EndPauseDialog, SetPauseDialog } from "./pause-dialogs.tsx";
import { useStaff } from "./staff-context.ts";
import { At } from "./when.tsx";

const t = await messages("admin-schedule");

const span = (ms: number): string => longSpan(ms, (parts) => t("days", parts));

/** What is counted, and to or from when. */
function countdownOf({ from, until }: Pause, now: number): readonly [label: string, ms: number] {
  if (now < from) return [t("beginsIn"), from - now];
  return until === null ? [t("runningFor"), now - from] : [t("endsIn"), until - now];
}

function Countdown({ pause, now }: { pause: Pause; now: number }) {
  const { from, until } = pause;
  const [label, ms] = countdownOf(pause, now);
  const share = until === null ? 0 : Math.max(0, Math.min(1, (now - from) / (until - from)));
  return (
    <div className="staff-countdown" role="timer" aria-live="off">
      <span className="staff-countdown-label">{label}</span>
      <b className="figure">{span(ms)}</b>
      {now >= from && until !== null && (
        <progress
          className="staff-elapsed"
          value={share}
          aria-label={t("elapsed", { percent: shareText(share) })}
        />
      )}
    </div>
  );
}

const isoTime = (time: number): string => new Date(time).toISOString();

function Times({ from, until }: Pause) {
  return (
    <Details
      facts={[
        [t("from"), <At key="from" at={isoTime(from)} />],
        [t("until"), until === null ? t("noEnd") : <At key="until" at={isoTime(until)} />],
      ]}
    />
  );
}

const TONES = { none: "neutral", planned: "staff", running: "warn" } as const;

interface PauseCardProps {
  kind: PauseKind;
  /** The announced pause, or null. */
  pause: Pause | null;
  players: number;
}

/** A peace or maintenance: when it is, and what can be done about it. */
export function PauseCard({ kind, pause, players }: PauseCardProps) {
  const now = useNow();
  const { role } = useStaff();
  const [dialog, setDialog] = useState<"set" | "end" | null>(null);
  const phase = phaseOf(pause, now);
  const current = phase === "none" ? null : pause;
  const close = () => setDialog(null);
  const actions: ReactNode =
    current === null ? (
      <button type="button" className="btn btn-ember" onClick={() => setDialog("set")}>
        {t("announce")}
      </button>
    ) : (
      <>
        <button type="button" className="btn" onClick={() => setDialog("set")}>
          {t("change")}
        </button>
        <button type="button" className="btn" onClick={() => setDialog("end")}>
          {t(phase === "running" ? `${kind}.end` : `${kind}.cancel`)}
        </button>
      </>
    );
  return (
    <Card
      title={t(`${kind}.title`)}
      tools={<Badge tone={TONES[phase]}>{t(`phases.${phase}`)}</Badge>}
    >
      <div className="staff-pause" data-phase={phase}>
        <p className="staff-pause-what">
          <Icon name={kind === "peace" ? "shield" : "lock"} className="size-5" />
          <span>
            {t(`${kind}.what`)} <span className="text-muted">{t(`${kind}.notice`)}</span>
          </span>
        </p>
        {current !== null && <Countdown pause={current} now={now} />}
        {current !== null && <Times {...current} />}
        {isAtLeast(role, "admin") && <div className="staff-answers">{actions}</div>}
      </div>
      {dialog === "set" && (
        <SetPauseDialog kind={kind} current={current} players={players} onClose={close} />
      )}
      {dialog === "end" && <EndPauseDialog kind={kind} current={current} onClose={close} />}
    </Card>
  );
}
