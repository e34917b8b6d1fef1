/** The MDN, which clears mines (rules §14). */
import { addCount } from "../../by-id.ts";
import { MINES } from "../../catalogue/mines.ts";
import type { Env } from "../../result.ts";
import type { MineState } from "../../state.ts";
import { cellAt, cellIndex, gridDistance } from "../../world/grid.ts";
import { writeAll } from "../../writes.ts";
import { isLive } from "./live-mine.ts";
import type { LockState, Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface ClearMinesOutcome {
  tool: "mdn";
  /** MDNs left. */
  count: number;
  cleared: number;
  /** Mines that the player keeps. */
  kept: number;
}

/** Other players' live mines within 2 cells, except those of NAP partners. */
function clearableMines({ player, mines, now }: LockState): readonly MineState[] {
  return mines.filter(
    (mine) =>
      mine.ownerId !== player.id &&
      !player.napPartners.includes(mine.ownerId) &&
      mine.inert !== true &&
      isLive(mine, now) &&
      gridDistance(mine, player) <= MINES.detectCells,
  );
}

/**
 * Clears all live mines of others within 2 cells, except those of NAP partners, and keeps half of
 * them, rounded down. A use that finds nothing still costs an MDN.
 */
function clearMines(
  { player, mines }: ToolState,
  { count }: ToolInput,
  { now }: Env,
): ToolEffect<ClearMinesOutcome> {
  const clearable = clearableMines({ player, mines, now });
  const cleared = clearable.length;
  const kept = Math.floor(cleared / 2);
  const { x, y } = player;
  return {
    ok: true,
    outcome: { tool: "mdn", count, cleared, kept },
    detail: { x, y, cleared, kept },
    set: { tools: addCount(player.tools, "mines", kept) },
    changes: writeAll(
      "mines",
      clearable.map(({ ownerId, x, y, id }) => ({ ownerId, x, y, removeId: id })),
    ),
  };
}

export const mdnTool = {
  id: "mdn",
  icon: "metal-detector",
  basePrice: 1500,
  pack: 10,
  use: clearMines,
  locks: (state) => [...new Set(clearableMines(state).map(cellIndex))].map(cellAt),
} as const satisfies Tool;
