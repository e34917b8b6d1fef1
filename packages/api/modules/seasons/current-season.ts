/** The current season in the memory of a process. */
import type { Database } from "@emberlode/db";
import { type SeasonPhase, seasonEndsAt, seasonPhase } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import { findCurrentSeason, fixSeasonLength, type StoredSeason } from "./season.queries.ts";

export interface CurrentSeason {
  /** As read last. */
  current(): StoredSeason;
  /** When it ends; null for no end, also while the server runs with `SEASON_DAYS=0`. */
  endsAt(): number | null;
  phase(): SeasonPhase;
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
  const current = (): StoredSeason => {
    if (known === undefined) throw new Error("The season is not read yet.");
    return known;
  };
  const endsAt = () => (seasonDays === 0 ? null : seasonEndsAt(current()));
  const reload = async () => {
    known = await findCurrentSeason(db);
  };
  return {
    current,
    endsAt,
    phase: () => {
      const { beginsAt, days } = current();
      return seasonPhase({ beginsAt, days: endsAt() === null ? null : days }, clock.now());
    },
    async start() {
      if (seasonDays > 0) await fixSeasonLength(db, seasonDays, clock.now());
      await reload();
    },
    reload,
  };
}
