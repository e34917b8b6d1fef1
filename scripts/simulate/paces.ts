/** How fast and how long each kind of player plays (rules §20). */
import type { DigEffort } from "@emberlode/game";

/** What a step and an action take in milliseconds, and with what effort the player digs. */
export interface Pace {
  minutesPerDay: number;
  stepMs: number;
  actionMs: number;
  effort: DigEffort;
}

/** A human reads, decides and clicks. */
const HUMAN = { stepMs: 2000, actionMs: 2000 } as const;
/** What the server's limits allow: 20 steps a second, 300 actions a minute. */
const SCRIPT = { stepMs: 50, actionMs: 200 } as const;

/** Players by how much they play. */
export const STYLES = ["brief", "casual", "keen", "never-sleeping"] as const;

export type Style = (typeof STYLES)[number];

export const PACES = {
  brief: { minutesPerDay: 3, ...HUMAN, effort: 20 },
  casual: { minutesPerDay: 30, ...HUMAN, effort: 20 },
  keen: { minutesPerDay: 120, ...HUMAN, effort: 5 },
  "never-sleeping": { minutesPerDay: 1440, ...SCRIPT, effort: 1 },
} as const satisfies Record<Style, Pace>;
