/** When a bot plays: periods of play, and sleep. */
import { DAY, HOUR, MINUTE } from "@emberlode/game";

export interface PlaySchedule {
  /** Hour of the UTC day (0..23) at which sleep begins. */
  sleepsAt: number;
  /** Length of the sleep in hours; 0 without one. */
  sleepHours: number;
  /** Play right after the account was made, at any hour, and how many times as fast as later. */
  settling: { minutes: number; timesAsFast: number };
  /** Plays `minutes` out of every `every` minutes, starting at minute `from` of each period. */
  playWindow: { minutes: number; every: number; from: number };
}

/** Never sleeps and never pauses. */
export const ALWAYS: PlaySchedule = {
  sleepsAt: 0,
  sleepHours: 0,
  settling: { minutes: 0, timesAsFast: 1 },
  playWindow: { minutes: 1, every: 1, from: 0 },
};

/**
 * An hour of quick play to settle in, so that a newcomer finds something to fight about. Then
 * ten minutes of play per hour, and eight hours of sleep. Each neighbor sleeps three hours later
 * than the previous one and plays at shifted times, so that some bot is usually playing.
 */
export function neighborsDay(number: number): PlaySchedule {
  const from = (number * 22) % 60;
  return {
    sleepsAt: (number * 3) % 24,
    sleepHours: 8,
    settling: { minutes: 60, timesAsFast: 4 },
    playWindow: { minutes: 10, every: 60, from },
  };
}

const modulo = (time: number, span: number): number => ((time % span) + span) % span;

/** When the current sleep ends; null if the bot is awake. */
export function sleepsUntil({ sleepsAt, sleepHours }: PlaySchedule, now: number): number | null {
  const sleepLeftMs = sleepHours * HOUR - modulo(now - sleepsAt * HOUR, DAY);
  return sleepLeftMs > 0 ? now + sleepLeftMs : null;
}

/** Whether the account is so new that the bot plays faster. */
export function isSettling({ settling }: PlaySchedule, since: number, now: number): boolean {
  return now - since < settling.minutes * MINUTE;
}

/**
 * When the next call may be made; `now` during a period of play.
 * @param since creation of the account
 */
export function nextPlay(schedule: PlaySchedule, since: number, now: number): number {
  const minutes = schedule.playWindow.minutes * MINUTE;
  const every = schedule.playWindow.every * MINUTE;
  if (isSettling(schedule, since, now)) return now;
  const asleep = sleepsUntil(schedule, now);
  if (asleep !== null) return asleep;
  const passed = modulo(now - schedule.playWindow.from * MINUTE, every);
  return passed < minutes ? now : now + every - passed;
}
