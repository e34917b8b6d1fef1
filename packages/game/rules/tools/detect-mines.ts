/** Mine detection (rules §14). */
import { addCount } from "../../by-id.ts";
import { MINES } from "../../catalogue/mines.ts";
import type { Env } from "../../result.ts";
import type { MineState } from "../../state.ts";
import { cellAt, cellIndex, gridDistance } from "../../world/grid.ts";
import { writeAll } from "../../writes.ts";
import { isLive } from "./live-mine.ts";
import type { LockState, Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface DetectMinesOutcome {
  tool: "mdn";
  /** Detectors left. */
  count: number;
  cleared: number;
  /** Mines that the player keeps. */
  kept: number;
}

/** Other players' live mines within 2 cells, except those of NAP partners. */
function detectableMines({ player, mines, now }: LockState): readonly MineState[] {
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
 * them, rounded down. A sweep that finds nothing still costs a detector.
 */
function detectMines(
  { player, mines }: ToolState,
  { count }: ToolInput,
  { now }: Env,
): ToolEffect<DetectMinesOutcome> {
  const swept = detectableMines({ player, mines, now });
  const cleared = swept.length;
  const kept = Math.floor(cleared / 2);
  const { x, y } = player;
  return {
    ok: true,
    outcome: { tool: "mdn", count, cleared, kept },
    detail: { x, y, cleared, kept },
    set: { tools: addCount(player.tools, "mines", kept) },
    changes: writeAll(
      "mines",
      swept.map(({ ownerId, x, y, id }) => ({ ownerId, x, y, removeId: id })),
    ),
  };
}

export const mdnTool = {
  id: "mdn",
  icon: "metal-detector",
  basePrice: 1500,
  pack: 10,
  use: detectMines,
  locks: (state) => [...new Set(detectableMines(state).map(cellIndex))].map(cellAt),
} as const satisfies Tool;
