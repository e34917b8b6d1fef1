/** All ladders, and the ranks by power a day ago (rules §17). */

import type { Ladder } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { HOUR, MINUTE, visibleCells } from "@emberlode/game";
import { FreshValue } from "../../platform/caches/fresh-value.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RenownLadders } from "../seasons/renown-ladders.ts";
import type { BattleTotals } from "./battle-totals.ts";
import { findRanksAt, HOURS_A_DAY } from "./rank-hours.queries.ts";
import type { RankedPlayer, Ranking } from "./ranking.ts";
import { BATTLE_CATEGORY, findExplored, findScoreSources } from "./ranks.queries.ts";

/** A player, and the number of cells they have visited. */
interface Explorer {
  id: number;
  visitedCells: number;
}

interface SeenCells {
  /** The cells seen by each player, by id, as many as their map shows. */
  of(explorers: readonly Explorer[]): Promise<ReadonlyMap<number, number>>;
}

/** Reads only the maps that changed since they were read, which no age would tell. */
function createSeenCells(db: Database): SeenCells {
  let cache: ReadonlyMap<number, { visitedCells: number; seen: number }> = new Map();
  return {
    async of(explorers) {
      // The record only grows, so an equal number of visited cells means no change.
      const outdated = explorers.filter(
        ({ id, visitedCells }) => cache.get(id)?.visitedCells !== visitedCells,
      );
      const records = await findExplored(
        db,
        outdated.map(({ id }) => id),
      );
      const found = new Map(records.map(({ id, explored }) => [id, visibleCells(explored).length]));
      cache = new Map(
        explorers.map(({ id, visitedCells }) => {
          const seen = found.get(id) ?? cache.get(id)?.seen ?? 0;
          return [id, { visitedCells, seen }];
        }),
      );
      return new Map([...cache].map(([id, { seen }]) => [id, seen]));
    },
  };
}

/** How old the ladders of loot and exploration may be, in milliseconds. */
const FRESH_MS = MINUTE;

/** A place on a ladder. */
export interface LadderEntry extends RankedPlayer {
  /** The ladder's value; null if only the order is public. */
  score: number | null;
}

interface Scores {
  /** Cells seen. */
  explored: number;
  loot: number;
}

export interface Ladders {
  /** All players, or all labeled bots, on a ladder, in order. */
  of(by: Ladder, bots: boolean): Promise<readonly LadderEntry[]>;
  /** Ranks by power 24 hours ago; empty if none were recorded. */
  dayAgo(): Promise<ReadonlyMap<number, number>>;
  /** Clears the cache: the season changed. */
  clear(): void;
}

interface LaddersDeps {
  db: Database;
  clock: Clock;
  ranking: Ranking;
  battleTotals: BattleTotals;
  renown: RenownLadders;
}

export function createLadders({ db, clock, ranking, battleTotals, renown }: LaddersDeps): Ladders {
  let seenCells = createSeenCells(db);
  const scores = new FreshValue(clock, FRESH_MS, async (): Promise<ReadonlyMap<number, Scores>> => {
    // Of this season, even if the next one begins during the read.
    const cells = seenCells;
    const rows = await findScoreSources(db, BATTLE_CATEGORY);
    const [sums, seen] = await Promise.all([battleTotals.of(rows), cells.of(rows)]);
    return new Map(
      rows.map(({ id }) => [id, { explored: seen.get(id) ?? 0, loot: sums.get(id)?.looted ?? 0 }]),
    );
  });
  let yesterday: { hour: number; ranks: ReadonlyMap<number, number> } | undefined;

  /** Players with a score, highest first; ties go to the stronger player. */
  async function byScore(by: keyof Scores, bots: boolean): Promise<LadderEntry[]> {
    const scored = await scores.get();
    const byPower = await ranking.ladder("power", bots);
    return byPower
      .map((place) => ({ ...place, score: scored.get(place.id)?.[by] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map((place, index) => ({ ...place, rank: index + 1 }));
  }

  async function byRenown(by: "season" | "today", bots: boolean): Promise<LadderEntry[]> {
    await ranking.refresh();
    return (await renown[by]())
      .filter(({ isBot }) => isBot === bots)
      .map(({ playerId: id, renown: score }, index) => ({
        id,
        rank: index + 1,
        score,
        power: ranking.placeOf(id)?.power ?? 0,
      }));
  }

  return {
    async of(by, bots) {
      if (by === "season" || by === "today") return byRenown(by, bots);
      if (by === "loot" || by === "explored") return byScore(by, bots);
      const order = await ranking.ladder(by, bots);
      return order.map((place) => ({ ...place, score: by === "power" ? place.power : null }));
    },
    async dayAgo() {
      const hour = Math.floor(clock.now() / HOUR) - HOURS_A_DAY;
      // Recorded ranks never change.
      if (yesterday?.hour !== hour) yesterday = { hour, ranks: await findRanksAt(db, hour) };
      return yesterday.ranks;
    },
    clear() {
      seenCells = createSeenCells(db);
      scores.clear();
      yesterday = undefined;
    },
  };
}
