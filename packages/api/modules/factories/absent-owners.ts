/** Frees the factories of absent owners (rules §10). */

import { type Actions, accounts, type Database, factories } from "@emberlode/db";
import { loseFactories, UNSEEN_AFTER_MS } from "@emberlode/game";
import { and, asc, eq, exists, lt, sql } from "drizzle-orm";
import type { Clock } from "../../platform/clock.ts";
import type { WorldMap } from "../world/world-map.ts";

/** The services of this job. */
export interface AbsenceServices {
  db: Database;
  actions: Actions;
  world: WorldMap;
  clock: Clock;
}

/** Owners per run; the next run continues. */
const MAX_OWNERS_PER_RUN = 100;

/** Owners of plain factories last seen before `since` (milliseconds), longest absent first. */
async function findAbsentOwners(db: Database, since: number): Promise<number[]> {
  const plain = db
    .select({ one: sql`1` })
    .from(factories)
    .where(and(eq(factories.owner, accounts.id), eq(factories.type, "factory")));
  const owners = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(lt(accounts.lastSeenAt, since), exists(plain)))
    .orderBy(asc(accounts.lastSeenAt), asc(accounts.id))
    .limit(MAX_OWNERS_PER_RUN);
  return owners.map(({ id }) => id);
}

/** When the player was last seen, in milliseconds; infinity if the account is gone. */
async function lastSeen(db: Database, id: number): Promise<number> {
  const [row] = await db
    .select({ at: accounts.lastSeenAt })
    .from(accounts)
    .where(eq(accounts.id, id));
  return row?.at ?? Number.POSITIVE_INFINITY;
}

/** Frees the plain factories of an owner who is still absent; returns how many. */
async function freeFactoriesOf(services: AbsenceServices, id: number): Promise<number> {
  const { actions, world, db } = services;
  const result = await actions.perform(id, {
    fields: () => world.factoriesOf(id).filter(({ type }) => type === "factory"),
    load: () => lastSeen(db, id),
    rule: ({ actor: player, now }, lastSeenAt) =>
      loseFactories({ player, factories: world.factoriesOf(id), lastSeenAt }, { now }),
    answer: ({ outcome }) => outcome.length,
  });
  return result.ok ? result.answer : 0;
}

/** Frees the plain factories of owners and guests unseen for seven days; returns how many. */
export async function freeFactoriesOfAbsentOwners(services: AbsenceServices): Promise<number> {
  const owners = await findAbsentOwners(services.db, services.clock.now() - UNSEEN_AFTER_MS);
  if (owners.length === 0) return 0;
  await services.world.refresh();
  let freed = 0;
  for (const id of owners) freed += await freeFactoriesOf(services, id);
  return freed;
}
