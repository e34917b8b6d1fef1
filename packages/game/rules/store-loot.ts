/** The loot of a won fight from the store of a factory (rules §13). */
import { PLUNDER_LEAVES } from "../catalogue/production.ts";
import { type Amounts, mapResources, NO_AMOUNTS, subtractAmounts } from "../resource.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import type { CaptureMode } from "./capture-mode.ts";
import type { FactoryOwner } from "./factory-garrison.ts";
import { isLootBarred } from "./loot.ts";
import { lootAllowance } from "./loot-allowance.ts";
import { outputIn, outputsOf, storedMs } from "./stores.ts";

interface StoreFight {
  attacker: PlayerState;
  owner: FactoryOwner;
  /** Whether the owner is a labeled bot. */
  ownerIsBot?: boolean | undefined;
  factory: FactoryState;
  mode: CaptureMode;
}

/** Since when the store has filled once half of its counted time is gone. */
export function plunderedSince(factory: Pick<FactoryState, "storeSince">, now: number): number {
  return now - Math.floor(storedMs(factory, now) / PLUNDER_LEAVES);
}

/** The amounts that leave the store: all of it, or the output of half of its counted time. */
function lootedFromStore({ owner, factory, mode }: StoreFight, now: number): Amounts {
  const output = outputsOf(owner.factories).find((one) => one.factory.id === factory.id);
  if (output === undefined) return NO_AMOUNTS;
  const all = outputIn(storedMs(factory, now), output, owner.player);
  if (mode === "capture") return all;
  const remainder = outputIn(now - plunderedSince(factory, now), output, owner.player);
  return subtractAmounts(all, remainder);
}

/**
 * The remaining loot from this owner's stores, limited by the attacker's week and the tenth per
 * player.
 */
export function storeAllowance(
  attacker: PlayerState,
  owner: PlayerState,
  now: number,
  ownerIsBot = false,
): Amounts {
  const sides = { attacker, defender: owner, defenderIsBot: ownerIsBot };
  if (isLootBarred(sides)) return NO_AMOUNTS;
  return mapResources((type) => {
    const { week, victim } = lootAllowance(attacker, owner.id, type, now);
    return Math.min(week, victim);
  });
}

/**
 * The loot of a victory: what leaves the store, at most what the attacker's week and the tenth from
 * one player allow. The rest is destroyed. Guests lose none and take only that of labeled bots.
 * Referrers and the players they referred take none from each other.
 */
export function storeLoot(fight: StoreFight, now: number): Amounts {
  const { attacker, owner, ownerIsBot } = fight;
  const allowed = storeAllowance(attacker, owner.player, now, ownerIsBot);
  const amounts = lootedFromStore(fight, now);
  return mapResources((type) => Math.min(amounts[type], allowed[type]));
}
