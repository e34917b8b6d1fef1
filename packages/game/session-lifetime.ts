/** How long a log-in lasts (wire contract: session; rules §2 for guests), and a link that leads to one. */
import { COOKIE_SECONDS, GUEST } from "./catalogue/limits.ts";
import { DAY, HOUR, SECOND } from "./game-time.ts";

/** How long a mailed link works: for a new password, to confirm a new address. Mails say so in words. */
export const MAILED_LINK_MS = HOUR;

/** What decides how long a session lasts. */
export interface SessionKind {
  isGuest: boolean;
  /** Whether the player chose to stay logged in. */
  stay: boolean;
}

/** In milliseconds: how long unused, and how long in all. */
interface SessionLifetime {
  idleMs: number;
  mostMs: number;
}

const USUAL: SessionLifetime = { idleMs: COOKIE_SECONDS * SECOND, mostMs: DAY };
const STAYING: SessionLifetime = { idleMs: 30 * DAY, mostMs: 90 * DAY };
/** As long as the base: it goes with the account, which idle guests lose earlier when they did little. */
const OF_GUEST: SessionLifetime = { idleMs: GUEST.idleMs, mostMs: Number.POSITIVE_INFINITY };

function lifetimeOf({ isGuest, stay }: SessionKind): SessionLifetime {
  if (isGuest) return OF_GUEST;
  return stay ? STAYING : USUAL;
}

/** How long a session of this kind may go unused, in milliseconds. */
export function sessionIdleMs(kind: SessionKind): number {
  return lifetimeOf(kind).idleMs;
}

/** When a session ends that began at `createdAt` and is used now; all in milliseconds. */
export function sessionEnd(kind: SessionKind, createdAt: number, now: number): number {
  const { idleMs, mostMs } = lifetimeOf(kind);
  return Math.min(now + idleMs, createdAt + mostMs);
}
