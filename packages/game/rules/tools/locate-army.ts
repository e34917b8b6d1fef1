/** The Army Locator (rules §14). */
import { armyPower } from "../../power.ts";
import type { Refusal } from "../../result.ts";
import { locatorResult, nearestCell, type RelativePosition } from "./locator-result.ts";
import type { Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface LocateArmyOutcome extends RelativePosition {
  tool: "army_locator";
  /** Locators left. */
  count: number;
  name: string;
  defense: number;
}

/** Whether this attack strength can beat the weakest possible defense. */
export function canBeatSomeone(attack: number): boolean {
  return attack > 0;
}

/**
 * Finds the nearest base that may be attacked and whose defense is below the player's attack.
 * Refuses with `NOTHING_FOUND`.
 */
function locateArmy(
  state: ToolState,
  input: ToolInput,
): ToolEffect<LocateArmyOutcome> | Refusal<"NOTHING_FOUND"> {
  const { player, bases, mayAttack } = state;
  const { attack } = armyPower(player);
  const base = nearestCell(
    player,
    bases.filter(
      ({ ownerId, defense }) => ownerId !== player.id && defense < attack && mayAttack(ownerId),
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  const { name, defense } = base;
  const found = locatorResult("army_locator", state, input, base, { name });
  // The permanent log does not record the strength of other players.
  return { ...found, outcome: { ...found.outcome, defense } };
}

export const armyLocatorTool = {
  id: "army_locator",
  icon: "radar-sweep",
  basePrice: 1500,
  pack: 5,
  use: locateArmy,
  needs: "armies",
} as const satisfies Tool;
