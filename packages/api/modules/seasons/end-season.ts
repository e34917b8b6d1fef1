/** The end of a season: its backup, and the change to the next one (rules §17). */
import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  changeSeason,
  type Database,
  type Pool,
  players,
  type SeasonChangeResult,
} from "@emberlode/db";
import {
  chooseBaseCell,
  generateWorld,
  MINUTE,
  type Position,
  type Random,
  SEASON_PEACE_MS,
} from "@emberlode/game";
import type { BackupSettings, Backups } from "../../platform/backups/backups.ts";
import { type Clock, isFresh } from "../../platform/clock.ts";
import { inSeconds } from "../../platform/health/outcomes.ts";
import type { Log } from "../../platform/log.ts";
import type { CurrentSeason } from "./current-season.ts";
import { type StoredSeason, storeSeasonBackup } from "./season.queries.ts";

interface Deps {
  backups: Pick<Backups, "makeOfSeason"> | null;
  clock: Clock;
  /** The backups' address of the database, and the length of the next season in days. */
  config: { backups?: Pick<BackupSettings, "url">; seasonDays?: number };
  db: Database;
  log: Log;
  pool: Pick<Pool, "world">;
  random: Random;
  season: CurrentSeason;
  /** The map, which is above seasons. */
  world: { refresh(): Promise<void> };
}

/** How long to wait after a failed backup. */
const RETRY_AFTER_MS = 10 * MINUTE;
const SEED_BYTES = 12;
/** Places chosen before other work gets its turn: about a millisecond. */
const PLACES_PER_TURN = 20;

/** Up to this many cells, where bases would be placed one after the other, far from each other. */
async function startsOn(
  cells: ReturnType<typeof generateWorld>,
  maxStarts: number,
  random: Random,
): Promise<readonly Position[]> {
  const starts: Position[] = [];
  while (starts.length < maxStarts) {
    if (starts.length % PLACES_PER_TURN === 0) await nextTurn();
    const cell = chooseBaseCell(cells, starts, random);
    if (cell === null) break;
    starts.push(cell);
  }
  return starts;
}

export interface SeasonEnd {
  /**
   * Ends the season or begins the next one when it is time. A job. Throws if the backup failed, and
   * retries ten minutes later.
   */
  run(): Promise<void>;
}

export function createSeasonEnd(services: Deps): SeasonEnd {
  const { db, backups, clock, config, log, pool, random, season, world } = services;
  let triedAt = Number.NEGATIVE_INFINITY;

  async function makeBackup({ number }: StoredSeason): Promise<void> {
    if (backups === null || isFresh(triedAt, clock.now(), RETRY_AFTER_MS)) return;
    triedAt = clock.now();
    const backup = await backups.makeOfSeason(number);
    // Another backup is being made: check again at the next run.
    if (backup === null) triedAt = Number.NEGATIVE_INFINITY;
    else await storeSeasonBackup(db, number, { backup, backupAt: clock.now() });
  }

  async function change(ending: StoredSeason, url: string): Promise<SeasonChangeResult> {
    const seed = randomBytes(SEED_BYTES).toString("hex");
    const cells = generateWorld(seed);
    const starts = await startsOn(cells, 1 + (await db.$count(players)), random);
    const began = performance.now();
    const { number } = ending;
    const now = clock.now();
    const days = config.seasonDays ?? null;
    const request = { url, world: pool.world, season: number, now, days, seed, cells, starts };
    const result = await changeSeason(request);
    if (result === "changed") {
      const seconds = inSeconds(performance.now() - began);
      log.info({ season: number + 1, seconds }, "a new season began");
    }
    // This process need not wait for its own notification.
    await Promise.all([world.refresh(), season.reload()]);
    return result;
  }

  return {
    async run() {
      // Another process may have done some of it.
      await season.reload();
      const ending = season.current();
      const endsAt = season.endsAt();
      if (season.phase() !== "peace" || endsAt === null || ending.frozenAt === null) return;
      if (ending.backupAt === null) return makeBackup(ending);
      const { backups: settings } = config;
      if (settings === undefined || clock.now() < endsAt + SEASON_PEACE_MS) return;
      await change(ending, settings.url);
    },
  };
}
