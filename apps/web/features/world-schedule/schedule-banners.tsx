import type { PublicPause, PublicSchedule } from "@emberlode/contract";
import { PAUSE_KINDS, type Pause, type PauseKind } from "@emberlode/game";
import { useEffect, useState } from "react";
import { readItem, writeItem } from "../../lib/browser-storage.ts";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { Icon } from "../ui/icon.tsx";
import { type BannerPhase, bannerPhase, countdownText, spokenText } from "./pause-texts.ts";

const t = await messages("world");

const toPause = ({ from, until }: PublicPause): Pause => ({
  from: Date.parse(from),
  until: until === null ? null : Date.parse(until),
});

/** Where the banner that the player hid last is stored, by kind. */
const hiddenKey = (kind: PauseKind) => `emberlode-hidden-${kind}`;

interface PauseBannerProps {
  kind: PauseKind;
  pause: Pause;
  phase: BannerPhase;
  now: number;
}

function PauseBanner({ kind, pause, phase, now }: PauseBannerProps) {
  // A hidden one returns when it is about to begin, and when it begins.
  const id = `${phase} ${pause.from}`;
  // Players who can do nothing should see why, at least in their next session.
  const area = kind === "maintenance" ? "session" : "local";
  const [hidden, setHidden] = useState(() => readItem(area, hiddenKey(kind)));
  if (hidden === id) return null;
  const hide = () => {
    writeItem(area, hiddenKey(kind), id);
    setHidden(id);
  };
  return (
    <div className="banner">
      <Icon name={kind === "peace" ? "shield" : "lock"} className="size-4 flex-none" />
      <span role="timer" aria-live="off" className="py-2">
        {countdownText(kind, pause, { phase, now })}
      </span>
      <button type="button" className="text-link" onClick={hide}>
        {t("schedule.hide")}
      </button>
    </div>
  );
}

/** A text for screen readers; set after the live region exists, so that it is read. */
function SpokenStatus({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

function PauseNotice({ kind, pause }: { kind: PauseKind; pause: PublicPause }) {
  const now = useNow();
  const times = toPause(pause);
  const phase = bannerPhase(kind, times, now);
  return (
    <>
      <SpokenStatus text={phase === null ? "" : spokenText(kind, times, phase)} />
      {phase !== null && <PauseBanner kind={kind} pause={times} phase={phase} now={now} />}
    </>
  );
}

/** Banners about an announced peace and maintenance, with a countdown. */
export default function ScheduleBanners({ schedule }: { schedule: PublicSchedule }) {
  return PAUSE_KINDS.map((kind) => {
    const pause = schedule[kind];
    return (
      pause !== null && <PauseNotice key={`${kind} ${pause.from}`} kind={kind} pause={pause} />
    );
  });
}
