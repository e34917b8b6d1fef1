/** How often anybody may call (rates: quality promises; sign-ups: `SIGNUPS_PER_HOUR`). */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { limitAddress } from "./address.ts";
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
  /** Charges a log-in as if it failed; refund it when it succeeds. */
  chargeLogin(username: string, address: string): Promise<Refund>;
  /** Whether an account may be mailed once more this hour. */
  mayMail(accountId: number): Promise<boolean>;
}

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

const MAILS_PER_ACCOUNT = 3;

const noRefund: Refund = async () => {};

/** The state of a limit that refused; anything else that was thrown is a bug. */
function refused(reason: unknown): RateLimiterRes {
  if (reason instanceof RateLimiterRes) return reason;
  throw reason;
}

/** A limit of so many calls in so many seconds, counted from the first. */
function perKey(points: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key: string): Promise<Refund> => {
    try {
      await limiter.consume(key);
    } catch (reason) {
      const retryAfterSeconds = Math.max(1, Math.ceil(refused(reason).msBeforeNext / 1000));
      // The limiter counts what it refuses too: given back, or refunds would free nothing.
      await limiter.reward(key);
      throw new GameError("TOO_MANY_REQUESTS", { retryAfterSeconds });
    }
    return async () => {
      await limiter.reward(key);
    };
  };
}

type Charge = ReturnType<typeof perKey>;

/** All of the charges or none: a refused one gives the others back. */
async function chargeAll(charges: readonly (readonly [Charge, string])[]): Promise<Refund> {
  const refunds: Refund[] = [];
  const refundAll: Refund = async () => {
    for (const refund of refunds) await refund();
  };
  for (const [charge, key] of charges) {
    try {
      refunds.push(await charge(key));
    } catch (error) {
      await refundAll();
      throw error;
    }
  }
  return refundAll;
}

/** Limits counted in this process; several processes together allow as many times more. */
export function createLimits(settings: LimitSettings): Limits {
  const steps = perKey(20, 1);
  const actions = perKey(10, 1);
  const actionsPerMinute = perKey(300, MINUTE_SECONDS);
  const attacks = perKey(1, 1);
  const said = perKey(4, 10);
  const strangers = perKey(60, 1);
  const signups = perKey(settings.signupsPerHour, HOUR_SECONDS);
  // An upgrade tells, as a sign-up does, whether a name or an e-mail address is taken.
  const upgrades = perKey(settings.signupsPerHour, HOUR_SECONDS);
  const mails = perKey(10, 10 * MINUTE_SECONDS);
  const mailsPerAccount = new RateLimiterMemory({
    points: MAILS_PER_ACCOUNT,
    duration: HOUR_SECONDS,
  });
  const failuresPerAccount = perKey(5, MINUTE_SECONDS);
  const failuresPerAddress = perKey(settings.loginFailuresPerAddress ?? 10, 10 * MINUTE_SECONDS);

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
    async mayMail(accountId) {
      const { consumedPoints } = await mailsPerAccount.consume(accountId).catch(refused);
      return consumedPoints <= MAILS_PER_ACCOUNT;
    },
    chargeLogin(username, address) {
      // The address first: one that is refused must not fill the memory with made-up names.
      return chargeAll([
        [failuresPerAddress, limitAddress(address)],
        [failuresPerAccount, username.toLowerCase()],
      ]);
    },
  };
}
