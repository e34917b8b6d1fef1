/**
 * Limits on accounts, their bases, texts and lists. The simulated game has none of them, so a
 * change needs no new balance page. Times are in milliseconds unless noted.
 */
import { DAY, HOUR, MINUTE } from "./game-time.ts";

/** Length limits of players' texts, except usernames (spec §3, §5, rules §2, §18). */
export const TEXT_LIMITS = {
  passwordMin: 8,
  passwordMax: 128,
  baseNameMax: 30,
  quoteMax: 90,
  quoteLines: 2,
  chatBodyMax: 500,
  noteMax: 280,
} as const;

/**
 * Guests (rules §2): bases per address, idle time after which a guest makes room for another from
 * the same address, share of all bases, and idle times after which guests are deleted.
 */
export const GUEST = {
  basesPerAddress: 5,
  yieldsAfterMs: 30 * MINUTE,
  shareOfBases: 0.25,
  briefActions: 20,
  briefIdleMs: 2 * HOUR,
  idleMs: 48 * HOUR,
} as const;

/**
 * Places of bases on the map (rules §2):
 * - With fewer than `firstActions` actions, a base is placed only by an action, and leaves the map
 *   after the player was idle for `firstIdleMs`.
 * - An address holds at most `youngPerAddress` bases of accounts younger than `youngMs`.
 * - From `botsYieldShare` of all places on, bots make room for players.
 * - Above `crowdedShare`, idle bases make room: after `fewActionsIdleMs` those with fewer than
 *   `fewActions` actions, after `anyIdleMs` any.
 */
export const PLACING = {
  firstActions: 20,
  firstIdleMs: 48 * HOUR,
  youngMs: 30 * DAY,
  youngPerAddress: 20,
  crowdedShare: 0.9,
  botsYieldShare: 0.75,
  fewActions: 100,
  fewActionsIdleMs: 24 * HOUR,
  anyIdleMs: 7 * DAY,
} as const;

/** An account is absent when it was not seen for this long (rules §2). */
export const ABSENT_AFTER_MS = 60 * DAY;

/** Lifetime of display cookies, in seconds (spec §9). */
export const COOKIE_SECONDS = 3600;

/** Maximum number of players that one player can block in the chat. */
export const MAX_BLOCKS = 200;

/** Deletion of accounts (rules §2): when it takes effect, how long before that a mail reminds. */
export const ACCOUNT_DELETION = { afterMs: 7 * DAY, remindMs: DAY } as const;

/** How long a ban without an end stays with the email address of a deleted account. */
export const DELETED_BAN_MS = 365 * DAY;
