/** Of what a raid takes, and which share (rules §12). */
import type { Counts } from "../by-id.ts";
import { ATTACK } from "../catalogue/battle.ts";
import type { ToolId } from "../catalogue/tools.ts";
import type { Amounts, Resource } from "../resource.ts";

/** What the defender carries more of, metal when equal: a raid takes that. */
export function lootType({ metal, energy }: Amounts): Resource {
  return energy > metal ? "energy" : "metal";
}

/** What is carried of a resource above what nobody can take. */
export function lootableOf(carried: Amounts, type: Resource): number {
  return Math.max(0, carried[type] - ATTACK.untouched);
}

/** Share of what is carried above 1,000 that the attacker takes, in percent: 10..20. */
export function lootPercent({ hotcut }: Pick<Counts<ToolId>, "hotcut">): number {
  return Math.min(
    ATTACK.maxLootPercent,
    ATTACK.lootPercent + ATTACK.lootPercentPerTransport * hotcut,
  );
}

/** The most that one raid can take of a carried amount, no matter who comes. */
export function mostLooted(carried: number): number {
  return Math.floor((Math.max(0, carried - ATTACK.untouched) * ATTACK.maxLootPercent) / 100);
}
