/** How fast and how long each kind of player plays (rules §20). */
import { CALL_LIMITS, type DigEffort, MINUTE, SECOND } from "@emberlode/game";

/** What a player's time goes into. */
export type Call = "step" | "action";

/** At most so many calls in a window that begins with its first call, in milliseconds. */
interface Limit {
  most: number;
  windowMs: number;
}

export interface Pace {
  minutesPerDay: number;
  /** With what effort the player digs while the day's strength lasts. */
  effort: DigEffort;
  /** What each call takes in milliseconds, and what holds it back besides. */
  ms: Readonly<Record<Call, number>>;
  limits: Readonly<Record<Call, readonly Limit[]>>;
}

/** A human reads, decides and clicks, and never comes near a limit. */
const HUMAN = { ms: { step: 2000, action: 2000 }, limits: { step: [], action: [] } } as const;

/** A script is held back by nothing but the server's limits. */
const SCRIPT = {
  ms: { step: 0, action: 0 },
  limits: {
    step: [{ most: CALL_LIMITS.stepsPerSecond, windowMs: SECOND }],
    action: [
      { most: CALL_LIMITS.actionsPerSecond, windowMs: SECOND },
      { most: CALL_LIMITS.actionsPerMinute, windowMs: MINUTE },
    ],
  },
} as const;

/** Players by how much they play. */
export const STYLES = ["brief", "casual", "keen", "never-sleeping"] as const;

export type Style = (typeof STYLES)[number];

export const PACES = {
  brief: { minutesPerDay: 3, ...HUMAN, effort: 20 },
  casual: { minutesPerDay: 30, ...HUMAN, effort: 20 },
  keen: { minutesPerDay: 120, ...HUMAN, effort: 5 },
  "never-sleeping": { minutesPerDay: 1440, ...SCRIPT, effort: 1 },
} as const satisfies Record<Style, Pace>;
