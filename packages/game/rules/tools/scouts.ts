/** What a Slot Scouter reaches (rules §14). */
import { SCOUTER_STEPS } from "../../catalogue/tools.ts";
import type { PlayerState, Position } from "../../state.ts";
import { distance } from "../../world/grid.ts";
import { toolCount } from "./tool-counts.ts";

/**
 * Whether the player's Slot Scouter shows what stands on a field: five steps per level from where the
 * player stands, round the edges where that is shorter. Without a scouter nothing is shown.
 */
export function scouts(player: Pick<PlayerState, "x" | "y" | "tools">, field: Position): boolean {
  const level = toolCount(player, "scouter");
  return level > 0 && distance(player, field) <= SCOUTER_STEPS * level;
}
