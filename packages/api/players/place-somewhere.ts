/** Finding a cell for a base while others look for one too. */
import type { Position } from "@emberlode/game";
import { busyError, GameError } from "../errors.ts";
import type { Services } from "../services.ts";

/** Other processes can only be faster so many times. */
const MAX_TRIES = 12;

/** What became of a cell: who lives there now, or that somebody else was faster, or nobody needs it. */
export type TriedCell = { owner: number } | "CELL_TAKEN" | "NOT_NEEDED";

/**
 * Offers free cells to `tryCell` until it takes one, and answers who lives there; null when no cell
 * was needed after all. WORLD_FULL, BUSY; nothing is lost.
 */
export async function placeSomewhere(
  { world, random }: Pick<Services, "world" | "random">,
  prefer: Position | null,
  tryCell: (cell: Position) => Promise<TriedCell>,
): Promise<number | null> {
  let preferred = prefer;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const reservation = world.reserve(random, preferred);
    if (reservation === null) {
      if (tries > 0) throw new GameError("WORLD_FULL");
      await world.refresh();
      continue;
    }
    try {
      const tried = await tryCell(reservation.cell);
      if (tried === "NOT_NEEDED") return null;
      if (tried !== "CELL_TAKEN") {
        world.placed(tried.owner, reservation.cell);
        return tried.owner;
      }
    } finally {
      reservation.release();
    }
    preferred = null;
    await world.refresh();
  }
  throw busyError();
}
