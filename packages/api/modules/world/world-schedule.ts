/**
 * The announced peace and maintenance in the memory of a process, so that checking them costs
 * nothing.
 */
import { isDeepStrictEqual } from "node:util";
import type { PublicPause, PublicSchedule } from "@emberlode/contract";
import type { Database } from "@emberlode/db";
import {
  NOTHING_SCHEDULED,
  type Pause,
  phaseOf,
  seasonPeace,
  type WorldSchedule,
} from "@emberlode/game";
import { loggable } from "../../errors.ts";
import { type Clock, isoTime, isoTimeOrNull } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { LiveEvent, LiveFeed } from "../live/live-feed.ts";
import type { CurrentSeason } from "../seasons/current-season.ts";
import { findSchedule } from "./schedule.queries.ts";

export interface WorldScheduleReader {
  /**
   * The last announced pauses, which may be over. After a season, its peace replaces another one.
   */
  current(): WorldSchedule;
  /**
   * Reads them again; done after a change in this process, which need not wait for its
   * notification.
   */
  reload(): Promise<void>;
  onEvent(event: LiveEvent): void;
}

interface Deps {
  db: Database;
  clock: Clock;
  season: Pick<CurrentSeason, "endsAt">;
  live: Pick<LiveFeed, "publish">;
  log: Log;
}

export function createWorldSchedule(deps: Deps): WorldScheduleReader {
  const { db, clock, season, live, log } = deps;
  let known = NOTHING_SCHEDULED;
  /** Whether pages were told that a season is over. */
  let isAfterSeason = false;
  /** Counts changes, so that a read that began before one does not undo it. */
  let changes = 0;

  /** True if there was a change that this process had missed. */
  async function read(): Promise<boolean> {
    const before = changes;
    const newSchedule = await findSchedule(db);
    if (changes !== before) return false;
    const isNew = !isDeepStrictEqual(newSchedule, known);
    known = newSchedule;
    return isNew;
  }

  const afterSeason = () => seasonPeace(season.endsAt(), clock.now());

  return {
    current() {
      const peace = afterSeason();
      return peace === null ? known : { ...known, peace };
    },
    async reload() {
      await read();
      const isOver = afterSeason() !== null;
      if (isOver !== isAfterSeason) live.publish({ t: "schedule", schedule: known });
      isAfterSeason = isOver;
    },
    onEvent(event) {
      if (event.t === "schedule") {
        changes += 1;
        known = event.schedule;
      }
      if (event.t !== "reconnected") return;
      read()
        .then((isNew) => isNew && live.publish({ t: "schedule", schedule: known }))
        .catch((err) => log.warn({ err: loggable(err) }, "the schedule could not be read"));
    },
  };
}

const toPublicPause = (pause: Pause | null, now: number): PublicPause | null =>
  pause === null || phaseOf(pause, now) === "none"
    ? null
    : { from: isoTime(pause.from), until: isoTimeOrNull(pause.until) };

/** The pauses that are planned or in force. */
export const toPublicSchedule = (
  { peace, maintenance }: WorldSchedule,
  now: number,
): PublicSchedule => ({
  peace: toPublicPause(peace, now),
  maintenance: toPublicPause(maintenance, now),
});
