/** Cleans up behind everybody, once a minute. */
import { purge, releaseBase, removeIdleGuests } from "@emberlode/db";
import { DORMANT_AFTER_MS, GUEST } from "@emberlode/game";
import { findAbsent } from "../players/guests.queries.ts";
import type { Services } from "../services.ts";
import { freeForsakenFactories } from "./forsaken-factories.ts";
import { lapseNaps } from "./lapse-naps.ts";
import { removeOldPictures } from "./remove-old-pictures.ts";

/** Every player's ledger begins with a row that is no action of theirs. */
const START_ROWS = 1;

/** Removes guests that left: after two idle hours when they hardly began, else after 48 (rules §2). */
async function removeGuests({ pool, clock, sessions, profiles, actions }: Services) {
  const now = clock.now();
  const removed: number[] = [];
  for (;;) {
    const ids = await removeIdleGuests(pool, {
      quietSince: now - GUEST.briefIdleMs,
      idleSince: now - GUEST.idleMs,
      fewActions: GUEST.briefActions + START_ROWS,
    });
    if (ids.length === 0) return removed;
    removed.push(...ids);
    for (const id of ids) {
      sessions.forget(id);
      profiles.forget(id);
      actions.forget(id);
    }
  }
}

/**
 * Takes the bases of accounts off the map that nobody saw for 60 days (rules §2). Whoever still holds
 * plain factories waits until those have fallen free, with their lines in the log (rules §10).
 */
async function sendToSleep({ pool, clock, actions }: Services): Promise<number[]> {
  const since = clock.now() - DORMANT_AFTER_MS;
  const asleep: number[] = [];
  for (const { id } of await findAbsent(pool, since)) {
    if (!(await releaseBase(pool, id, since))) continue;
    actions.forget(id);
    asleep.push(id);
  }
  return asleep;
}

/**
 * Removes what has expired: sessions, mailed links, keys, cooldowns, pictures, guests that left; sends long
 * absent accounts to sleep; frees memory.
 */
export async function cleanUp(services: Services): Promise<void> {
  const { pool, clock, log, sessions, profiles, world } = services;
  await purge(pool, clock.now());
  await removeOldPictures(services);
  const guests = await removeGuests(services);
  await freeForsakenFactories(services);
  const asleep = await sendToSleep(services);
  if (guests.length + asleep.length > 0) {
    await world.refresh();
    log.info({ guests: guests.length, asleep: asleep.length }, "idle players left the map");
  }
  await lapseNaps(services);
  sessions.sweep();
  profiles.sweep();
}
