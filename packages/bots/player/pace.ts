/** How fast and how long bots play. */
import { SECOND } from "@emberlode/game";
import { ALWAYS, type DayPlan, neighborsDay } from "./day-plan.ts";

export interface Pace {
  /** Time between two turns, milliseconds. */
  betweenMs: number;
  /** The daily plan of the bot with this number. */
  plan: (number: number) => DayPlan;
}

export const PACES = {
  /** Like a casual player: a turn every twenty seconds, ten minutes an hour, asleep at night. */
  calm: { betweenMs: 20 * SECOND, plan: neighborsDay },
  /** Like a keen player who never sleeps. */
  lively: { betweenMs: 1.5 * SECOND, plan: () => ALWAYS },
  /** Slightly below the server's limit of 300 actions a minute. */
  tireless: { betweenMs: 0.25 * SECOND, plan: () => ALWAYS },
} as const satisfies Record<string, Pace>;

export type PaceId = keyof typeof PACES;

export const PACE_IDS = Object.keys(PACES) as readonly PaceId[];
