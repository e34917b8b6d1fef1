/** Mine detection (rules §14). */

import { MINES } from "../../catalogue/mines.ts";
import type { Env, Result } from "../../result.ts";
import type { MineState, PlayerState } from "../../state.ts";
import { distance } from "../../world/grid.ts";
import { write, writeAll } from "../../writes.ts";
import { spendTools, toolCount, toolEntry, withTools } from "./tool-counts.ts";

export interface DetectMinesState {
  player: PlayerState;
  /** Mines of the world, or at least those within 2 cells of the player. */
  mines: readonly MineState[];
}

export interface DetectMinesOutcome {
  tool: "mdn";
  /** Detectors still held. */
  count: number;
  cleared: number;
  /** Mines that the player keeps. */
  kept: number;
}

/**
 * Clears all live mines of others within 2 cells, partners' excepted, and keeps half of them, rounded
 * down. A sweep that finds nothing is used up too: knowing that is what it is for. Refuses with
 * `NOT_ENOUGH_TOOLS`.
 */
export function detectMines(
  { player, mines }: DetectMinesState,
  { now }: Env,
): Result<DetectMinesOutcome, "NOT_ENOUGH_TOOLS"> {
  const spent = spendTools(player, "mdn", 1);
  if (spent === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const foreign = mines.filter(
    (mine) =>
      mine.ownerId !== player.id &&
      !player.napPartners.includes(mine.ownerId) &&
      mine.inert !== true &&
      mine.until > now &&
      distance(mine, player) <= MINES.detectCells,
  );
  const cleared = foreign.length;
  const kept = Math.floor(cleared / 2);
  const tools = withTools(spent, "mines", kept);
  const { id, x, y } = player;
  return {
    ok: true,
    changes: [
      write("player", { id, set: { tools } }),
      write("ledger", toolEntry(id, "mdn", { x, y, cleared, kept })),
      ...writeAll(
        "mines",
        foreign.map((mine) => ({
          ownerId: mine.ownerId,
          x: mine.x,
          y: mine.y,
          removeId: mine.id,
        })),
      ),
    ],
    outcome: { tool: "mdn", count: toolCount({ tools }, "mdn"), cleared, kept },
  };
}
