/**
 * What the banner says about a peace or maintenance. Times in milliseconds on the server's clock.
 */
import { MINUTE, type Pause, type PauseKind, phaseOf } from "@emberlode/game";
import { longSpan } from "../../lib/long-span.ts";
import { messages } from "../../lib/messages.ts";
import { timeInWords } from "../../lib/times.ts";

const t = await messages("world");

/** How long before maintenance the banner returns even if it was hidden. */
const SOON_MS = 10 * MINUTE;

/** `soon`: planned maintenance that is about to begin. */
export type BannerPhase = "planned" | "soon" | "running";

/** Null if there is nothing to say. */
export function bannerPhase(kind: PauseKind, pause: Pause, now: number): BannerPhase | null {
  const phase = phaseOf(pause, now);
  if (phase === "none") return null;
  const isSoon = kind === "maintenance" && phase === "planned" && pause.from - now <= SOON_MS;
  return isSoon ? "soon" : phase;
}

const spanText = (ms: number): string => longSpan(ms, (parts) => t("schedule.days", parts));

/** The line with the time left. */
export function countdownText(
  kind: PauseKind,
  { from, until }: Pause,
  { phase, now }: { phase: BannerPhase; now: number },
): string {
  if (phase !== "running") return t(`schedule.${kind}.planned`, { span: spanText(from - now) });
  if (until === null) return t("schedule.maintenance.open");
  return t(`schedule.${kind}.running`, { span: spanText(until - now) });
}

/** The line for screen readers, without a time that counts down. */
export function spokenText(kind: PauseKind, { from, until }: Pause, phase: BannerPhase): string {
  if (phase === "soon") return t("schedule.maintenance.soon", { minutes: SOON_MS / MINUTE });
  const end = until === null ? "" : timeInWords(until);
  if (phase === "planned")
    return t(`schedule.${kind}.plannedAt`, { from: timeInWords(from), until: end });
  return until === null
    ? t("schedule.maintenance.runningOpen")
    : t(`schedule.${kind}.runningUntil`, { until: end });
}
