/** How much an attacker may loot at all: what was dug in a week bounds it (rules §12). */
import { ATTACK } from "../catalogue/battle.ts";
import { LOOT_DAYS } from "../catalogue/limits.ts";
import { NOTHING, type Resource } from "../resource.ts";
import type { LootOfDay, PlayerState } from "../state.ts";
import { countersToday } from "./daily-counters.ts";

/** What was looted in the seven days of which `today` is the last. */
function lootsOfWeek(loots: readonly LootOfDay[], today: number): readonly LootOfDay[] {
  return loots.filter(({ day }) => day > today - LOOT_DAYS && day <= today);
}

const sumOf = (loots: readonly LootOfDay[], type: Resource) =>
  loots.reduce((sum, loot) => sum + loot[type], 0);

/** What the attacker may loot of a resource: in all, and from one player; each 0 or more. */
export interface LootAllowance {
  week: number;
  victim: number;
}

/**
 * What is left of the allowance: what was dug in the last seven days (today is one) less what was
 * looted in them, and a tenth of what was dug less what was looted from this player.
 */
export function lootAllowance(
  attacker: PlayerState,
  victim: number,
  type: Resource,
  now: number,
): LootAllowance {
  const today = countersToday(attacker, now);
  const before = today.dugBefore[type].slice(0, LOOT_DAYS - 1);
  const dug = before.reduce((sum, amount) => sum + amount, today.dug[type]);
  const loots = lootsOfWeek(attacker.loots, today.counterDay);
  const fromVictim = loots.filter(({ other }) => other === victim);
  return {
    week: Math.max(0, dug - sumOf(loots, type)),
    victim: Math.max(0, Math.floor(dug / ATTACK.victimDivisor) - sumOf(fromVictim, type)),
  };
}

/** The attacker's memory with another raid in it, without what is older than seven days. */
export function rememberLoot(
  attacker: PlayerState,
  { other, type, amount }: { other: number; type: Resource; amount: number },
  now: number,
): readonly LootOfDay[] {
  const { counterDay: day } = countersToday(attacker, now);
  const isSame = (loot: LootOfDay) => loot.other === other && loot.day === day;
  const week = lootsOfWeek(attacker.loots, day);
  const soFar = week.find(isSame) ?? { other, day, ...NOTHING };
  return [...week.filter((loot) => !isSame(loot)), { ...soFar, [type]: soFar[type] + amount }];
}
