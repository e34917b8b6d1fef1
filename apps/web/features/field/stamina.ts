/** What fatigue does to digs, in words (rules §4). */
import { DAY, digShare, type Fatigue, fatigueAfter, utcDay } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";
import { clockTime } from "../../lib/times.ts";

const t = await messages("game");

/** With this many full-yield digs or fewer left today, the button says so. */
const FEW_DIGS = 100;

/** When digs yield in full again: the next midnight (UTC), by the player's clock. */
const restedAt = (now: number): string => clockTime((utcDay(now) + 1) * DAY);

/** The player's fatigue after this many digs. */
export function staminaText(digs: number, now: number): string {
  const { level, left } = fatigueAfter(digs);
  if (level === "full") return t("field.fatigueFull", { left: left ?? 0 });
  const time = restedAt(now);
  if (level === "last") return t("field.fatigueLast", { time });
  return t("field.fatigueHalf", { left: left ?? 0, time });
}

/** How the next dig yields, for its button; empty while many full-yield digs are left. */
export function yieldNote(digs: number, now: number): string {
  const { level, left } = fatigueAfter(digs);
  if (level === "full")
    return (left ?? 0) > FEW_DIGS ? "" : t("field.fewLeft", { left: left ?? 0 });
  return t(`field.less.${level}`, { time: restedAt(now) });
}

const shareOf = ({ level }: Fatigue): number => digShare(level);

/** What to say if the yield fell between two numbers of digs; null if it did not. */
export function yieldFallText(before: number, digs: number, now: number): string | null {
  const [was, is] = [fatigueAfter(before), fatigueAfter(digs)];
  if (shareOf(is) >= shareOf(was)) return null;
  return t(`field.fell.${is.level === "last" ? "last" : "half"}`, { time: restedAt(now) });
}
