/** The Slot Scouter (rules §14). */
import type { PlayerState, Position } from "../../state.ts";
import { distance } from "../../world/grid.ts";
import type { Tool } from "./tool.ts";

/** How far a Slot Scouter shows factories, in steps per level: the fifth sees everything. */
export const SCOUTER_STEPS = 5;

/**
 * Whether the player's Slot Scouter shows what stands on a field: five steps per level from where the
 * player stands, around the edges where that is shorter. Without a scouter nothing is shown.
 */
export function scouts(player: Pick<PlayerState, "x" | "y" | "tools">, field: Position): boolean {
  const level = player.tools.scouter;
  return level > 0 && distance(player, field) <= SCOUTER_STEPS * level;
}

export const scouterTool = {
  id: "scouter",
  icon: "telescope",
  basePrice: 800,
  pack: null,
} as const satisfies Tool;
