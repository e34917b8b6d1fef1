/** Lifetimes of sessions (rules §2 for guests) and of mailed links. */
import { COOKIE_SECONDS, GUEST } from "./account-limits.ts";
import { DAY, HOUR, SECOND } from "./game-time.ts";

/** How long a mailed link works (new password, email confirmation). The mails name this time. */
export const MAILED_LINK_MS = HOUR;

export interface SessionKind {
  isGuest: boolean;
  /** Whether the player chose "Stay logged in". */
  stay: boolean;
}

/** In milliseconds: maximum idle time, and maximum total time. */
interface SessionLifetime {
  idleMs: number;
  maxMs: number;
}

const DEFAULT_LIFETIME: SessionLifetime = { idleMs: COOKIE_SECONDS * SECOND, maxMs: DAY };
const STAY_LOGGED_IN_LIFETIME: SessionLifetime = { idleMs: 30 * DAY, maxMs: 90 * DAY };
/** As long as the base, which is deleted with the account (earlier if the guest did little). */
const GUEST_LIFETIME: SessionLifetime = { idleMs: GUEST.idleMs, maxMs: Number.POSITIVE_INFINITY };

function lifetimeOf({ isGuest, stay }: SessionKind): SessionLifetime {
  if (isGuest) return GUEST_LIFETIME;
  return stay ? STAY_LOGGED_IN_LIFETIME : DEFAULT_LIFETIME;
}

/** How long a session of this kind may stay idle, in milliseconds. */
export function sessionIdleMs(kind: SessionKind): number {
  return lifetimeOf(kind).idleMs;
}

/** When a session created at `createdAt` and used at `now` expires; all in milliseconds. */
export function sessionEnd(kind: SessionKind, createdAt: number, now: number): number {
  const { idleMs, maxMs } = lifetimeOf(kind);
  return Math.min(now + idleMs, createdAt + maxMs);
}
