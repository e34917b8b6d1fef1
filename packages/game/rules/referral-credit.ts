/** What a referrer earns from the digging of those referred (rules §4, spec §9). */
import { REFERRAL } from "../catalogue/limits.ts";
import { utcDay } from "../game-time.ts";
import type { Resource } from "../resource.ts";
import type { LedgerEntry, PlayerPatch, PlayerState } from "../state.ts";
import type { ReferralChange } from "../writes.ts";
import { countersOf, countersToday } from "./daily-counters.ts";

type Amounts = Record<Resource, number>;

/** What a day may still pay of a resource, by what was dug of it and paid: never negative. */
function leftOfDay(dug: number, paid: number): number {
  const { ownDivisor, dailyAllowance } = REFERRAL;
  return Math.max(0, Math.floor(dug / ownDivisor) + dailyAllowance - paid);
}

/** What a player may still be paid today: a quarter of what was dug + 2,500 - paid, per resource. */
function allowance(player: PlayerState): Amounts {
  return {
    metal: leftOfDay(player.dugMetal, player.referralMetal),
    energy: leftOfDay(player.dugEnergy, player.referralEnergy),
  };
}

/** A player after some credit was paid, and what of it waits for later. */
function withPaid(player: PlayerState, paid: Amounts, waiting: Amounts): PlayerState {
  return {
    ...player,
    metal: player.metal + paid.metal,
    energy: player.energy + paid.energy,
    referralMetal: player.referralMetal + paid.metal,
    referralEnergy: player.referralEnergy + paid.energy,
    referralWaitingMetal: waiting.metal,
    referralWaitingEnergy: waiting.energy,
  };
}

/** A player after an action touched their credit, with the ledger row of a payment if there was one. */
interface WaitingPaid {
  player: PlayerState;
  ledger: readonly LedgerEntry[];
}

/**
 * Pays waiting credit as far as today's allowance reaches. The player's counters must be today's.
 * The payment is a ledger row of kind `referral`.
 */
export function payWaiting(player: PlayerState): WaitingPaid {
  const room = allowance(player);
  const metal = Math.min(player.referralWaitingMetal, room.metal);
  const energy = Math.min(player.referralWaitingEnergy, room.energy);
  if (metal === 0 && energy === 0) return { player, ledger: [] };
  const waiting = {
    metal: player.referralWaitingMetal - metal,
    energy: player.referralWaitingEnergy - energy,
  };
  const detail = { waitingMetal: waiting.metal, waitingEnergy: waiting.energy };
  return {
    player: withPaid(player, { metal, energy }, waiting),
    ledger: [{ playerId: player.id, kind: "referral", metal, energy, detail }],
  };
}

/** Everything that one dig of a referred player writes for the referrer. */
interface ReferralCredit {
  patch: PlayerPatch;
  /** Payment of credit that waited from earlier. */
  ledger: readonly LedgerEntry[];
  /** Credit of this dig. */
  referral: ReferralChange;
}

/** A dig that may earn credit. */
interface CreditedDig {
  referee: Pick<PlayerState, "id" | "isGuest">;
  resource: Resource;
  /** What was dug, after fatigue. */
  gathered: number;
  now: number;
}

/**
 * The credit for one dig: a tenth, rounded down, on top of what was dug. Older credit that waits is
 * paid first; what goes above today's allowance waits. Null when the dig earns nothing: less than
 * ten dug, a referrer who is a guest or the digger, or a digger who is a guest without a name yet.
 */
export function referralCredit(referrer: PlayerState, dig: CreditedDig): ReferralCredit | null {
  const earned = Math.floor(dig.gathered / REFERRAL.divisor);
  const { referee } = dig;
  const earnsNothing = referrer.isGuest || referee.isGuest || referrer.id === referee.id;
  if (earned === 0 || earnsNothing) return null;
  const older = payWaiting({ ...referrer, ...countersToday(referrer, dig.now) });
  const { player } = older;
  const paid = Math.min(earned, allowance(player)[dig.resource]);
  const ofResource = (amount: number): Amounts =>
    dig.resource === "metal" ? { metal: amount, energy: 0 } : { metal: 0, energy: amount };
  const added = ofResource(earned - paid);
  const after = withPaid(player, ofResource(paid), {
    metal: player.referralWaitingMetal + added.metal,
    energy: player.referralWaitingEnergy + added.energy,
  });
  const earnedAmounts = ofResource(earned);
  const paidAmounts = ofResource(paid);
  return {
    patch: creditPatch(referrer, after),
    ledger: older.ledger,
    referral: {
      referrerId: referrer.id,
      refereeId: referee.id,
      day: utcDay(dig.now),
      metal: earnedAmounts.metal,
      energy: earnedAmounts.energy,
      paidMetal: paidAmounts.metal,
      paidEnergy: paidAmounts.energy,
    },
  };
}

/**
 * The columns that a dig or credit changes on a player, from `before` to `after`; on a new day all
 * counters, since they begin again together.
 */
export function creditPatch(before: PlayerState, after: PlayerState): PlayerPatch {
  const { metal, energy, referralWaitingMetal, referralWaitingEnergy } = after;
  const { counterDay, digs, dugMetal, dugEnergy, referralMetal, referralEnergy } = after;
  return {
    metal,
    energy,
    referralWaitingMetal,
    referralWaitingEnergy,
    counterDay,
    digs,
    dugMetal,
    dugEnergy,
    referralMetal,
    referralEnergy,
    ...(before.veins !== after.veins && { veins: after.veins }),
    ...(before.counterDay !== counterDay && countersOf(after)),
  };
}
