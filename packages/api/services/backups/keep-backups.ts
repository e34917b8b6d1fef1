/** Backups that the server makes automatically, and how old the newest one is. */
import {
  BackupUnderWayError,
  backupPath,
  listBackups,
  openBackup,
  type Pool,
  pruneBackups,
  rowsIn,
  writeBackup,
} from "@emberlode/db";
import { MINUTE, SECOND } from "@emberlode/game";
import { type Clock, isFresh } from "../clock.ts";
import type { Log } from "../log.ts";
import { worldMadeAt } from "./made-at.queries.ts";

/** The settings of a deployment. */
export interface BackupPlan {
  /** Address of the database: a backup reads over a connection of its own. */
  url: string;
  /** Names of the files of the data folder that go into a backup. */
  files: readonly string[];
  /** How often (milliseconds); null makes none and only looks how old the newest is. */
  everyMs: number | null;
  /** How many are kept. */
  keep: number;
}

export interface Backups {
  /** Looks how old the newest is; before anybody asks. */
  look(): Promise<void>;
  /** Makes a backup when the newest is old enough. For a job. */
  run(): Promise<void>;
  /** Age of the newest backup in seconds, of the world while there is none; null before the first look. */
  ageSeconds(): number | null;
  /** Ends a backup under way; half of one is never kept. */
  end(): void;
}

interface Deps {
  plan: BackupPlan;
  pool: Pool;
  dataDir: string;
  clock: Clock;
  log: Log;
}

/** The server keeps running meanwhile: at most a quarter of a megabyte in this time. */
const REST_MS = 10;
/** How long to wait after a failure; less when backups are made more often. */
const AFTER_FAILURE_MS = 10 * MINUTE;

/** Makes nothing before the first `run`. Of several processes that share a database, one makes a backup at a time. */
export function createBackups({ plan, pool, dataDir, clock, log }: Deps): Backups {
  const { world } = pool;
  const { url, files, everyMs, keep } = plan;
  const ending = new AbortController();
  let newestAt: number | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;

  /**
   * When the newest backup was made; a world without one counts from its beginning. One of the future was
   * made by a clock that ran ahead, and may be older than it says.
   */
  async function look(): Promise<number> {
    const made = await listBackups(dataDir, world);
    const newest = made.find(({ at }) => at <= clock.now());
    newestAt = newest?.at ?? (await worldMadeAt(pool));
    return newestAt;
  }

  async function make(): Promise<void> {
    const now = clock.now();
    const began = performance.now();
    const path = backupPath(dataDir, world, now);
    const made = await writeBackup({
      ...{ url, world, path, now, dataDir, files },
      ...{ restMs: REST_MS, signal: ending.signal },
    });
    // Nothing older goes before the new one was read as a restore reads it.
    await openBackup(path);
    const removed = await pruneBackups(dataDir, world, keep);
    await look();
    log.info(
      {
        file: path,
        bytes: made.bytes,
        rows: rowsIn(made.manifest),
        seconds: Math.round((performance.now() - began) / 100) / 10,
        removed: removed.length,
      },
      "a backup was made",
    );
  }

  return {
    look: async () => void (await look()),
    async run() {
      const newest = await look();
      const now = clock.now();
      if (everyMs === null || isFresh(newest, now, everyMs)) return;
      if (isFresh(triedAt, now, Math.min(AFTER_FAILURE_MS, everyMs))) return;
      triedAt = now;
      try {
        await make();
      } catch (error) {
        if (ending.signal.aborted) return;
        if (!(error instanceof BackupUnderWayError)) throw error;
        // Another process is at it, for a folder of its own perhaps: look again with the next run.
        triedAt = Number.NEGATIVE_INFINITY;
      }
    },
    ageSeconds: () => (newestAt === null ? null : (clock.now() - newestAt) / SECOND),
    end: () => ending.abort(),
  };
}
