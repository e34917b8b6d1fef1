/** Loot of a won attack (rules §12). */
import { ATTACK } from "../catalogue/battle.ts";
import { type Amounts, mapResources, type Resource } from "../resource.ts";
import type { Fight, PlayerState } from "../state.ts";
import { armyStanding, type Opponents, recentFights } from "./fights.ts";
import { lootAllowance } from "./loot-allowance.ts";
import { lootableOf, lootPercent, lootType } from "./loot-share.ts";
import type { RaidOpening } from "./raid-opening.ts";

export interface Loot {
  type: Resource;
  /** Moved from the defender to the attacker, 0 or more. */
  amount: number;
}

type Sides = Pick<Opponents, "attackerFactories" | "defenderFactories">;
type Looter = Pick<Opponents, "attacker" | "defender" | "defenderIsBot">;

/** The pool that a raid draws on. Attackers below half the defender's standing have their own. */
export function lootPool({ attackerFactories, defenderFactories }: Sides): Fight["pool"] {
  const minStanding = armyStanding(defenderFactories) * ATTACK.smallShare;
  return armyStanding(attackerFactories) < minStanding ? "small" : "large";
}

/** The remaining loot of a base for one pool of raiders: a share of what was there before them. */
function poolLeft(defender: PlayerState, pool: Fight["pool"], now: number): number {
  const alreadyLooted = recentFights(defender.fights, now)
    .filter((fight) => fight.role === "defender" && fight.pool === pool)
    .reduce((sum, { loot }) => sum + loot, 0);
  const all = defender.carried.metal + defender.carried.energy + alreadyLooted;
  return Math.max(0, (all * ATTACK.poolPercent[pool]) / 100 - alreadyLooted);
}

/** Upper bounds of the loot of a victory, as far as the attacker may know them (rules §12). */
export interface LootLimit extends Amounts {
  /** Percentage taken of the carried amount above `untouched`, before the margin. */
  percent: number;
  /** Amount of each resource that is always safe. */
  untouched: number;
  /** Percentage of everything carried that raiders of this size can take in 24 hours. */
  poolPercent: number;
  /** The attacker's remaining loot of each resource this week, from all players together. */
  week: Amounts;
  /** The remaining revenge loot; null if the base is open for another reason. */
  revenge: number | null;
  /** The side that is a guest, which rules out loot; null for neither. */
  guest: "attacker" | "defender" | null;
  /** Whether one of the two referred the other, which rules out loot. */
  isReferral: boolean;
}

/** Guests are not looted, and loot only labeled bots (decision 87). */
function guestOf({ attacker, defender, defenderIsBot = false }: Looter): LootLimit["guest"] {
  if (attacker.isGuest && !defenderIsBot) return "attacker";
  return defender.isGuest ? "defender" : null;
}

/**
 * Whether one of the two referred the other. A referrer already earns from the other's digging;
 * loot on top would make it pay to farm one's own accounts (decision 41).
 */
function isReferral({ attacker, defender }: Pick<Opponents, "attacker" | "defender">): boolean {
  return attacker.referrerId === defender.id || defender.referrerId === attacker.id;
}

/** Whether there is no loot between two players: because of a guest, or of a referral. */
export function isLootBarred(sides: Looter): boolean {
  return guestOf(sides) !== null || isReferral(sides);
}

/** The loot limits of a victory here. They do not depend on what the defender carries. */
export function lootLimit(sides: Opponents, opening: RaidOpening | null, now: number): LootLimit {
  const { attacker, defender } = sides;
  const revenge = opening?.by === "revenge" ? opening.maxLoot : null;
  const allowed = mapResources((type) => lootAllowance(attacker, defender.id, type, now));
  const guest = guestOf(sides);
  const referral = isReferral(sides);
  const maxLoot = (type: Resource) =>
    guest !== null || referral
      ? 0
      : Math.min(allowed[type].week, allowed[type].victim, ...(revenge === null ? [] : [revenge]));
  return {
    percent: lootPercent(attacker.tools),
    untouched: ATTACK.untouched,
    poolPercent: ATTACK.poolPercent[lootPool(sides)],
    ...mapResources(maxLoot),
    week: mapResources((type) => allowed[type].week),
    revenge,
    guest,
    isReferral: referral,
  };
}

/**
 * The loot of a victory over the defender's base: of the resource that the defender carries more of
 * (metal on a tie), the share above 1,000, times the margin (0.5..1), at most what the raiders'
 * pool and the attacker's allowance leave, rounded down. A base open for its wealth pays only from
 * the excess, one open to revenge at most twice what was taken. There is no loot from guests, for
 * guests except from labeled bots, nor between a referrer and the players they referred.
 */
export function lootOf(sides: Opponents, opening: RaidOpening, margin: number, now: number): Loot {
  const { attacker, defender } = sides;
  const type = lootType(defender.carried);
  const lootable = lootableOf(defender.carried, type);
  const lootBase = opening.by === "wealth" ? Math.min(lootable, opening.excess) : lootable;
  const share = ((lootBase * lootPercent(attacker.tools)) / 100) * margin;
  const limit = lootLimit(sides, opening, now);
  const pool = poolLeft(defender, lootPool(sides), now);
  return { type, amount: Math.floor(Math.min(share, pool, limit[type])) };
}
