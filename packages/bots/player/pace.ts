/** How fast and how long bots play. */
import { SECOND } from "@emberlode/game";
import { ALWAYS, neighborsDay, type PlaySchedule } from "./play-schedule.ts";

export interface Pace {
  /** Time between two turns, milliseconds. */
  betweenMs: number;
  /** The daily schedule of the bot with this number. */
  schedule: (number: number) => PlaySchedule;
}

export const PACES = {
  /** Like a casual player: a turn every twenty seconds, ten minutes an hour, asleep at night. */
  calm: { betweenMs: 20 * SECOND, schedule: neighborsDay },
  /** Like a keen player who never sleeps. */
  lively: { betweenMs: 1.5 * SECOND, schedule: () => ALWAYS },
  /** Slightly below the server's limit of 300 actions a minute. */
  tireless: { betweenMs: 0.25 * SECOND, schedule: () => ALWAYS },
} as const satisfies Record<string, Pace>;

export type PaceId = keyof typeof PACES;

export const PACE_IDS = Object.keys(PACES) as readonly PaceId[];
