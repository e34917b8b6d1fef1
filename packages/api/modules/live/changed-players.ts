/** Publishes which players this process changed, for open sockets in all processes. */
import { type Database, notifyOfStored } from "@emberlode/db";
import type { Log } from "../../platform/log.ts";
import { createThrottledBatch, type ThrottledBatch } from "../../platform/tasks/throttled-batch.ts";
import type { LiveFeed } from "./live-feed.ts";
import type { Notification } from "./notifications.ts";

/** Pause between two notifications, in milliseconds; limits a process to four per second. */
const PAUSE_MS = 250;
/** A notification holds 8,000 bytes; an id takes up to eleven. */
const MAX_IDS = 500;

interface Deps {
  db: Database;
  live: Pick<LiveFeed, "processId" | "publish">;
  log: Log;
}

/**
 * Takes the ids of changed players after each commit. This process handles them immediately; others
 * get a notification outside of the commit, because every player waits for the commit.
 */
export function createChangedPlayers({ db, live, log }: Deps): ThrottledBatch<number> {
  const notification = (playerIds: readonly number[]): Notification => ({
    t: "status",
    by: live.processId,
    playerIds: [...playerIds],
  });
  const others = createThrottledBatch<number>(
    async (ids) => {
      for (let from = 0; from < ids.length; from += MAX_IDS) {
        await notifyOfStored(db, notification(ids.slice(from, from + MAX_IDS)));
      }
    },
    PAUSE_MS,
    (err) => log.warn({ err }, "other processes could not be notified of changed players"),
  );
  return {
    add(ids) {
      live.publish(notification([...ids]));
      others.add(ids);
    },
    end: others.end,
  };
}
