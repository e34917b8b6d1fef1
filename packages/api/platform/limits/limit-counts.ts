/** Counts calls by limit and caller, in this process or shared by several. */
import { CALL_LIMITS, HOUR, MINUTE, SECOND } from "@emberlode/game";
import type { Clock } from "../clock.ts";
import { createCallCounter } from "./call-counter.ts";

/** Limits that a deployment can set. */
export interface LimitSettings {
  /**
   * New accounts and guests per address and hour, with a multiple for surrounding networks.
   * Upgrades of guests are counted separately.
   */
  signUpsPerHour: number;
  /** Failed logins per address in ten minutes; it may log in 30 times as often. */
  loginFailuresPerAddress?: number;
}

interface Limit {
  /** The limit's name on the wire. */
  name: string;
  /** At most this many calls per window. */
  maxCalls: number;
  /** Milliseconds. */
  windowMs: number;
}

const FAILURES = "failed-log-ins";
/** Hundreds of pupils of a school may log in at the same time. */
const LOGINS_PER_FAILURE = 30;

/** All limits, with these settings. */
export function limitTable({ signUpsPerHour, loginFailuresPerAddress = 10 }: LimitSettings) {
  const { stepsPerSecond, actionsPerSecond, actionsPerMinute } = CALL_LIMITS;
  return {
    steps: { name: "steps", maxCalls: stepsPerSecond, windowMs: SECOND },
    actions: { name: "actions", maxCalls: actionsPerSecond, windowMs: SECOND },
    actionsPerMinute: { name: "actions-a-minute", maxCalls: actionsPerMinute, windowMs: MINUTE },
    attacks: { name: "attacks", maxCalls: 1, windowMs: SECOND },
    chat: { name: "chat", maxCalls: 4, windowMs: 10 * SECOND },
    newcomerChat: { name: "newcomer-chat", maxCalls: 1, windowMs: 10 * SECOND },
    newcomerChatOfAddress: { name: "newcomer-chat-of-address", maxCalls: 12, windowMs: MINUTE },
    strangers: { name: "strangers", maxCalls: 60, windowMs: SECOND },
    // A page with players may show dozens of pictures.
    pictures: { name: "pictures", maxCalls: 120, windowMs: SECOND },
    secrets: { name: "unknown-secrets", maxCalls: 60, windowMs: SECOND },
    signups: { name: "sign-ups", maxCalls: signUpsPerHour, windowMs: HOUR },
    // Like a sign-up, an upgrade reveals whether a name or email address is taken.
    upgrades: { name: "upgrades", maxCalls: signUpsPerHour, windowMs: HOUR },
    mails: { name: "mails", maxCalls: 10, windowMs: 10 * MINUTE },
    // Two, since the answer of the first may be lost.
    exports: { name: "exports", maxCalls: 2, windowMs: HOUR },
    mailsPerAccount: { name: "mails-per-account", maxCalls: 3, windowMs: HOUR },
    failuresPerAccount: { name: FAILURES, maxCalls: 5, windowMs: MINUTE },
    failuresPerDevice: { name: FAILURES, maxCalls: 5, windowMs: MINUTE },
    // With the three codes that are valid at a time, a guess succeeds once in 45 years.
    codes: { name: "codes", maxCalls: 5, windowMs: 15 * MINUTE },
    codesPerDay: { name: "codes-a-day", maxCalls: 20, windowMs: 24 * HOUR },
    logins: {
      name: "log-ins",
      maxCalls: LOGINS_PER_FAILURE * loginFailuresPerAddress,
      windowMs: 10 * MINUTE,
    },
    failuresPerAddress: {
      name: FAILURES,
      maxCalls: loginFailuresPerAddress,
      windowMs: 10 * MINUTE,
    },
  } as const satisfies Record<string, Limit>;
}

export type LimitId = keyof ReturnType<typeof limitTable>;

/** One call to count toward a limit; `times` multiplies the limit for a network. */
export type Charge = readonly [limit: LimitId, key: string, times?: number];

/** The window that counted or refused a call. Times in milliseconds. */
interface WindowState {
  beganAt: number;
  waitMs: number;
  left: number;
}

/** The result of charges; with `refusedBy`, the index of the reached limit, nothing is counted. */
export type ChargeResult =
  | { refusedBy: null; windows: readonly WindowState[] }
  | { refusedBy: number; waitMs: number };

export interface LimitCounts {
  /** Counts a call toward all of the limits, or toward none. */
  charge(charges: readonly Charge[]): ChargeResult | Promise<ChargeResult>;
  /** Takes back a counted call, unless its window is over. */
  refund(charge: Charge, beganAt: number): void;
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
  const refund = ([limit, key]: Charge, beganAt: number) => counterOf(limit).refund(key, beganAt);
  return {
    charge(charges: readonly Charge[]): ChargeResult {
      const windows: WindowState[] = [];
      for (const [index, [limit, key, times]] of charges.entries()) {
        const outcome = counterOf(limit).count(key, times);
        if (!outcome.ok) {
          for (const [at, { beganAt }] of windows.entries()) {
            const charged = charges[at];
            if (charged !== undefined) refund(charged, beganAt);
          }
          return { refusedBy: index, waitMs: outcome.waitMs };
        }
        const { beganAt, waitMs, left } = outcome;
        windows.push({ beganAt, waitMs, left });
      }
      return { refusedBy: null, windows };
    },
    refund,
  } satisfies LimitCounts;
}
