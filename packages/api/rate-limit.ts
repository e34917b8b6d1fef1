/** How often anybody may call (rates: quality promises; sign-ups: `SIGNUPS_PER_HOUR`). */
import { CALL_LIMITS, HOUR, MINUTE, SECOND, waitText } from "@emberlode/game";
import { limitAddress } from "./address.ts";
import { createCallCounter } from "./call-counter.ts";
import type { Clock } from "./clock.ts";
import { GameError } from "./errors.ts";

/** Which limit a procedure is charged to. `login` is charged by its usecase, which knows the account. */
export type LimitClass =
  | "read"
  | "move"
  | "action"
  | "attack"
  | "signup"
  | "upgrade"
  | "login"
  | "mail"
  | "chat";

/** Rates that a deployment may set. */
export interface LimitSettings {
  /** New accounts and guests per address and hour; tries to upgrade a guest are counted apart. */
  signupsPerHour: number;
  /** Failed log-ins per address in ten minutes. */
  loginFailuresPerAddress?: number;
}

/** Gives back what a call was charged. */
type Refund = () => Promise<void>;

/** The limits of this process. */
export interface Limits {
  /** Charges one call or throws TOO_MANY_REQUESTS. Without a player the address is charged. */
  charge(limit: LimitClass, playerId: number | null, address: string): Promise<Refund>;
  /**
   * Charges a log-in as if it failed; refund it when it succeeds. A browser that was logged in to the
   * account before (`device`) has a count of its own, so that strangers cannot use up its tries.
   */
  chargeLogin(username: string, address: string, device: string | null): Promise<Refund>;
  /** Whether an account may be mailed once more this hour. */
  mayMail(accountId: number): Promise<boolean>;
}

const noRefund: Refund = async () => {};

/** A limit of so many calls in so many milliseconds, counted from the first. */
type PerKey = (
  most: number,
  windowMs: number,
  textFor?: (waitMs: number) => string,
) => (key: string) => Refund;

/** What somebody reads who typed wrong passwords too often. */
const wrongTooOften = (waitMs: number) =>
  `That was wrong too often. Try again in ${waitText(waitMs)}.`;

function limitsBy(clock: Clock): PerKey {
  return (most, windowMs, textFor) => {
    const count = createCallCounter({ most, windowMs }, clock);
    return (key) => {
      const counted = count(key);
      if (!counted.ok) {
        const retryAfterSeconds = Math.max(1, Math.ceil(counted.waitMs / SECOND));
        const text = textFor?.(counted.waitMs);
        throw new GameError("TOO_MANY_REQUESTS", {
          retryAfterSeconds,
          ...(text !== undefined && { text }),
        });
      }
      return async () => counted.giveBack();
    };
  };
}

type Charge = ReturnType<PerKey>;

/** All of the charges or none: a refused one gives the others back. */
async function chargeAll(charges: readonly (readonly [Charge, string])[]): Promise<Refund> {
  const refunds: Refund[] = [];
  const refundAll: Refund = async () => {
    for (const refund of refunds) await refund();
  };
  for (const [charge, key] of charges) {
    try {
      refunds.push(charge(key));
    } catch (error) {
      await refundAll();
      throw error;
    }
  }
  return refundAll;
}

/** Limits counted in this process; several processes together allow as many times more. */
export function createLimits(settings: LimitSettings, clock: Clock): Limits {
  const perKey = limitsBy(clock);
  const steps = perKey(CALL_LIMITS.stepsPerSecond, SECOND);
  const actions = perKey(CALL_LIMITS.actionsPerSecond, SECOND);
  const actionsPerMinute = perKey(CALL_LIMITS.actionsPerMinute, MINUTE);
  const attacks = perKey(1, SECOND);
  const said = perKey(4, 10 * SECOND);
  const strangers = perKey(60, SECOND);
  const signups = perKey(settings.signupsPerHour, HOUR);
  // An upgrade tells, as a sign-up does, whether a name or an e-mail address is taken.
  const upgrades = perKey(settings.signupsPerHour, HOUR);
  const mails = perKey(10, 10 * MINUTE);
  const mailsPerAccount = createCallCounter({ most: 3, windowMs: HOUR }, clock);
  const failuresPerAccount = perKey(5, MINUTE, wrongTooOften);
  const failuresPerDevice = perKey(5, MINUTE, wrongTooOften);
  const failuresPerAddress = perKey(
    settings.loginFailuresPerAddress ?? 10,
    10 * MINUTE,
    wrongTooOften,
  );

  return {
    async charge(limit, playerId, address) {
      const from = limitAddress(address);
      if (limit === "login") return noRefund;
      if (limit === "signup") return signups(from);
      if (limit === "upgrade") return upgrades(from);
      if (limit === "mail") return mails(from);
      if (playerId === null) return strangers(from);
      const player = String(playerId);
      if (limit === "chat") return said(player);
      const action = [
        [actions, player],
        [actionsPerMinute, player],
      ] as const;
      if (limit === "action") return chargeAll(action);
      // An attack is an action too.
      if (limit === "attack") return chargeAll([[attacks, player], ...action]);
      return steps(player);
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
