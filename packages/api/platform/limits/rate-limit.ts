/** The rate limits. Their numbers are in `limitTable`; `SIGNUPS_PER_HOUR` sets the sign-up ones. */
import type { CallLimit } from "@emberlode/contract/calls";
import { MINUTE, networksOf, SECOND } from "@emberlode/game";
import { type ServerTranslators, waitText } from "@emberlode/messages";
import { GameError } from "../../errors.ts";
import type { Clock } from "../clock.ts";
import { limitAddress } from "./address.ts";
import {
  type Charge,
  createLimitCounts,
  type LimitCounts,
  type LimitId,
  type LimitSettings,
  limitTable,
} from "./limit-counts.ts";

/** Refunds a charge. */
type Refund = () => Promise<void>;

/** How much of one limit a caller has left. */
export interface Rate {
  /** The limit's name on the wire. */
  name: string;
  /** At most this many calls per this many seconds. */
  maxCalls: number;
  seconds: number;
  /** Calls left in the window, and seconds until it ends. */
  left: number;
  endsInSeconds: number;
}

/**
 * The limits a call is charged to. Guests and accounts in their first hour have a lower chat limit.
 * A password comparison outside of a login counts as one. A session or token that is not cached is
 * charged before it is looked up.
 */
export type ChargeableLimit = CallLimit | "newcomerChat" | "hash" | "secret" | "picture" | "export";

/** Limits by network, for players and visitors alike. */
const BY_NETWORK: Readonly<Partial<Record<ChargeableLimit, LimitId>>> = {
  signup: "signups",
  upgrade: "upgrades",
  mail: "mails",
  hash: "logins",
  secret: "secrets",
  picture: "pictures",
};

/** Called for every limit that counted or refused a call. */
type OnRate = (rate: Rate) => void;

/** The limits, independent of where calls are counted. */
export interface Limits {
  /** Charges one call or throws TOO_MANY_REQUESTS. Without a player the address is charged. */
  charge(
    limit: ChargeableLimit,
    playerId: number | null,
    address: string,
    onRate?: OnRate,
  ): Promise<Refund>;
  /**
   * Charges a login as failed; refund it on success. A browser that was logged in to the account
   * before (`markedName`) has its own count and is otherwise counted only by address, so others
   * cannot use up its attempts.
   */
  chargeLogin(username: string, address: string, markedName: string | null): Promise<Refund>;
  /** Charges a code of a second factor as wrong; refund it on success. */
  chargeCode(accountId: number): Promise<Refund>;
  /** Charges a mail to an account; returns the refusal if the hour's mails are used up. */
  chargeMail(accountId: number): Promise<GameError<"TOO_MANY_REQUESTS"> | null>;
}

const noRefund: Refund = async () => {};

/** Counts by address also apply to surrounding networks, with a multiple of the limit. */
function ofNetworks(limit: LimitId, address: string): Charge[] {
  return networksOf(limitAddress(address)).map(({ network, times }) => [limit, network, times]);
}

/** The limits that count a call; none for a login, which counts its own failures. */
function chargesOf(
  limit: ChargeableLimit,
  playerId: number | null,
  address: string,
): readonly Charge[] {
  if (limit === "login") return [];
  const byNetwork = BY_NETWORK[limit];
  if (byNetwork !== undefined) return ofNetworks(byNetwork, address);
  if (playerId === null) return ofNetworks("strangers", address);
  const player = String(playerId);
  if (limit === "chat") return [["chat", player]];
  if (limit === "export") return [["exports", player]];
  if (limit === "newcomerChat") {
    return [["newcomerChat", player], ...ofNetworks("newcomerChatOfAddress", address)];
  }
  const action: readonly Charge[] = [
    ["actions", player],
    ["actionsPerMinute", player],
  ];
  if (limit === "action") return action;
  // An attack is also an action.
  if (limit === "attack") return [["attacks", player], ...action];
  return [["steps", player]];
}

