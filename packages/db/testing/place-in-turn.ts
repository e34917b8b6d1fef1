import { type PlacedBase, type Placement, placeBase } from "../accounts/bases.ts";
import type { BaseCell } from "../accounts/create-account.ts";
import type { Pool } from "../connection/pool.ts";
import { NOON } from "./fixtures.ts";

/** Places a base as whoever counted at this moment; again when another was placed meanwhile. */
export async function placeInTurn(
  pool: Pool,
  playerId: number,
  cell: BaseCell,
  leaving: Placement["leaving"] = [],
): Promise<PlacedBase> {
  const [world] = await pool.query<{ turn: number }>("select placements as turn from worlds");
  const turn = world?.turn ?? 0;
  const placed = await placeBase(pool, { playerId, cell, leaving, turn, now: NOON });
  return placed === "NEW_TURN" ? placeInTurn(pool, playerId, cell, leaving) : placed;
}
