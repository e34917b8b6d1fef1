/** Tools that a player holds (rules §14). */
import { TOOL_IDS, type ToolId } from "../../catalogue/tools.ts";
import type { PlayerState } from "../../state.ts";

/** How many of a tool the player holds; of a kept tool this is its level, 0..5. */
export function toolCount(player: Pick<PlayerState, "tools">, tool: ToolId): number {
  return player.tools[TOOL_IDS.indexOf(tool)] ?? 0;
}

/** Every count after `by` of a tool came (or, negative, went), in the order of `TOOL_IDS`. */
export function withTools(tools: readonly number[], tool: ToolId, by: number): readonly number[] {
  return TOOL_IDS.map((id, index) => (tools[index] ?? 0) + (id === tool ? by : 0));
}
