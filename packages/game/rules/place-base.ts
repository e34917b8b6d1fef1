/** Places a waiting base, which may evict others (rules §2). */
import { NO_AMOUNTS } from "../resource.ts";
import type { FactoryState, LedgerEntry, MineState, PlayerState, Position } from "../state.ts";
import { isSameCell } from "../world/grid.ts";
import { type Changes, type Write, write, writeAll } from "../writes.ts";
import type { BaseRemovalReason } from "./base-removal-reasons.ts";
import { isLive } from "./tools/live-mine.ts";

/** A base that leaves the map for another one, and why. */
export interface EvictedBase {
  base: FactoryState;
  /** When its player was last seen, milliseconds. */
  lastSeenAt: number;
  reason: BaseRemovalReason;
}

export interface PlaceBaseState {
  /** The player whose base is waiting. */
  player: PlayerState;
  /** A free waste cell, or the cell of an evicted base. */
  cell: Position;
  /** The mines on the cell. */
  mines: readonly MineState[];
  /** Whether the player stands on a waste cell with another base. */
  isTaken: boolean;
  evicted: readonly EvictedBase[];
  /** The placement counter when room was counted. */
  placements: number;
  /** Milliseconds. */
  now: number;
}

function evict({ base, lastSeenAt, reason }: EvictedBase): Changes {
  const { id, ownerId: playerId, x, y, lvl, slots } = base;
  return [
    write("player", { id: playerId, set: { baseX: null, baseY: null } }),
    write("ledger", { playerId, kind: "base-left", ...NO_AMOUNTS, detail: { x, y, reason } }),
    write("base-remove", { playerId, x, y, lastSeenAt, base: { id, lvl, slots } }),
  ];
}

/** The log line for a player whose base is not where they stand. */
function placedLine({ player, cell, isTaken }: PlaceBaseState): LedgerEntry {
  const detail = { ...cell, fromX: player.x, fromY: player.y, taken: isTaken };
  return { playerId: player.id, kind: "base-placed", ...NO_AMOUNTS, detail };
}

/**
 * Places a player's waiting base and removes the live mines there. Evicted players keep everything
 * else and get a log line with the reason. The player is notified if the base is not on their own
 * cell. The rest of the action must build on the state after these changes.
 */
export function placeBase(state: PlaceBaseState): Changes {
  const { player, cell, evicted, placements, now } = state;
  // Expired mines may already be deleted.
  const mines = state.mines.filter((mine) => isLive(mine, now));
  const { x, y } = cell;
  const logged: Write[] = isSameCell(player, cell) ? [] : [write("ledger", placedLine(state))];
  return [
    ...evicted.flatMap(evict),
    write("player", { id: player.id, set: { baseX: x, baseY: y } }),
    ...writeAll(
      "mines",
      mines.map(({ id, ownerId }) => ({ ownerId, x, y, removeId: id })),
    ),
    write("base-place", { playerId: player.id, x, y, placements }),
    ...logged,
  ];
}
