/** How many cells players have seen, counted again only for those who stood on a new one. */
import type { Database } from "@emberlode/db";
import { visibleCells } from "@emberlode/game";
import { findExplored } from "./ranks.queries.ts";

/** A player, and the number of cells they have been on. */
interface Explorer {
  id: number;
  stoodOn: number;
}

interface SeenCells {
  /** The counts for these players, by id: as many cells as their map shows. */
  of(explorers: readonly Explorer[]): Promise<ReadonlyMap<number, number>>;
}

export function createSeenCells(db: Database): SeenCells {
  let kept: ReadonlyMap<number, { stoodOn: number; seen: number }> = new Map();
  return {
    async of(explorers) {
      // The record of exploration only grows: with as many cells as before it is unchanged.
      const behind = explorers.filter(({ id, stoodOn }) => kept.get(id)?.stoodOn !== stoodOn);
      const records = await findExplored(
        db,
        behind.map(({ id }) => id),
      );
      const found = new Map(records.map(({ id, explored }) => [id, visibleCells(explored).length]));
      kept = new Map(
        explorers.map(({ id, stoodOn }) => {
          const seen = found.get(id) ?? kept.get(id)?.seen ?? 0;
          return [id, { stoodOn, seen }];
        }),
      );
      return new Map([...kept].map(([id, { seen }]) => [id, seen]));
    },
  };
}
