/** Carries out the deletion of accounts, and reminds players of it. */
import { type Actions, createDatabase, type Database, type Pool } from "@emberlode/db";
import { SECOND } from "@emberlode/game";
import {
  DEFAULT_LANGUAGE,
  deletionMail,
  languageOf,
  SERVER_TRANSLATORS,
} from "@emberlode/messages";
import type { Clock } from "../../platform/clock.ts";
import type { Mailer } from "../../platform/mailer.ts";
import type { LogLineCache } from "../logs/log-line-cache.ts";
import type { Profiles } from "../players/profiles.ts";
import type { Sessions } from "../sessions/sessions.ts";
import type { WorldMap } from "../world/world-map.ts";
import { emailHash } from "./banned-emails.ts";
import {
  deleteDueAccount,
  deleteEndedBanAddresses,
  findDue,
  takeReminders,
} from "./deletion.queries.ts";

/** The longest log takes some seconds to delete, which locks only rows of its player. */
const DELETION_MS = 60 * SECOND;
/** Accounts per run; the next run continues. */
const DELETIONS_PER_RUN = 20;

/** This process's caches of players. */
interface PlayerCaches {
  actions: Pick<Actions, "invalidate">;
  profiles: Pick<Profiles, "invalidate">;
  sessions: Pick<Sessions, "invalidate">;
  logLines: Pick<LogLineCache, "clear">;
}

export interface DeletionServices extends PlayerCaches {
  pool: Pool;
  db: Database;
  clock: Clock;
  config: { secret: string };
  world: Pick<WorldMap, "catchUp">;
}

interface ReminderServices {
  db: Database;
  clock: Clock;
  config: { publicUrl: string };
  mailer: Pick<Mailer, "post">;
}

/** Deletes an account if it is due, in one transaction; returns the players to `invalidate`. */
async function deleteDue(
  { pool, clock, config }: Pick<DeletionServices, "clock" | "config" | "pool">,
  id: number,
): Promise<readonly number[]> {
  const deleted = await deleteDueAccount(createDatabase(pool, DELETION_MS), id, {
    now: clock.now(),
    hashOf: (email) => emailHash(config.secret, email),
  });
  return deleted === null ? [] : [id, ...deleted.changed];
}

/** Invalidates deleted players in this process's caches, and the lines with their names. */
export function invalidateDeleted(
  { actions, logLines, profiles, sessions }: PlayerCaches,
  ids: readonly number[],
): void {
  if (ids.length === 0) return;
  logLines.clear();
  for (const id of ids) {
    actions.invalidate(id);
    profiles.invalidate(id);
    sessions.invalidate(id);
  }
}

/** Deletes an account that was marked to be deleted now. */
export async function deleteNow(services: DeletionServices, id: number): Promise<void> {
  invalidateDeleted(services, await deleteDue(services, id));
  await services.world.catchUp();
}

/**
 * Deletes the accounts that are due; returns the players that changed. A run that is killed leaves
 * each of them as it was or deleted, and one that fails does not stop the others. Throws all
 * failures at the end.
 */
export async function deleteDueAccounts(
  services: Omit<DeletionServices, "world">,
): Promise<number[]> {
  const { db, clock } = services;
  await deleteEndedBanAddresses(db, clock.now());
  const changed: number[] = [];
  const failures: unknown[] = [];
  for (const id of await findDue(db, clock.now(), DELETIONS_PER_RUN)) {
    try {
      changed.push(...(await deleteDue(services, id)));
    } catch (error) {
      failures.push(error);
    }
  }
  invalidateDeleted(services, changed);
  if (failures.length > 0) throw new AggregateError(failures, "not every account could be deleted");
  return changed;
}

/** Mails the players whose accounts will be deleted within a day, once each. */
export async function remindOfDeletions({
  db,
  clock,
  config,
  mailer,
}: ReminderServices): Promise<void> {
  for (const { email, username, dueAt, language } of await takeReminders(db, clock.now())) {
    const translators = SERVER_TRANSLATORS[languageOf(language) ?? DEFAULT_LANGUAGE];
    const facts = { username, dueAt, publicUrl: config.publicUrl };
    mailer.post(async () => ({ to: email, ...deletionMail(translators, "reminder", facts) }));
  }
}
