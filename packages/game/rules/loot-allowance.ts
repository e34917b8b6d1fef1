/** Limits on loot per attacker: what they dug in a week bounds it (rules §12). */
import { ATTACK } from "../catalogue/battle.ts";
import { LOOT_DAYS } from "../catalogue/limits.ts";
import { NO_AMOUNTS, type Resource } from "../resource.ts";
import type { LootOfDay, PlayerState } from "../state.ts";
import { countersToday } from "./daily-counters.ts";

/** Loot of the seven days up to and including `today`. */
function lootsOfWeek(loots: readonly LootOfDay[], today: number): readonly LootOfDay[] {
  return loots.filter(({ day }) => day > today - LOOT_DAYS && day <= today);
}

const sumOf = (loots: readonly LootOfDay[], type: Resource) =>
  loots.reduce((sum, loot) => sum + loot[type], 0);

/** Remaining loot of one resource: in total, and from one victim. Both 0 or more. */
export interface LootAllowance {
  week: number;
  victim: number;
}

/**
 * The remaining allowance: the amount dug in the last seven days (today included) less the loot of
 * those days, and a tenth of the amount dug less the loot from this victim.
 */
export function lootAllowance(
  attacker: PlayerState,
  victim: number,
  type: Resource,
  now: number,
): LootAllowance {
  const today = countersToday(attacker, now);
  const before = today.dugBefore[type].slice(0, LOOT_DAYS - 1);
  const dugInWeek = before.reduce((sum, amount) => sum + amount, today.dug[type]);
  const loots = lootsOfWeek(attacker.loots, today.counterDay);
  const fromVictim = loots.filter(({ other }) => other === victim);
  return {
    week: Math.max(0, dugInWeek - sumOf(loots, type)),
    victim: Math.max(0, Math.floor(dugInWeek / ATTACK.victimDivisor) - sumOf(fromVictim, type)),
  };
}

/** The attacker's loot history with another raid added and entries over seven days old dropped. */
export function rememberLoot(
  attacker: PlayerState,
  { other, type, amount }: { other: number; type: Resource; amount: number },
  now: number,
): readonly LootOfDay[] {
  const { counterDay: day } = countersToday(attacker, now);
  const isSame = (loot: LootOfDay) => loot.other === other && loot.day === day;
  const week = lootsOfWeek(attacker.loots, day);
  const soFar = week.find(isSame) ?? { other, day, ...NO_AMOUNTS };
  return [...week.filter((loot) => !isSame(loot)), { ...soFar, [type]: soFar[type] + amount }];
}
