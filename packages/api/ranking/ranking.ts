/** Who ranks where (rules §17). */
import type { Pool } from "@emberlode/db";
import { compareForRank, power, type RankEntry, SECOND, shownRank } from "@emberlode/game";
import { type Clock, isFresh } from "../clock.ts";
import { findArmies } from "./ranking.queries.ts";

/** How old a ranking may be. */
const FRESH_MS = 5 * SECOND;
/** Ranks that are listed and shown. */
const LISTED = 500;

/** A player's place among all. */
interface Ranked {
  id: number;
  /** 1 for the first. */
  rank: number;
  /** Total power. */
  power: number;
}

export interface Ranking {
  /** The first 500 in rank order, at most five seconds old. */
  top(): Promise<readonly Ranked[]>;
  /** A player's place; null for one off the map. Known by the last ranking, never waits. */
  placeOf(playerId: number): Ranked | null;
  /** The rank that a base shows: null for one off the map and for a player without power (rules §17). */
  rankOf(playerId: number): number | null;
  /** Ranks anew when the last ranking is too old. */
  refresh(): Promise<void>;
}

/** What everybody whose base stands on the map is ranked by. */
async function findEntries(pool: Pool): Promise<RankEntry[]> {
  const armies = await findArmies(pool);
  return armies.map(({ id, createdAt, ...units }) => ({
    id,
    createdAt,
    power: power(units).total,
  }));
}

export function createRanking(pool: Pool, clock: Clock): Ranking {
  let rankedAt = Number.NEGATIVE_INFINITY;
  let order: readonly Ranked[] = [];
  let places = new Map<number, Ranked>();
  let ranking: Promise<void> | undefined;

  async function rank(): Promise<void> {
    const startedAt = clock.now();
    const entries = (await findEntries(pool)).sort(compareForRank);
    order = entries.map(({ id, power: total }, index) => ({ id, rank: index + 1, power: total }));
    places = new Map(order.map((place) => [place.id, place]));
    rankedAt = startedAt;
  }

  async function refresh(): Promise<void> {
    if (isFresh(rankedAt, clock.now(), FRESH_MS)) return;
    ranking ??= rank().finally(() => {
      ranking = undefined;
    });
    await ranking;
  }

  return {
    refresh,
    async top() {
      await refresh();
      return order.slice(0, LISTED);
    },
    placeOf: (playerId) => places.get(playerId) ?? null,
    rankOf: (playerId) => shownRank(places.get(playerId) ?? null),
  };
}
