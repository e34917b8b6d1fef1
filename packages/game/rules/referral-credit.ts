/** A referrer's earnings from the digs of referred players (rules §4, spec §9). */
import { addCount } from "../by-id.ts";
import { REFERRAL } from "../catalogue/limits.ts";
import { utcDay } from "../game-time.ts";
import {
  type Amounts,
  addAmounts,
  mapResources,
  type Resource,
  singleAmount,
  subtractAmounts,
} from "../resource.ts";
import type { LedgerEntry, PlayerPatch, PlayerState } from "../state.ts";
import type { ReferralChange } from "../writes.ts";
import { countersOf, countersToday } from "./daily-counters.ts";

/** Credit of a resource that can still be paid today: a quarter of what was dug + 2,500 - paid. */
function leftOfDay({ dug, referral }: PlayerState, resource: Resource): number {
  const { ownDivisor, dailyAllowance } = REFERRAL;
  return Math.max(0, Math.floor(dug[resource] / ownDivisor) + dailyAllowance - referral[resource]);
}

/** A player after a payment, with the credit that still waits. */
function withPaid(player: PlayerState, paid: Amounts, referralWaiting: Amounts): PlayerState {
  const carried = addAmounts(player.carried, paid);
  return { ...player, carried, referral: addAmounts(player.referral, paid), referralWaiting };
}

/** A player after paying waiting credit, with the ledger row of the payment, if any. */
interface CreditPayment {
  player: PlayerState;
  paid: Amounts;
  ledger: readonly LedgerEntry[];
}

/**
 * Pays waiting credit up to today's allowance. The player's counters must be today's. The payment
 * is a ledger row of kind `referral`.
 */
export function payWaitingCredit(player: PlayerState): CreditPayment {
  const { id: playerId, referralWaiting } = player;
  const paid = mapResources((of) => Math.min(referralWaiting[of], leftOfDay(player, of)));
  if (paid.metal === 0 && paid.energy === 0) return { player, paid, ledger: [] };
  const stillWaiting = subtractAmounts(referralWaiting, paid);
  const detail = { waitingMetal: stillWaiting.metal, waitingEnergy: stillWaiting.energy };
  return {
    player: withPaid(player, paid, stillWaiting),
    paid,
    ledger: [{ playerId, kind: "referral", ...paid, detail }],
  };
}

/** Everything that one dig of a referred player writes for the referrer. */
interface ReferralCredit {
  patch: PlayerPatch;
  /** Payment of credit that was waiting. */
  ledger: readonly LedgerEntry[];
  /** Credit of this dig. */
  referral: ReferralChange;
}

/** A dig that may earn credit. */
interface CreditedDig {
  referee: Pick<PlayerState, "id" | "isGuest">;
  resource: Resource;
  /** The yield after fatigue. */
  gathered: number;
  now: number;
}

/**
 * The credit for one dig: a tenth, rounded down, on top of the yield. Waiting credit is paid first;
 * what exceeds today's allowance waits. Null when the dig earns nothing: less than ten dug, the
 * referrer is a guest or the digger, or the digger is a guest.
 */
export function referralCredit(referrer: PlayerState, dig: CreditedDig): ReferralCredit | null {
  const earned = Math.floor(dig.gathered / REFERRAL.divisor);
  const { referee, resource } = dig;
  const earnsNothing = referrer.isGuest || referee.isGuest || referrer.id === referee.id;
  if (earned === 0 || earnsNothing) return null;
  const older = payWaitingCredit({ ...referrer, ...countersToday(referrer, dig.now) });
  const { player } = older;
  const paidNow = Math.min(earned, leftOfDay(player, resource));
  const paid = singleAmount(resource, paidNow);
  const after = withPaid(
    player,
    paid,
    addCount(player.referralWaiting, resource, earned - paidNow),
  );
  return {
    patch: creditPatch(referrer, after),
    ledger: older.ledger,
    referral: {
      referrerId: referrer.id,
      refereeId: referee.id,
      day: utcDay(dig.now),
      earned: singleAmount(resource, earned),
      paid,
    },
  };
}

/**
 * The changes of a dig or credit to a player, from `before` to `after`; on a new day all counters,
 * since they reset together. Unchanged credit is omitted so that the narrower statement can be
 * used.
 */
export function creditPatch(before: PlayerState, after: PlayerState): PlayerPatch {
  const { carried, digs, dug, referral, referralWaiting, veins } = after;
  return {
    carried,
    digs,
    dug,
    ...(before.referral !== referral && { referral }),
    ...(before.referralWaiting !== referralWaiting && { referralWaiting }),
    ...(before.veins !== veins && { veins }),
    ...(before.counterDay !== after.counterDay && countersOf(after)),
  };
}
