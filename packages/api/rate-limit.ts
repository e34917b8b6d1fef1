/** How often anybody may call (rates: quality promises; sign-ups: `SIGNUPS_PER_HOUR`). */
import type { CallLimit } from "@emberlode/contract/calls";
import { CALL_LIMITS, HOUR, MINUTE, SECOND } from "@emberlode/game";
import { type ErrorWords, waitText } from "@emberlode/words";
import { limitAddress } from "./address.ts";
import { createCallCounter } from "./call-counter.ts";
import type { Clock } from "./clock.ts";
import { GameError } from "./errors.ts";

/** Rates that a deployment may set. */
export interface LimitSettings {
  /** New accounts and guests per address and hour; tries to upgrade a guest are counted apart. */
  signupsPerHour: number;
  /** Failed log-ins per address in ten minutes. */
  loginFailuresPerAddress?: number;
}

/** Gives back what a call was charged. */
type Refund = () => Promise<void>;

/** How a caller stands with one limit. */
export interface Rate {
  /** The limit's name on the wire. */
  name: string;
  /** So many calls in so many seconds. */
  most: number;
  seconds: number;
  /** Calls left in the window, and the seconds until it ends. */
  left: number;
  endsInSeconds: number;
}

/** Is told of every limit that a call was counted in, or refused by. */
type OnRate = (rate: Rate) => void;

/** The limits of this process. */
export interface Limits {
  /** Charges one call or throws TOO_MANY_REQUESTS. Without a player the address is charged. */
  charge(
    limit: CallLimit,
    playerId: number | null,
    address: string,
    onRate?: OnRate,
  ): Promise<Refund>;
  /**
   * Charges a log-in as if it failed; refund it when it succeeds. A browser that was logged in to the
   * account before (`device`) has a count of its own, so that strangers cannot use up its tries.
   */
  chargeLogin(username: string, address: string, device: string | null): Promise<Refund>;
  /** Whether an account may be mailed once more this hour. */
  mayMail(accountId: number): Promise<boolean>;
}

const noRefund: Refund = async () => {};

interface Limit {
  name: string;
  most: number;
  windowMs: number;
  /** What its refusal says; as the code does, unless set. */
  textFor?: (words: ErrorWords, waitMs: number) => string;
}

/** Counts calls of a key up to a limit. */
type PerKey = (limit: Limit) => (key: string, onRate?: OnRate) => Refund;

/** What somebody reads who typed wrong passwords too often. */
const wrongTooOften = (words: ErrorWords, waitMs: number) =>
  words.wrongTooOften(waitText(words, waitMs));

function limitsBy(clock: Clock): PerKey {
  return ({ name, most, windowMs, textFor }) => {
    const count = createCallCounter({ most, windowMs }, clock);
    const seconds = windowMs / SECOND;
    return (key, onRate) => {
      const counted = count(key);
      const endsInSeconds = Math.max(1, Math.ceil(counted.waitMs / SECOND));
      onRate?.({ name, most, seconds, left: counted.ok ? counted.left : 0, endsInSeconds });
      if (!counted.ok) {
        throw new GameError("TOO_MANY_REQUESTS", {
          retryAfterSeconds: endsInSeconds,
          ...(textFor && { text: ({ errors }) => textFor(errors, counted.waitMs) }),
        });
      }
      return async () => counted.giveBack();
    };
  };
}

type Charge = ReturnType<PerKey>;

/** All of the charges or none: a refused one gives the others back, and is the only one told. */
async function chargeAll(
  charges: readonly (readonly [Charge, string])[],
  onRate: OnRate = () => {},
): Promise<Refund> {
  const refunds: Refund[] = [];
  const rates: Rate[] = [];
  const refundAll: Refund = async () => {
    for (const refund of refunds) await refund();
  };
  for (const [charge, key] of charges) {
    try {
      refunds.push(charge(key, (rate) => rates.push(rate)));
    } catch (error) {
      await refundAll();
      rates.slice(-1).forEach(onRate);
      throw error;
    }
  }
  rates.forEach(onRate);
  return refundAll;
}

/** Limits counted in this process; several processes together allow as many times more. */
export function createLimits(settings: LimitSettings, clock: Clock): Limits {
  const perKey = limitsBy(clock);
  const perSecond = (name: string, most: number) => perKey({ name, most, windowMs: SECOND });
  const perHour = (name: string, most: number) => perKey({ name, most, windowMs: HOUR });
  const steps = perSecond("steps", CALL_LIMITS.stepsPerSecond);
  const actions = perSecond("actions", CALL_LIMITS.actionsPerSecond);
  const actionsPerMinute = perKey({
    ...{ name: "actions-a-minute", most: CALL_LIMITS.actionsPerMinute, windowMs: MINUTE },
  });
  const attacks = perSecond("attacks", 1);
  const said = perKey({ name: "chat", most: 4, windowMs: 10 * SECOND });
  const strangers = perSecond("strangers", 60);
  const signups = perHour("sign-ups", settings.signupsPerHour);
  // An upgrade tells, as a sign-up does, whether a name or an e-mail address is taken.
  const upgrades = perHour("upgrades", settings.signupsPerHour);
  const mails = perKey({ name: "mails", most: 10, windowMs: 10 * MINUTE });
  const mailsPerAccount = createCallCounter({ most: 3, windowMs: HOUR }, clock);
  const failures = (most: number, windowMs: number) =>
    perKey({ name: "failed-log-ins", most, windowMs, textFor: wrongTooOften });
  const failuresPerAccount = failures(5, MINUTE);
  const failuresPerDevice = failures(5, MINUTE);
  const failuresPerAddress = failures(settings.loginFailuresPerAddress ?? 10, 10 * MINUTE);

  return {
    async charge(limit, playerId, address, onRate) {
      const from = limitAddress(address);
      if (limit === "login") return noRefund;
      if (limit === "signup") return signups(from, onRate);
      if (limit === "upgrade") return upgrades(from, onRate);
      if (limit === "mail") return mails(from, onRate);
      if (playerId === null) return strangers(from, onRate);
      const player = String(playerId);
      if (limit === "chat") return said(player, onRate);
      const action = [
        [actions, player],
        [actionsPerMinute, player],
      ] as const;
      if (limit === "action") return chargeAll(action, onRate);
      // An attack is an action too.
      if (limit === "attack") return chargeAll([[attacks, player], ...action], onRate);
      return steps(player, onRate);
    },
    mayMail: async (accountId) => mailsPerAccount(String(accountId)).ok,
    chargeLogin(username, address, device) {
      // The address first: what it refuses is never counted against an account.
      return chargeAll([
        [failuresPerAddress, limitAddress(address)],
        device === null
          ? [failuresPerAccount, username.toLowerCase()]
          : [failuresPerDevice, device],
      ]);
    },
  };
}
