/** How fast and how long each kind of player plays (rules §20). */
import { CALL_LIMITS, type DigEffort, MINUTE, SECOND } from "@emberlode/game";

/** The calls that a player spends time on. */
export type PacedCall = "step" | "action";

/** Most calls in a window that starts with its first call. */
interface Limit {
  maxCalls: number;
  windowMs: number;
}

export interface Pace {
  minutesPerDay: number;
  /** The effort that the player digs with while the day's digs last. */
  effort: DigEffort;
  /** Milliseconds that each call takes. */
  ms: Readonly<Record<PacedCall, number>>;
  limits: Readonly<Record<PacedCall, readonly Limit[]>>;
}

/** Humans read, decide and click, and never come near a limit. */
const HUMAN = { ms: { step: 2000, action: 2000 }, limits: { step: [], action: [] } } as const;

/** Scripts are held back only by the server's limits. */
const SCRIPT = {
  ms: { step: 0, action: 0 },
  limits: {
    step: [{ maxCalls: CALL_LIMITS.stepsPerSecond, windowMs: SECOND }],
    action: [
      { maxCalls: CALL_LIMITS.actionsPerSecond, windowMs: SECOND },
      { maxCalls: CALL_LIMITS.actionsPerMinute, windowMs: MINUTE },
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
