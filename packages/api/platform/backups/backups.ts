/** Automatic backups of the server, and the age of the newest one. */
import { rm } from "node:fs/promises";
import { basename } from "node:path";
import {
  BackupInProgressError,
  backupPath,
  type Database,
  listBackups,
  openBackup,
  pruneBackups,
  rowsIn,
  seasonBackupPath,
  writeBackup,
} from "@emberlode/db";
import { MINUTE, SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../clock.ts";
import { inSeconds } from "../health/outcomes.ts";
import type { Log } from "../log.ts";
import { worldCreatedAt } from "./created-at.queries.ts";

/** The settings of a deployment. */
export interface BackupSettings {
  /** Address of the database, since a backup opens its own connection. */
  url: string;
  /** Names of files in the data folder that go into a backup. */
  files: readonly string[];
  /** Interval in milliseconds; null makes none and only tracks the age of the newest. */
  everyMs: number | null;
  /** Whether to make the backup at the end of a season, even if `everyMs` is null. */
  ofSeasons: boolean;
  /** How many are kept. */
  keep: number;
}

export interface Backups {
  /** Reads the age of the newest backup; call it before the first read. */
  refreshAge(): Promise<void>;
  /** Makes a backup if the newest is old enough. A job. */
  run(): Promise<void>;
  /**
   * Age of the newest backup in seconds, or of the world if none; null before the first
   * `refreshAge`.
   */
  ageSeconds(): number | null;
  /** When the newest backup was made (milliseconds); null if none. */
  madeAt(): number | null;
  /**
   * Makes the backup of a season that ended, and returns its file name; null while another backup
   * is being made, or if this process makes none.
   */
  makeOfSeason(season: number): Promise<string | null>;
  /** Aborts a running backup; its draft is deleted. */
  end(): void;
}

interface Deps {
  settings: BackupSettings;
  /** The schema that holds the world. */
  world: string;
  db: Database;
  dataDir: string;
  clock: Clock;
  log: Log;
}

/** Throttles the backup while the server runs: at most a quarter of a megabyte in this time. */
const THROTTLE_MS = 10;
/** How long to wait after a failure; less if backups are more frequent. */
const RETRY_AFTER_MS = 10 * MINUTE;

/** Does nothing before the first `run`. Processes sharing a database run one backup at a time. */
export function createBackups({ settings, world, db, dataDir, clock, log }: Deps): Backups {
  const { url, files, everyMs, ofSeasons, keep } = settings;
  const ending = new AbortController();
  let newestAt: number | null = null;
  let madeAt: number | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;

  /**
   * Time of the newest backup, or else of the world's creation. A backup dated in the future was
   * made by a clock that ran ahead and may be older than its date.
   */
  async function refreshAge(): Promise<number> {
    const existingBackups = await listBackups(dataDir, world);
    const newest = existingBackups.find(({ at }) => at <= clock.now());
    madeAt = newest?.at ?? null;
    newestAt = madeAt ?? (await worldCreatedAt(db));
    return newestAt;
  }

  /** Writes and verifies a backup; returns what its log line says. */
  async function writeVerified(path: string) {
    const now = clock.now();
    const began = performance.now();
    const newBackup = await writeBackup({
      url,
      world,
      path,
      now,
      dataDir,
      files,
      pauseMs: THROTTLE_MS,
      signal: ending.signal,
    });
    // Delete nothing before the new one is verified by a full read. A damaged one must not count as
    // the newest.
    await openBackup(path).catch(async (error: unknown) => {
      await rm(path, { force: true });
      throw error;
    });
    return {
      file: path,
      bytes: newBackup.bytes,
      rows: rowsIn(newBackup.manifest),
      seconds: inSeconds(performance.now() - began),
    };
  }

  async function createBackup(): Promise<void> {
    const facts = await writeVerified(backupPath(dataDir, world, clock.now()));
    const removed = await pruneBackups(dataDir, world, keep);
    await refreshAge();
    log.info({ ...facts, removed: removed.length }, "a backup was made");
  }

  return {
    refreshAge: async () => void (await refreshAge()),
    async run() {
      const newest = await refreshAge();
      const now = clock.now();
      if (everyMs === null || isFresh(newest, now, everyMs)) return;
      if (isFresh(triedAt, now, Math.min(RETRY_AFTER_MS, everyMs))) return;
      triedAt = now;
      try {
        await createBackup();
      } catch (error) {
        if (ending.signal.aborted) return;
        if (!(error instanceof BackupInProgressError)) throw error;
        // Another process is making one, perhaps in its own folder: check again at the next run.
        triedAt = Number.NEGATIVE_INFINITY;
      }
    },
    async makeOfSeason(season) {
      if (!ofSeasons) return null;
      const path = seasonBackupPath(dataDir, world, season);
      try {
        log.info(await writeVerified(path), "the backup of the season was made");
      } catch (error) {
        if (error instanceof BackupInProgressError || ending.signal.aborted) return null;
        throw error;
      }
      return basename(path);
    },
    ageSeconds: () => (newestAt === null ? null : (clock.now() - newestAt) / SECOND),
    madeAt: () => madeAt,
    end: () => ending.abort(),
  };
}
