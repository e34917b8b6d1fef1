/** The Slot Scouter (rules §14). */
import type { PlayerState, Position } from "../../state.ts";
import { gridDistance } from "../../world/grid.ts";
import type { Tool } from "./tool.ts";

/** Range of a Slot Scouter in steps per level. Level 5 covers the whole map. */
export const SCOUTER_STEPS = 5;

/**
 * Whether the player's Slot Scouter covers a field: five steps per level from the player's cell,
 * wrapping around edges. Without a scouter nothing is covered.
 */
export function isScouted(
  player: Pick<PlayerState, "x" | "y" | "tools">,
  field: Position,
): boolean {
  const level = player.tools.scouter;
  return level > 0 && gridDistance(player, field) <= SCOUTER_STEPS * level;
}

export const scouterTool = {
  id: "scouter",
  icon: "telescope",
  basePrice: 800,
  pack: null,
} as const satisfies Tool;