/**
 * Creates the limits of a process.
 * @param counts where calls are counted
 */
export function createLimits(
  settings: LimitSettings,
  clock: Clock,
  counts: LimitCounts = createLimitCounts(settings, clock),
): Limits {
  const table = limitTable(settings);

  function rateOf([id, , times = 1]: Charge, left: number, waitMs: number): Rate {
    const { name, maxCalls, windowMs } = table[id];
    const endsInSeconds = Math.max(1, Math.ceil(waitMs / SECOND));
    return { name, maxCalls: maxCalls * times, seconds: windowMs / SECOND, left, endsInSeconds };
  }

  /** The refusal of a limit: what it counts, how many are allowed, and when it ends. */
  function tooManyRequests(charge: Charge, waitMs: number): GameError<"TOO_MANY_REQUESTS"> {
    const [id, network, times = 1] = charge;
    const { maxCalls, windowMs } = table[id];
    const minutes = windowMs / MINUTE;
    const facts = { most: maxCalls, seconds: windowMs / SECOND, minutes };
    const reason = ({ errors }: ServerTranslators) =>
      times === 1 ? errors(`limits.${id}`, facts) : errors("limitOfWiderNetwork", { network });
    return new GameError("TOO_MANY_REQUESTS", {
      retryAfterSeconds: rateOf(charge, 0, waitMs).endsInSeconds,
      reason,
      text: (translators) =>
        translators.errors("limitEnds", {
          limit: reason(translators),
          wait: waitText(translators.errors, waitMs),
        }),
    });
  }

  /**
   * Charges all or none, and returns their refund. Reports only the refusing limit, and of several
   * networks the tightest. The refund leaves out `logins`: a correct password takes as much time as
   * a wrong one.
   */
  async function chargeAll(charges: readonly Charge[], onRate: OnRate = () => {}): Promise<Refund> {
    const charged = await counts.charge(charges);
    if (charged.refusedBy !== null) {
      const refusing = charges[charged.refusedBy];
      if (refusing === undefined) throw new RangeError("The refusing limit is unknown.");
      onRate(rateOf(refusing, 0, charged.waitMs));
      throw tooManyRequests(refusing, charged.waitMs);
    }
    const { windows } = charged;
    const leftOf = (index: number) => windows[index]?.left ?? 0;
    charges.forEach((charge, index) => {
      const windowState = windows[index];
      const isTightest = charges.every(
        ([id], other) =>
          id !== charge[0] ||
          leftOf(other) > leftOf(index) ||
          (leftOf(other) === leftOf(index) && other >= index),
      );
      if (windowState !== undefined && isTightest) {
        onRate(rateOf(charge, windowState.left, windowState.waitMs));
      }
    });
    return async () => {
      charges.forEach((charge, index) => {
        const windowState = windows[index];
        if (windowState === undefined || charge[0] === "logins") return;
        counts.refund(charge, windowState.beganAt);
      });
    };
  }

  return {
    async charge(limit, playerId, address, onRate) {
      const charges = chargesOf(limit, playerId, address);
      return charges.length === 0 ? noRefund : chargeAll(charges, onRate);
    },
    chargeCode(accountId) {
      const account = String(accountId);
      return chargeAll([
        ["codes", account],
        ["codesPerDay", account],
      ]);
    },
    async chargeMail(accountId) {
      const charge: Charge = ["mailsPerAccount", String(accountId)];
      const charged = await counts.charge([charge]);
      return charged.refusedBy === null ? null : tooManyRequests(charge, charged.waitMs);
    },
    chargeLogin(username, address, markedName) {
      const failures = ofNetworks("failuresPerAddress", address);
      const logins = ofNetworks("logins", address);
      return chargeAll(
        markedName === null
          ? [...failures, ...logins, ["failuresPerAccount", username.toLowerCase()]]
          : [...failures.slice(0, 1), ...logins.slice(0, 1), ["failuresPerDevice", markedName]],
      );
    },
  };
}
