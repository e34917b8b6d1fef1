/** The current season in the memory of a process. */
import type { Title } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import { type SeasonPhase, seasonEndsAt, seasonPhase } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import {
  findCurrentSeason,
  findTitles,
  fixSeasonLength,
  type StoredSeason,
} from "./season.queries.ts";

export interface CurrentSeason {
  /** As read last. */
  current(): StoredSeason;
  /** When it ends; null for no end, also while the server runs with `SEASON_DAYS=0`. */
  endsAt(): number | null;
  phase(): SeasonPhase;
  /** The titles that a player won in past seasons, newest first. */
  titlesOf(playerId: number): readonly Title[];
  /** Fixes its length if that is open, and reads it. */
  start(): Promise<void>;
  reload(): Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  /** `seasonDays`: length of new seasons in days; 0 for no end. */
  config: { seasonDays?: number };
}

export function createCurrentSeason({ db, clock, config }: Deps): CurrentSeason {
  const { seasonDays = 0 } = config;
  let known: StoredSeason | undefined;
  let titles: ReadonlyMap<number, readonly Title[]> = new Map();
  const current = (): StoredSeason => {
    if (known === undefined) throw new Error("The season is not read yet.");
    return known;
  };
  const endsAt = () => (seasonDays === 0 ? null : seasonEndsAt(current()));
  const reload = async () => {
    const [season, found] = await Promise.all([findCurrentSeason(db), findTitles(db)]);
    known = season;
    const byPlayer = new Map<number, Title[]>();
    for (const { playerId, ...title } of found) {
      byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), title]);
    }
    titles = byPlayer;
  };
  return {
    current,
    endsAt,
    phase: () => {
      const { beginsAt, days } = current();
      return seasonPhase({ beginsAt, days: endsAt() === null ? null : days }, clock.now());
    },
    titlesOf: (playerId) => titles.get(playerId) ?? [],
    async start() {
      if (seasonDays > 0) await fixSeasonLength(db, seasonDays, clock.now());
      await reload();
    },
    reload,
  };
}

/** `titles` for a player who won some, else nothing. */
export function titleMark(
  season: Pick<CurrentSeason, "titlesOf">,
  playerId: number,
): { titles?: Title[] } {
  const titles = season.titlesOf(playerId);
  return titles.length > 0 ? { titles: [...titles] } : {};
}
