/** Which resource a raid takes, and which share of it (rules §12). */
import type { Counts } from "../by-id.ts";
import { ATTACK } from "../catalogue/battle.ts";
import type { ToolId } from "../catalogue/tools.ts";
import type { Amounts, Resource } from "../resource.ts";

/** The resource that the defender carries more of, metal on a tie. A raid takes that one. */
export function lootType({ metal, energy }: Amounts): Resource {
  return energy > metal ? "energy" : "metal";
}

/** Carried amount of a resource above what is always safe. */
export function lootableOf(carried: Amounts, type: Resource): number {
  return Math.max(0, carried[type] - ATTACK.untouched);
}

/** Percentage of the amount above 1,000 that the attacker takes: 10..20. */
export function lootPercent({ hotcut }: Pick<Counts<ToolId>, "hotcut">): number {
  return Math.min(
    ATTACK.maxLootPercent,
    ATTACK.lootPercent + ATTACK.lootPercentPerTransport * hotcut,
  );
}

/** The most that any raid can take of a carried amount. */
export function maxRaidLoot(carried: number): number {
  return Math.floor((Math.max(0, carried - ATTACK.untouched) * ATTACK.maxLootPercent) / 100);
}
