/** Publishes which players this process changed, to open sockets in all processes. */
import { CHANNEL, type Pool } from "@emberlode/db";
import type { Log } from "../log.ts";
import type { LiveFeed } from "./live-feed.ts";
import type { Notice } from "./notices.ts";
import { createRounds, type Rounds } from "./rounds.ts";

/** Pause between two notifications, in milliseconds: a process sends at most four a second. */
const PAUSE_MS = 250;
/** A notification holds 8,000 bytes; an id takes up to eleven. */
const IDS_EACH = 500;

/** The changes are already on disk, so the notification does not have to be. */
const NOTIFY = `select set_config('synchronous_commit', 'off', true), pg_notify(${CHANNEL}, $1)`;

interface Needed {
  pool: Pool;
  live: Pick<LiveFeed, "processId" | "publish">;
  log: Log;
}

/**
 * Takes the ids of changed players after each commit. This process handles them at once; the others get
 * a notification outside of the commit, since every player waits for the commit.
 */
export function createChangedPlayers({ pool, live, log }: Needed): Rounds<number> {
  const notice = (playerIds: readonly number[]): Notice => ({
    t: "status",
    by: live.processId,
    playerIds: [...playerIds],
  });
  const others = createRounds<number>(
    async (ids) => {
      for (let from = 0; from < ids.length; from += IDS_EACH) {
        await pool.query(NOTIFY, [JSON.stringify(notice(ids.slice(from, from + IDS_EACH)))]);
      }
    },
    PAUSE_MS,
    (err) => log.warn({ err }, "other processes could not be notified of changed players"),
  );
  return {
    add(ids) {
      live.publish(notice([...ids]));
      others.add(ids);
    },
    end: others.end,
  };
}
