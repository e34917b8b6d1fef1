/** World statistics, counted at most every few seconds. */
import type { WorldNumbers } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { MINUTE, SECOND, utcDay } from "@emberlode/game";
import { FreshValue } from "../../platform/caches/fresh-value.ts";
import type { Clock } from "../../platform/clock.ts";
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
  async function strongest(): Promise<WorldNumbers["strongest"]> {
    const [first] = await ranking.top();
    if (first === undefined || first.power === 0) return null;
    const profile = (await profiles.of([first.id])).get(first.id);
    return profile === undefined ? null : { username: profile.username, power: first.power };
  }

  const numbers = new FreshValue(clock, FRESH_MS, async (): Promise<WorldNumbers> => {
    const now = clock.now();
    const [counted, first] = await Promise.all([
      countWorld(db, utcDay(now), now - ONLINE_MS),
      strongest(),
    ]);
    return { ...counted, strongest: first };
  });

  return { read: () => numbers.get(), clear: () => numbers.clear() };
}
