/** Placing a base that waits for its place, and taking those off the map that yield to it (rules §2). */
import { NOTHING } from "../resource.ts";
import type { FactoryState, LedgerEntry, MineState, PlayerState, Position } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { type Changes, type Write, write, writeAll } from "../writes.ts";
import type { BaseLeaving } from "./leave-map.ts";

/** A base that leaves the map for another one, and why. */
export interface YieldingBase {
  base: FactoryState;
  /** When its player was last there, milliseconds. */
  lastSeenAt: number;
  reason: BaseLeaving;
}

export interface PlaceBaseState {
  /** Whose base waits. */
  player: PlayerState;
  /** Free wasteland, or the cell of a base that yields. */
  cell: Position;
  /** The mines that lie there. */
  mines: readonly MineState[];
  /** Whether the player stands on wasteland where another base is. */
  isTaken: boolean;
  yielding: readonly YieldingBase[];
  /** How often bases were placed when this was counted. */
  turn: number;
}

function leave({ base, lastSeenAt, reason }: YieldingBase): Changes {
  const { id, ownerId: playerId, x, y, lvl, slots } = base;
  return [
    write("player", { id: playerId, set: { baseX: null, baseY: null } }),
    write("ledger", { playerId, kind: "base-left", ...NOTHING, detail: { x, y, reason } }),
    write("base-leave", { playerId, x, y, lastSeenAt, base: { id, lvl, slots } }),
  ];
}

/** The line for a player whose base is not where they stand. */
function placedLine({ player, cell, isTaken }: PlaceBaseState): LedgerEntry {
  const detail = { ...cell, fromX: player.x, fromY: player.y, taken: isTaken };
  return { playerId: player.id, kind: "base-placed", ...NOTHING, detail };
}

/**
 * Places a player's waiting base and clears the mines there; those who yield keep everything else, and their
 * logs say why. A player whose base is elsewhere than under their feet is told. What the player does in the
 * same action is decided on what this leaves.
 */
export function placeBase(state: PlaceBaseState): Changes {
  const { player, cell, mines, yielding, turn } = state;
  const { x, y } = cell;
  const told: Write[] = isSameCell(player, cell) ? [] : [write("ledger", placedLine(state))];
  return [
    ...yielding.flatMap(leave),
    write("player", { id: player.id, set: { baseX: x, baseY: y } }),
    ...writeAll(
      "mines",
      mines.map(({ id, ownerId }) => ({ ownerId, x, y, removeId: id })),
    ),
    write("base-place", { playerId: player.id, x, y, turn }),
    ...told,
  ];
}
