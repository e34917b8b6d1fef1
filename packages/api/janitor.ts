/** A cleanup job that runs once a minute. */
import {
  endSuspensions,
  type Pool,
  purge,
  removeAbsentBase,
  removeIdleBases,
  removeIdleGuests,
  repairFutureTimes,
} from "@emberlode/db";
import { ABSENT_AFTER_MS, GUEST, PLACING, type Random, sparesIdlePlayers } from "@emberlode/game";
import { loggable } from "./errors.ts";
import {
  freeFactoriesOfUnseenOwners,
  type UnseenOwnersServices,
} from "./modules/factories/unseen-owners.ts";
import type { LogLineCache } from "./modules/logs/log-line-cache.ts";
import type { Profiles } from "./modules/players/profiles.ts";
import {
  deleteDueAccounts,
  invalidateDeleted,
  remindOfDeletions,
} from "./modules/privacy/due-deletions.ts";
import type { Sessions } from "./modules/sessions/sessions.ts";
import { removeOldTraces } from "./modules/sessions/traces.ts";
import { expireNaps } from "./modules/treaties/expire-naps.ts";
import { findAccountsNotSeenSince } from "./modules/world/bases.queries.ts";
import type { WorldScheduleReader } from "./modules/world/world-schedule.ts";
import type { JobRuns } from "./platform/health/outcomes.ts";
import type { Log } from "./platform/log.ts";
import type { Mailer } from "./platform/mailer.ts";
import { removeOldPictures } from "./platform/pictures/pictures.ts";
import type { ThrottledBatch } from "./platform/tasks/throttled-batch.ts";

interface Deps extends UnseenOwnersServices {
  pool: Pool;
  config: { publicUrl: string; secret: string };
  mailer: Pick<Mailer, "post">;
  logLines: Pick<LogLineCache, "clear">;
  random: Random;
  sessions: Sessions;
  profiles: Profiles;
  jobRuns: JobRuns;
  changedPlayers: Pick<ThrottledBatch<number>, "add">;
  worldSchedule: WorldScheduleReader;
  log: Log;
}

/** Deletes idle guests: after two idle hours if they hardly played, else after 48 (rules §2). */
async function removeGuests(services: Deps) {
  const { db, clock } = services;
  const now = clock.now();
  const removedGuests: number[] = [];
  for (;;) {
    const { removed, changed } = await removeIdleGuests(db, {
      quietSince: now - GUEST.briefIdleMs,
      idleSince: now - GUEST.idleMs,
      fewActions: GUEST.briefActions,
      now,
    });
    if (removed.length === 0) return removedGuests;
    removedGuests.push(...removed);
    invalidateDeleted(services, [...removed, ...changed]);
  }
}

/**
 * Takes the bases of absent players off the map (rules §2). Plain factories of such a
 * player are freed and logged first (rules §13).
 */
async function removeBasesOfAbsentPlayers({ db, clock, actions }: Deps): Promise<number[]> {
  const now = clock.now();
  const seenBefore = now - ABSENT_AFTER_MS;
  const absent: number[] = [];
  for (const { id } of await findAccountsNotSeenSince(db, seenBefore)) {
    if (!(await removeAbsentBase(db, id, { seenBefore, now }))) continue;
    actions.invalidate(id);
    absent.push(id);
  }
  return absent;
}

/**
 * Takes bases off the map whose players hardly played and have been idle for 48 hours (rules §2).
 */
async function removeBasesOfIdleBeginners({ db, clock, actions }: Deps): Promise<number[]> {
  const now = clock.now();
  const unseen = { seenBefore: now - PLACING.firstIdleMs, now };
  const removed: number[] = [];
  for (;;) {
    const ids = await removeIdleBases(db, { ...unseen, actions: PLACING.firstActions });
    if (ids.length === 0) return removed;
    removed.push(...ids);
    for (const id of ids) actions.invalidate(id);
  }
}

/** Corrects times written before the clock was set back. */
async function repairTimes({ db, clock, actions }: Deps): Promise<void> {
  const ids = await repairFutureTimes(db, clock.now());
  for (const id of ids) actions.invalidate(id);
}

type Step = (services: Deps) => Promise<unknown>;

/** A step that takes something from players who were idle: not while they cannot act (rules §1). */
const unlessSpared =
  (step: Step): Step =>
  async (services) => {
    const { maintenance } = services.worldSchedule.current();
    if (!sparesIdlePlayers(maintenance, services.clock.now())) await step(services);
  };

/**
 * The janitor's steps in order, by their labels in the metrics, which stay the same. The owners of
 * the factories are unseen for 7 days; the sleepers are absent (60 days).
 */
const STEPS: Readonly<Record<string, Step>> = {
  "janitor: expired rows": ({ db, clock }) => purge(db, clock.now()),
  "janitor: suspensions": ({ db, clock }) => endSuspensions(db, clock.now()),
  "janitor: traces": ({ db, clock }) => removeOldTraces(db, clock.now()),
  "janitor: pictures": removeOldPictures,
  "janitor: guests": unlessSpared(async (services) =>
    publishRemoved(services, "guests", await removeGuests(services)),
  ),
  "janitor: deletions": async (services) =>
    publishRemoved(services, "deleted", await deleteDueAccounts(services)),
  "janitor: reminders of deletions": remindOfDeletions,
  "janitor: beginners": unlessSpared(async (services) =>
    publishRemoved(services, "beginners", await removeBasesOfIdleBeginners(services)),
  ),
  "janitor: factories of absent owners": unlessSpared(freeFactoriesOfUnseenOwners),
  "janitor: sleepers": unlessSpared(async (services) =>
    publishRemoved(services, "absent", await removeBasesOfAbsentPlayers(services)),
  ),
  "janitor: naps": expireNaps,
  "janitor: clock": repairTimes,
};

/** The labels of the janitor's steps in the metrics. */
export const JANITOR_STEPS: readonly string[] = Object.keys(STEPS);

/** What the log says of each removal. */
const REMOVALS = {
  guests: "deleted idle guests",
  deleted: "deleted accounts as their players asked",
  beginners: "removed the bases of idle beginners from the map",
  absent: "removed the bases of absent players from the map",
} as const;

async function publishRemoved(
  { world, log, changedPlayers }: Deps,
  what: keyof typeof REMOVALS,
  ids: readonly number[],
) {
  if (ids.length === 0) return;
  await world.refresh();
  changedPlayers.add(ids);
  log.info({ [what]: ids.length }, REMOVALS[what]);
}

/**
 * Runs all steps, then frees memory of sessions and profiles. A failing step is logged and
 * counted, and the others still run.
 */
export async function cleanUp(services: Deps): Promise<void> {
  const { jobRuns, log, sessions, profiles } = services;
  for (const [name, step] of Object.entries(STEPS)) {
    try {
      await jobRuns.track(name, async () => void (await step(services)))();
    } catch (err) {
      log.warn({ err: loggable(err), job: name }, "a job failed and will run again");
    }
  }
  sessions.sweep();
  profiles.sweep();
}
