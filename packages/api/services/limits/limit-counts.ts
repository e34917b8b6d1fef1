/** How often each caller called, by limit: in this process, or where several processes count together. */
import { CALL_LIMITS, HOUR, MINUTE, SECOND } from "@emberlode/game";
import type { Clock } from "../clock.ts";
import { createCallCounter } from "./call-counter.ts";

/** Rates that a deployment may set. */
export interface LimitSettings {
  /**
   * New accounts and guests per address and hour, and some times as many of the networks around it; tries
   * to upgrade a guest are counted apart.
   */
  signupsPerHour: number;
  /** Failed log-ins per address in ten minutes; an address may log in 30 times as often. */
  loginFailuresPerAddress?: number;
}

interface Limit {
  /** On the wire. */
  name: string;
  /** So many calls in so many milliseconds. */
  most: number;
  windowMs: number;
}

const FAILURES = "failed-log-ins";
/** A school of hundreds logs in when its lesson begins. */
const LOGINS_PER_FAILURE = 30;

/** Every limit there is, as the settings want it. */
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
    // Of each page that shows players there may be dozens.
    pictures: { name: "pictures", most: 120, windowMs: SECOND },
    secrets: { name: "unknown-secrets", most: 60, windowMs: SECOND },
    signups: { name: "sign-ups", most: signupsPerHour, windowMs: HOUR },
    // An upgrade tells, as a sign-up does, whether a name or an email address is taken.
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

/** One call to be counted in a limit; a network may call `times` as often as an address. */
export type Charge = readonly [limit: LimitId, key: string, times?: number];

/** The state of the window that a call was counted in, or refused by. Times in milliseconds. */
interface Standing {
  beganAt: number;
  waitMs: number;
  left: number;
}

/** The result of charges: with `refusedBy` nothing was counted, and that limit had no call left. */
export type Charged =
  | { refusedBy: null; standings: readonly Standing[] }
  | { refusedBy: number; waitMs: number };

export interface LimitCounts {
  /** Counts a call in all of the limits, or in none. */
  charge(charges: readonly Charge[]): Charged | Promise<Charged>;
  /** Takes a call back that was counted, unless its window is over. */
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
