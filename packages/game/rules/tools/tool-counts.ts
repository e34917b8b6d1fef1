/** Tools that a player holds, and the ledger row of a use (rules §14, §18). */
import { TOOL_IDS, TOOLS, type ToolId } from "../../catalogue/tools.ts";
import type { LedgerEntry, PlayerState } from "../../state.ts";

/** The eight tools that are used up (spec §5). */
export type UsableToolId =
  | "mines"
  | "mdn"
  | "army_locator"
  | "flag_locator"
  | "base_locator"
  | "base_mover"
  | "prob_drive"
  | "improb_drive";

/** Whether the tool is one of the eight that are used up one by one. */
export function isUsableTool(tool: ToolId): tool is UsableToolId {
  return TOOLS[tool].usable;
}

/** How many of a tool the player holds; of a kept tool this is its level, 0..5. */
export function toolCount(player: Pick<PlayerState, "tools">, tool: ToolId): number {
  return player.tools[TOOL_IDS.indexOf(tool)] ?? 0;
}

/** Every count after `by` of a tool came (or, negative, went), in the order of `TOOL_IDS`. */
export function withTools(tools: readonly number[], tool: ToolId, by: number): readonly number[] {
  return TOOL_IDS.map((id, index) => (tools[index] ?? 0) + (id === tool ? by : 0));
}

/** Every count after a use, or null when the player holds fewer than that. */
export function spendTools(
  player: Pick<PlayerState, "tools">,
  tool: UsableToolId,
  cost: number,
): readonly number[] | null {
  return toolCount(player, tool) < cost ? null : withTools(player.tools, tool, -cost);
}

/** The ledger row of a use. */
export function toolEntry(
  playerId: number,
  tool: ToolId,
  detail: LedgerEntry["detail"],
): LedgerEntry {
  return { playerId, kind: "tool", metal: 0, energy: 0, detail: { tool, ...detail } };
}
