/** Counts calls by limit and caller, in this process or shared by several. */
import { CALL_LIMITS, HOUR, MINUTE, SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../clock.ts";

/** Limits that a deployment can set. */
export interface LimitSettings {
  /**
   * New accounts and guests per address and hour, with a multiple for surrounding networks.
   * Upgrades of guests are counted separately.
   */
  signupsPerHour: number;
  /** Failed log-ins per address in ten minutes; it may log in 30 times as often. */
  loginFailuresPerAddress?: number;
}

interface Limit {
  /** The limit's name on the wire. */
  name: string;
  /** The maximum number of calls per window, in milliseconds. */
  most: number;
  windowMs: number;
}

const FAILURES = "failed-log-ins";
/** Hundreds of pupils of a school may log in at the same time. */
const LOGINS_PER_FAILURE = 30;

/** All limits, with these settings. */
export function limitTable({ signupsPerHour, loginFailuresPerAddress = 10 }: LimitSettings) {
  const { stepsPerSecond, actionsPerSecond, actionsPerMinute } = CALL_LIMITS;
  return {
    steps: { name: "steps", most: stepsPerSecond, windowMs: SECOND },
    actions: { name: "actions", most: actionsPerSecond, windowMs: SECOND },
    actionsPerMinute: { name: "actions-a-minute", most: actionsPerMinute, windowMs: MINUTE },
    attacks: { name: "attacks", most: 1, windowMs: SECOND },
    chat: { name: "chat", most: 4, windowMs: 10 * SECOND },
    newcomerChat: { name: "newcomer-chat", most: 1, windowMs: 10 * SECOND },
    newcomerChatOfAddress: { name: "newcomer-chat-of-address", most: 12, windowMs: MINUTE },
    strangers: { name: "strangers", most: 60, windowMs: SECOND },
    // A page with players may show dozens of pictures.
    pictures: { name: "pictures", most: 120, windowMs: SECOND },
    secrets: { name: "unknown-secrets", most: 60, windowMs: SECOND },
    signups: { name: "sign-ups", most: signupsPerHour, windowMs: HOUR },
    // Like a sign-up, an upgrade reveals whether a name or email address is taken.
    upgrades: { name: "upgrades", most: signupsPerHour, windowMs: HOUR },
    mails: { name: "mails", most: 10, windowMs: 10 * MINUTE },
    mailsPerAccount: { name: "mails-per-account", most: 3, windowMs: HOUR },
    failuresPerAccount: { name: FAILURES, most: 5, windowMs: MINUTE },
    failuresPerDevice: { name: FAILURES, most: 5, windowMs: MINUTE },
    logins: {
      name: "log-ins",
      most: LOGINS_PER_FAILURE * loginFailuresPerAddress,
      windowMs: 10 * MINUTE,
    },
    failuresPerAddress: { name: FAILURES, most: loginFailuresPerAddress, windowMs: 10 * MINUTE },
  } as const satisfies Record<string, Limit>;
}

export type LimitId = keyof ReturnType<typeof limitTable>;

/** One call to count toward a limit; `times` multiplies the limit for a network. */
export type Charge = readonly [limit: LimitId, key: string, times?: number];

/** The window that counted or refused a call. Times in milliseconds. */
interface Standing {
  beganAt: number;
  waitMs: number;
  left: number;
}

/** The result of charges; with `refusedBy`, the index of the reached limit, nothing is counted. */
export type Charged =
  | { refusedBy: null; standings: readonly Standing[] }
  | { refusedBy: number; waitMs: number };

export interface LimitCounts {
  /** Counts a call toward all of the limits, or toward none. */
  charge(charges: readonly Charge[]): Charged | Promise<Charged>;
  /** Takes back a counted call, unless its window is over. */
  giveBack(charge: Charge, beganAt: number): void;
}

/** Counts in this process. */
export function createLimitCounts(settings: LimitSettings, clock: Clock) {
  const counters = new Map(
    Object.entries(limitTable(settings)).map(([id, limit]) => [
      id,
      createCallCounter(limit, clock),
    ]),
  );
  const counterOf = (id: LimitId) => {
    const counter = counters.get(id);
    if (counter === undefined) throw new RangeError(`There is no limit ${id}.`);
    return counter;
  };
  const giveBack = ([limit, key]: Charge, beganAt: number) =>
    counterOf(limit).giveBack(key, beganAt);
  return {
    charge(charges: readonly Charge[]): Charged {
      const standings: Standing[] = [];
      for (const [index, [limit, key, times]] of charges.entries()) {
        const counted = counterOf(limit).count(key, times);
        if (!counted.ok) {
          for (const [at, { beganAt }] of standings.entries()) {
            const charged = charges[at];
            if (charged !== undefined) giveBack(charged, beganAt);
          }
          return { refusedBy: index, waitMs: counted.waitMs };
        }
        const { beganAt, waitMs, left } = counted;
        standings.push({ beganAt, waitMs, left });
      }
      return { refusedBy: null, standings };
    },
    giveBack,
  } satisfies LimitCounts;
}

/** How many times per window expired windows are swept. */
const SWEEPS = 10;

/** The calls of one key since `beganAt`. */
export interface CallWindow {
  /** Milliseconds. */
  readonly beganAt: number;
  calls: number;
}

/** A counted or refused call, and the milliseconds until its window ends. */
type Counted = { waitMs: number } & ({ ok: true; left: number; beganAt: number } | { ok: false });

export interface CallCounter {
  /** @param times multiplies the limit for this key */
  count(key: string, times?: number): Counted;
  /** Takes back a call counted in the window that began at this time. */
  giveBack(key: string, beganAt: number): void;
}

/**
 * Counts up to `most` calls per key and window, or a multiple. Refused and refunded calls are not
 * counted. `windows` holds only keys with a call in the current or the previous window, ordered by
 * their start.
 */
export function createCallCounter(
  { most, windowMs }: { most: number; windowMs: number },
  clock: Clock,
  windows = new Map<string, CallWindow>(),
): CallCounter {
  const isOpen = (window: CallWindow, now: number) => isFresh(window.beganAt, now, windowMs);

  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Not with every call: skipping deleted map entries takes time. */
  function closeOld(now: number): void {
    if (now >= sweptAt && now - sweptAt < windowMs / SWEEPS) return;
    sweptAt = now;
    for (const [key, window] of windows) {
      if (isOpen(window, now)) return;
      windows.delete(key);
    }
  }

  return {
    count(key, times = 1) {
      const now = clock.now();
      closeOld(now);
      let window = windows.get(key);
      // After the clock was set back, an expired window may still be behind an open one.
      if (window === undefined || !isOpen(window, now)) {
        windows.delete(key);
        window = { beganAt: now, calls: 0 };
      }
      const { beganAt } = window;
      const waitMs = beganAt + windowMs - now;
      if (window.calls >= most * times) return { ok: false, waitMs };
      window.calls += 1;
      if (window.calls === 1) windows.set(key, window);
      return { ok: true, waitMs, left: most * times - window.calls, beganAt };
    },
    giveBack(key, beganAt) {
      const window = windows.get(key);
      if (window === undefined || window.beganAt !== beganAt) return;
      window.calls -= 1;
      if (window.calls === 0) windows.delete(key);
    },
  };
}
