/** Gives a base its place on the map (rules §1, §2). */
import type { FieldType } from "../catalogue/fields.ts";
import { type Env, NO_CHANGES, type Result } from "../result.ts";
import type { PlayerState, Position } from "../state.ts";
import { chooseBaseCell } from "../world/choose-base-cell.ts";
import { cellIndex, isSameCell } from "../world/grid.ts";

export interface SettleState {
  player: PlayerState;
  /** The stored map in cell-index order. */
  world: readonly { readonly type: FieldType }[];
  /** Cells of all bases that stand now. */
  bases: readonly Position[];
}

/**
 * Places the base of a player who has none (a guest before the first step, a dormant account): on
 * the cell they stand on when it is free waste, else on the best free cell of the map. With a base
 * already there, nothing changes. Refuses with `WORLD_FULL`.
 */
export function settleBase(state: SettleState, { random }: Env): Result<Position, "WORLD_FULL"> {
  const { player, world, bases } = state;
  const { baseX, baseY } = player;
  if (baseX !== null && baseY !== null) {
    return { ok: true, changes: NO_CHANGES, outcome: { x: baseX, y: baseY } };
  }
  const here: Position = { x: player.x, y: player.y };
  const isFreeHere =
    world[cellIndex(here)]?.type === "waste" && !bases.some((base) => isSameCell(base, here));
  const cell = isFreeHere ? here : chooseBaseCell(world, bases, random);
  if (cell === null) return { ok: false, code: "WORLD_FULL" };
  const set = { baseX: cell.x, baseY: cell.y };
  return {
    ok: true,
    changes: { ...NO_CHANGES, players: [{ id: player.id, set }] },
    outcome: cell,
  };
}
