/** Laying mines (rules §2, §14). */

import { MINES } from "../../catalogue/mines.ts";
import type { Env, Result } from "../../result.ts";
import type { MineState, PlayerState, Position } from "../../state.ts";
import { cellIndex, isSameCell } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { cellsAround, type Ground, isBuilt, isEmptyField } from "./ground.ts";
import { spendTools, toolCount, toolEntry } from "./tool-counts.ts";

export interface LayMinesState {
  player: PlayerState;
  /** All fields in cell-index order. */
  fields: readonly Ground[];
  /** Mines of the world, or at least those on the player's field. */
  mines: readonly MineState[];
}

export interface LayMinesOutcome {
  tool: "mines";
  /** Mines still held. */
  count: number;
  laid: number;
  /** Until when they lie there. */
  until: number;
}

export type LayMinesRefusal = "BAD_INPUT" | "NOT_ENOUGH_TOOLS" | "WRONG_FIELD" | "NO_MINES_HERE";

/**
 * Why no mines can be laid on the ground of a cell; null when they can. A neighbour that is not
 * known speaks against nothing.
 * @param groundAt the field of a cell as far as it is known
 */
export function mineGroundRefusal(
  at: Position,
  groundAt: (cell: Position) => Ground | undefined,
): "WRONG_FIELD" | "NO_MINES_HERE" | null {
  const here = groundAt(at);
  if (here === undefined || !isEmptyField(here)) return "WRONG_FIELD";
  const isNearBuilt = cellsAround(at).some((cell) => {
    const field = groundAt(cell);
    return field !== undefined && isBuilt(field);
  });
  return isNearBuilt ? "NO_MINES_HERE" : null;
}

/**
 * Lays `n` mines on the empty field where the player stands, for 24 hours; at most 5 that can go off
 * lie on a field. Where others' lie already, what is too many is laid all the same and stays inert: a
 * refusal would say that they are there (rules §19). Drops the beginner's shield. Refuses with
 * `BAD_INPUT` (n is no whole number from 1), `NOT_ENOUGH_TOOLS`, `WRONG_FIELD` (not empty) and
 * `NO_MINES_HERE` (within a cell of a building or base, or more than 5 of the player's own).
 */
export function layMines(
  { player, fields, mines }: LayMinesState,
  { n }: { n: number },
  { now }: Env,
): Result<LayMinesOutcome, LayMinesRefusal> {
  if (!Number.isSafeInteger(n) || n < 1) return { ok: false, code: "BAD_INPUT" };
  const tools = spendTools(player, "mines", n);
  if (tools === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const refusal = mineGroundRefusal(player, (cell) => fields[cellIndex(cell)]);
  if (refusal !== null) return { ok: false, code: refusal };
  const { id, x, y } = player;
  const lying = mines.filter((mine) => isSameCell(mine, player) && mine.until > now);
  const own = lying.filter(({ ownerId }) => ownerId === id).length;
  if (own + n > MINES.perField) return { ok: false, code: "NO_MINES_HERE" };

  const live = lying.filter(({ inert }) => inert !== true).length;
  const inert = Math.min(n, Math.max(0, live + n - MINES.perField));
  const until = now + MINES.lieMs;
  const shield = player.shieldUntil > now ? { shieldUntil: now } : {};
  return {
    ok: true,
    changes: [
      write("player", { id, set: { tools, ...shield } }),
      write("ledger", toolEntry(id, "mines", { x, y, n })),
      write("mines", { ownerId: id, x, y, lay: { count: n, ...(inert > 0 && { inert }), until } }),
    ],
    outcome: { tool: "mines", count: toolCount({ tools }, "mines"), laid: n, until },
  };
}
