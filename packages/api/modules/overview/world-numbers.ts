/** World statistics, counted at most every few seconds. */
import type { WorldNumbers } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { MINUTE, SECOND, utcDay } from "@emberlode/game";
import { type Clock, isFresh } from "../../platform/clock.ts";
import type { Profiles } from "../players/profiles.ts";
import type { Ranking } from "../ranks/ranking.ts";
import { countWorld } from "../world/world.queries.ts";

/** How old the statistics may be, in milliseconds. */
const FRESH_MS = 5 * SECOND;
/**
 * How recently an online player was seen, in milliseconds. Sessions record their use only once a
 * minute.
 */
export const ONLINE_MS = 5 * MINUTE;

interface Deps {
  db: Database;
  clock: Clock;
  ranking: Ranking;
  profiles: Profiles;
}

export interface WorldNumbersReader {
  read(): Promise<WorldNumbers>;
  /** Clears the cache: the season changed. */
  clear(): void;
}

export function createWorldNumbers({ db, clock, ranking, profiles }: Deps): WorldNumbersReader {
  let cached: { numbers: WorldNumbers; readAt: number } | undefined;
  let counting: Promise<WorldNumbers> | undefined;
  /** Counts calls of `clear`: what was read before one is not kept. */
  let clears = 0;

  async function strongest(): Promise<WorldNumbers["strongest"]> {
    const [first] = await ranking.top();
    if (first === undefined || first.power === 0) return null;
    const profile = (await profiles.of([first.id])).get(first.id);
    return profile === undefined ? null : { username: profile.username, power: first.power };
  }

  async function count(): Promise<WorldNumbers> {
    const readAt = clock.now();
    const before = clears;
    const [counted, first] = await Promise.all([
      countWorld(db, utcDay(readAt), readAt - ONLINE_MS),
      strongest(),
    ]);
    const numbers = { ...counted, strongest: first };
    if (clears === before) cached = { numbers, readAt };
    return numbers;
  }

  return {
    async read() {
      if (cached !== undefined && isFresh(cached.readAt, clock.now(), FRESH_MS)) {
        return cached.numbers;
      }
      if (counting === undefined) {
        const started = count().finally(() => {
          if (counting === started) counting = undefined;
        });
        counting = started;
      }
      return counting;
    },
    clear() {
      clears += 1;
      cached = undefined;
      counting = undefined;
    },
  };
}
