/** What a won attack carries home (rules §12). */
import { ATTACK } from "../catalogue/battle.ts";
import { LOOT_DAYS } from "../catalogue/limits.ts";
import { TOOL_IDS } from "../catalogue/tools.ts";
import type { PlayerState, Resource } from "../state.ts";
import { countersToday } from "./daily-counters.ts";
import { recentFights } from "./fights.ts";

export interface Loot {
  type: Resource;
  /** Moved from the defender to the attacker, 0 or more. */
  amount: number;
}

/** What the attacker may still loot of a resource today: dug in the last 7 days (today is one), less looted today. */
export function lootAllowance(attacker: PlayerState, type: Resource, now: number): number {
  const today = countersToday(attacker, now);
  const [dug, before, looted] =
    type === "metal"
      ? [today.dugMetal, today.dugBeforeMetal, today.lootedMetal]
      : [today.dugEnergy, today.dugBeforeEnergy, today.lootedEnergy];
  const daysBefore = before.slice(0, LOOT_DAYS - 1);
  return Math.max(0, daysBefore.reduce((sum, amount) => sum + amount, dug) - looted);
}

/** Share of what is carried above 1,000 that the attacker takes, in per cent: 10..20. */
export function lootPercent(attacker: Pick<PlayerState, "tools">): number {
  const level = attacker.tools[TOOL_IDS.indexOf("hotcut")] ?? 0;
  return Math.min(
    ATTACK.maxLootPercent,
    ATTACK.lootPercent + ATTACK.lootPercentPerTransport * level,
  );
}

/** The most that one raid can take of a carried amount, whoever comes. */
export function mostLooted(carried: number): number {
  return Math.floor((Math.max(0, carried - ATTACK.untouched) * ATTACK.maxLootPercent) / 100);
}

/** The most that a victory can bring, as far as it hangs on the attacker alone (rules §12). */
export interface LootLimit {
  /** Share of what is carried above `untouched` that is taken, in per cent, before the margin. */
  percent: number;
  /** What nobody can take of either resource. */
  untouched: number;
  /** What the attacker may still loot of each resource. */
  metal: number;
  energy: number;
}

/** The most that the attacker's next victory can bring; what the defender carries is not in it. */
export function lootLimit(attacker: PlayerState, now: number): LootLimit {
  return {
    percent: lootPercent(attacker),
    untouched: ATTACK.untouched,
    metal: lootAllowance(attacker, "metal", now),
    energy: lootAllowance(attacker, "energy", now),
  };
}

/**
 * The loot of a victory over the defender's base: of the resource that the defender carries more of
 * (metal when equal), the share above 1,000, times the margin (0.5..1), halved for each victory
 * anyone had over that base in the last 24 hours, at most the attacker's allowance, rounded down.
 */
export function lootOf(
  attacker: PlayerState,
  defender: PlayerState,
  margin: number,
  now: number,
): Loot {
  const type: Resource = defender.energy > defender.metal ? "energy" : "metal";
  const above = Math.max(0, defender[type] - ATTACK.untouched);
  const defeats = recentFights(defender.fights, now).filter(
    ({ role, place, won }) => role === "defender" && place === "base" && won,
  ).length;
  const share = Math.floor(((above * lootPercent(attacker)) / 100) * (margin / 2 ** defeats));
  return { type, amount: Math.min(share, lootAllowance(attacker, type, now)) };
}
