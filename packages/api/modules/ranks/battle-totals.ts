/**
 * Results of battles. Log lines never change, so each is read only once: totals are never stale,
 * only continued, and dropping one would mean to read a whole log again.
 */
import type { Database } from "@emberlode/db";
import { type BattleSums, sumBattles } from "./ranks.queries.ts";

const NO_BATTLES: BattleSums = {
  attacksWon: 0,
  attacksLost: 0,
  defensesWon: 0,
  defensesLost: 0,
  looted: 0,
};

/** A player, and the number of their log lines about battles over bases. */
interface Fighter {
  id: number;
  battleLines: number;
}

export interface BattleTotals {
  /** The totals of these players, by id. */
  of(fighters: readonly Fighter[]): Promise<ReadonlyMap<number, BattleSums>>;
  /** Clears the cache: the season changed, and logs begin again. */
  clear(): void;
}

interface CachedTotals {
  /** Lines counted so far. */
  lines: number;
  sums: BattleSums;
}

function addSums(a: BattleSums, b: BattleSums): BattleSums {
  return {
    attacksWon: a.attacksWon + b.attacksWon,
    attacksLost: a.attacksLost + b.attacksLost,
    defensesWon: a.defensesWon + b.defensesWon,
    defensesLost: a.defensesLost + b.defensesLost,
    looted: a.looted + b.looted,
  };
}

export function createBattleTotals(db: Database): BattleTotals {
  let totals = new Map<number, CachedTotals>();
  let reading: Promise<unknown> = Promise.resolve();

  async function read(fighters: readonly Fighter[]): Promise<void> {
    const cache = totals;
    const outdated = fighters.filter(
      ({ id, battleLines }) => battleLines > (cache.get(id)?.lines ?? 0),
    );
    if (outdated.length === 0) return;
    const ids = outdated.map(({ id }) => id);
    const from = ids.map((id) => cache.get(id)?.lines ?? 0);
    for (const { id, lines, ...news } of await sumBattles(db, ids, from)) {
      cache.set(id, { lines, sums: addSums(cache.get(id)?.sums ?? NO_BATTLES, news) });
    }
  }

  return {
    async of(fighters) {
      // One read at a time: two concurrent ones would both add the same lines.
      const turn = reading.then(() => read(fighters));
      reading = turn.catch(() => {});
      await turn;
      return new Map(fighters.map(({ id }) => [id, totals.get(id)?.sums ?? NO_BATTLES]));
    },
    clear() {
      totals = new Map();
    },
  };
}
