/** When a bot plays: spells of play by day, and sleep by its own clock. */
import { DAY, HOUR, MINUTE } from "@emberlode/game";

export interface DayPlan {
  /** Hour of the UTC day (0..23) at which sleep begins. */
  sleepsAt: number;
  /** How long it lasts, in hours; 0 for who never sleeps. */
  sleepHours: number;
  /** A spell of play of so many minutes, in each so many minutes, from that minute of theirs on. */
  spell: { minutes: number; every: number; from: number };
}

/** Who never sleeps and never stops. */
export const ALWAYS: DayPlan = {
  sleepsAt: 0,
  sleepHours: 0,
  spell: { minutes: 1, every: 1, from: 0 },
};

/**
 * Ten minutes in the hour and eight hours of sleep; each neighbor's sleep is three hours after the last
 * one's, and its spells are shifted, so that seldom nobody plays.
 */
export function neighborsDay(number: number): DayPlan {
  const from = (number * 22) % 60;
  return { sleepsAt: (number * 3) % 24, sleepHours: 8, spell: { minutes: 10, every: 60, from } };
}

const within = (time: number, span: number): number => ((time % span) + span) % span;

/** Until when the sleep lasts of who sleeps at this moment; null for who is awake. */
export function sleepsUntil({ sleepsAt, sleepHours }: DayPlan, now: number): number | null {
  const left = sleepHours * HOUR - within(now - sleepsAt * HOUR, DAY);
  return left > 0 ? now + left : null;
}

/**
 * When the next call may be made: now during a spell of play.
 * @param since when the account was made; its first spell begins then, whatever the hour
 */
export function nextPlay(plan: DayPlan, since: number, now: number): number {
  const minutes = plan.spell.minutes * MINUTE;
  const every = plan.spell.every * MINUTE;
  if (now - since < minutes) return now;
  const asleep = sleepsUntil(plan, now);
  if (asleep !== null) return asleep;
  const spent = within(now - plan.spell.from * MINUTE, every);
  return spent < minutes ? now : now + every - spent;
}
