/** Whether the standing of both players allows a raid (rules §12). */
import { ATTACK } from "../catalogue/battle.ts";
import { totalSlots } from "../power.ts";
import type { Fight, PlayerState } from "../state.ts";
import { isTooWeak, type Opponents, recentFights, type Standings } from "./fights.ts";
import { lootableOf, lootPercent, lootType } from "./loot-share.ts";

/**
 * Why weakness does not protect a base: a comparable size, the attacker's revenge (at most
 * `maxLoot` loot), or the owner's wealth (only `excess` counts).
 */
export type RaidOpening =
  | { by: "size" }
  | { by: "revenge"; maxLoot: number }
  | { by: "wealth"; excess: number };

/**
 * Whether all lost defense units are repaired: for a base open only for its wealth, and for one
 * below half the attacker's standing, which large players could otherwise wear down every day
 * (decision 42). Revenge repairs no more than usual.
 */
export function sparesDefense(by: RaidOpening["by"], standings: Standings): boolean {
  const isSmall = standings.defender < standings.attacker * ATTACK.smallShare;
  return by === "wealth" || (by === "size" && isSmall);
}

/** Both sides, with only the properties of the defender that can open the base. */
export interface RaidContext extends Omit<Opponents, "defender"> {
  defender: Pick<PlayerState, "id" | "carried">;
}

const totalLoot = (fights: readonly Fight[]) => fights.reduce((sum, { loot }) => sum + loot, 0);

/**
 * What revenge on another player may still take: `ATTACK.revengeFactor` times what that player
 * took from this player's base within `ATTACK.historyMs`, both resources, less the revenge already
 * taken. 0 if nothing was taken.
 */
export function revengeLeft(attacker: PlayerState, other: number, now: number): number {
  const between = recentFights(attacker.fights, now).filter((fight) => fight.other === other);
  const lostToThem = totalLoot(between.filter(({ role }) => role === "defender"));
  const avenged = totalLoot(between.filter(({ role, revenge }) => role === "attacker" && revenge));
  return ATTACK.revengeFactor * Math.max(0, lostToThem - avenged);
}

/** Carried metal and energy above `ATTACK.wealthPerSlot` x total slots. */
function wealthExcess({ defender, defenderFactories }: RaidContext): number {
  const safeWealth = ATTACK.wealthPerSlot * totalSlots(defenderFactories);
  return Math.max(0, defender.carried.metal + defender.carried.energy - safeWealth);
}

/**
 * What opens the base to the attacker; null if the owner is too weak. If both revenge and wealth
 * apply, the one that allows more loot.
 */
export function raidOpening(context: RaidContext, now: number): RaidOpening | null {
  if (!isTooWeak(context)) return { by: "size" };
  const { attacker, defender } = context;
  const maxLoot = revengeLeft(attacker, defender.id, now);
  const excess = wealthExcess(context);
  if (maxLoot === 0 && excess === 0) return null;
  const lootable = lootableOf(defender.carried, lootType(defender.carried));
  const shareOf = (counted: number) => (counted * lootPercent(attacker.tools)) / 100;
  const byRevenge = Math.min(maxLoot, shareOf(lootable));
  const byWealth = shareOf(Math.min(lootable, excess));
  return maxLoot === 0 || byWealth > byRevenge
    ? { by: "wealth", excess }
    : { by: "revenge", maxLoot };
}
