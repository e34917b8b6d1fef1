/** The Army Locator (rules §14). */
import { power } from "../../power.ts";
import type { Refusal } from "../../result.ts";
import { type Found, located, nearest } from "./found.ts";
import type { Tool, ToolInput, ToolState, Used } from "./tool.ts";

interface LocateArmyOutcome extends Found {
  tool: "army_locator";
  /** Locators still held. */
  count: number;
  name: string;
  defense: number;
}

/** Whether an attack of this strength is more than the weakest defense there can be. */
export function canBeatSomebody(attack: number): boolean {
  return attack > 0;
}

/**
 * Finds the nearest base whose defense is weaker than the player's attack and that may be attacked.
 * Refuses with `NOTHING_FOUND`.
 */
function locateArmy(
  state: ToolState,
  input: ToolInput,
): Used<LocateArmyOutcome> | Refusal<"NOTHING_FOUND"> {
  const { player, bases, mayAttack } = state;
  const { attack } = power(player);
  if (!canBeatSomebody(attack)) return { ok: false, code: "NOTHING_FOUND" };
  const base = nearest(
    player,
    bases.filter(
      ({ ownerId, defense }) => ownerId !== player.id && defense < attack && mayAttack(ownerId),
    ),
  );
  if (base === null) return { ok: false, code: "NOTHING_FOUND" };
  const { name, defense } = base;
  const found = located("army_locator", state, input, base, { name });
  // The log, which lasts, does not keep how strong somebody was.
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
