/** Lifetimes of sessions (rules §2 for guests) and of mailed links. */
import { COOKIE_SECONDS, GUEST } from "./catalogue/limits.ts";
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
  mostMs: number;
}

const USUAL: SessionLifetime = { idleMs: COOKIE_SECONDS * SECOND, mostMs: DAY };
const STAYING: SessionLifetime = { idleMs: 30 * DAY, mostMs: 90 * DAY };
/** As long as the base, which is deleted with the account (earlier if the guest did little). */
const OF_GUEST: SessionLifetime = { idleMs: GUEST.idleMs, mostMs: Number.POSITIVE_INFINITY };

function lifetimeOf({ isGuest, stay }: SessionKind): SessionLifetime {
  if (isGuest) return OF_GUEST;
  return stay ? STAYING : USUAL;
}

/** How long a session of this kind may stay idle, in milliseconds. */
export function sessionIdleMs(kind: SessionKind): number {
  return lifetimeOf(kind).idleMs;
}

/** When a session created at `createdAt` and used at `now` expires; all in milliseconds. */
export function sessionEnd(kind: SessionKind, createdAt: number, now: number): number {
  const { idleMs, mostMs } = lifetimeOf(kind);
  return Math.min(now + idleMs, createdAt + mostMs);
}
