/** The Army Locator (rules §14). */
import { power } from "../../power.ts";
import type { Refusal } from "../../result.ts";
import { type Found, located, nearest } from "./found.ts";
import type { Tool, ToolInput, ToolState, Used } from "./tool.ts";

interface LocateArmyOutcome extends Found {
  tool: "army_locator";
  /** Locators left. */
  count: number;
  name: string;
  defense: number;
}

/** Whether this attack strength can beat the weakest possible defense. */
export function canBeatAnyone(attack: number): boolean {
  return attack > 0;
}

/**
 * Finds the nearest base that may be attacked and whose defense is below the player's attack.
 * Refuses with `NOTHING_FOUND`.
 */
function locateArmy(
  state: ToolState,
  input: ToolInput,
): Used<LocateArmyOutcome> | Refusal<"NOTHING_FOUND"> {
  const { player, bases, mayAttack } = state;
  const { attack } = power(player);
  const base = nearest(
    player,
    bases.filter(
      ({ ownerId, defense }) => ownerId !== player.id && defense < attack && mayAttack(ownerId),
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  const { name, defense } = base;
  const found = located("army_locator", state, input, base, { name });
  // The permanent log does not record the strength of other players.
  return { ...found, outcome: { ...found.outcome, defense } };
}

export const armyLocatorTool = {
  id: "army_locator",
  icon: "radar-sweep",
  basePrice: 1500,
  pack: 5,
  use: locateArmy,
  asks: "armies",
} as const satisfies Tool;
