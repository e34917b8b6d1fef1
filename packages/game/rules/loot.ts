/** What a won attack carries home (rules §12). */
import { ATTACK } from "../catalogue/battle.ts";
import { type Amounts, each, type Resource } from "../resource.ts";
import type { Fight, PlayerState } from "../state.ts";
import { type Opponents, recentFights, standing } from "./fights.ts";
import { lootAllowance } from "./loot-allowance.ts";
import { lootableOf, lootPercent, lootType } from "./loot-share.ts";
import type { RaidOpening } from "./raid-opening.ts";

export interface Loot {
  type: Resource;
  /** Moved from the defender to the attacker, 0 or more. */
  amount: number;
}

type Sides = Pick<Opponents, "attackerFactories" | "defenderFactories">;

/** From which pool a raid takes: attackers of under half the defender's standing have their own. */
export function lootPool({ attackerFactories, defenderFactories }: Sides): Fight["pool"] {
  const least = standing(defenderFactories) * ATTACK.smallShare;
  return standing(attackerFactories) < least ? "small" : "large";
}

/** What raiders of one pool may still take of a base: a share of what was there before they came. */
function poolLeft(defender: PlayerState, pool: Fight["pool"], now: number): number {
  const taken = recentFights(defender.fights, now)
    .filter((fight) => fight.role === "defender" && fight.pool === pool)
    .reduce((sum, { loot }) => sum + loot, 0);
  const all = defender.carried.metal + defender.carried.energy + taken;
  return Math.max(0, (all * ATTACK.poolPercent[pool]) / 100 - taken);
}

/**
 * The most that a victory can bring of each resource, as far as it hangs on what the attacker may know
 * (rules §12).
 */
export interface LootLimit extends Amounts {
  /** Share of what is carried above `untouched` that is taken, in percent, before the margin. */
  percent: number;
  /** What nobody can take of either resource. */
  untouched: number;
  /** Share of all that is carried that raiders of this size take in 24 hours, in percent. */
  poolPercent: number;
  /** What the attacker may still loot of each resource this week, from all players together. */
  week: Amounts;
  /** What revenge may still take; null where something else opens the base. */
  revenge: number | null;
  /** Who is a guest, so that nothing is looted; null for neither. */
  guest: "attacker" | "defender" | null;
  /** Whether one of the two brought the other into the game, so that nothing is looted. */
  isReferral: boolean;
}

/** Guests neither loot nor are looted. */
function guestOf({ attacker, defender }: Opponents): LootLimit["guest"] {
  if (attacker.isGuest) return "attacker";
  return defender.isGuest ? "defender" : null;
}

/**
 * Whether one of the two brought the other into the game. A referrer lives off what the other digs
 * already: loot on top would pay for accounts of one's own (decision 41).
 */
function isReferral({ attacker, defender }: Opponents): boolean {
  return attacker.referrerId === defender.id || defender.referrerId === attacker.id;
}

/** The most that a victory here can bring; what the defender carries is not in it. */
export function lootLimit(sides: Opponents, opening: RaidOpening | null, now: number): LootLimit {
  const { attacker, defender } = sides;
  const revenge = opening?.by === "revenge" ? opening.most : null;
  const allowed = each((type) => lootAllowance(attacker, defender.id, type, now));
  const guest = guestOf(sides);
  const referral = isReferral(sides);
  const most = (type: Resource) =>
    guest !== null || referral
      ? 0
      : Math.min(allowed[type].week, allowed[type].victim, ...(revenge === null ? [] : [revenge]));
  return {
    percent: lootPercent(attacker.tools),
    untouched: ATTACK.untouched,
    poolPercent: ATTACK.poolPercent[lootPool(sides)],
    ...each(most),
    week: each((type) => allowed[type].week),
    revenge,
    guest,
    isReferral: referral,
  };
}

/**
 * The loot of a victory over the defender's base: of the resource that the defender carries more of
 * (metal when equal), the share above 1,000, times the margin (0.5..1), at most what the raiders' pool
 * and the attacker's allowance leave, rounded down. A base open for its wealth pays of the excess only,
 * one open to revenge at most twice what was taken. Guests neither loot nor are looted, and a referrer
 * and those who came by the link do not loot each other.
 */
export function lootOf(sides: Opponents, opening: RaidOpening, margin: number, now: number): Loot {
  const { attacker, defender } = sides;
  const type = lootType(defender.carried);
  const lootable = lootableOf(defender.carried, type);
  const counted = opening.by === "wealth" ? Math.min(lootable, opening.excess) : lootable;
  const share = ((counted * lootPercent(attacker.tools)) / 100) * margin;
  const limit = lootLimit(sides, opening, now);
  const pool = poolLeft(defender, lootPool(sides), now);
  return { type, amount: Math.floor(Math.min(share, pool, limit[type])) };
}
