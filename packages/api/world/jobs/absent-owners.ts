/** Frees the factories of absent owners (rules §10). */

import type { Actions, Pool } from "@emberlode/db";
import { loseFactories, UNSEEN_AFTER_MS } from "@emberlode/game";
import type { Clock } from "../../services/clock.ts";
import type { WorldMap } from "../map/world-map.ts";

/** The services of this job. */
export interface Absences {
  pool: Pool;
  actions: Actions;
  world: WorldMap;
  clock: Clock;
}

/** Owners per run; the next run continues. */
const PER_RUN = 100;

interface Absence {
  id: number;
  lastSeenAt: number;
}

/** Owners of plain factories not seen since a time (milliseconds), longest absent first. */
async function findAbsentOwners(pool: Pool, since: number): Promise<Absence[]> {
  return pool.query<Absence>(
    `select a.id, a.last_seen_at as "lastSeenAt" from accounts a
    where a.last_seen_at < $1::bigint
      and exists (select from factories f where f.owner = a.id and f.type = 'factory')
    order by a.last_seen_at, a.id limit $2::int`,
    [since, PER_RUN],
  );
}

/** The player's current last-seen time; infinity when the account is deleted. */
async function lastSeen(pool: Pool, id: number): Promise<number> {
  const [row] = await pool.query<{ at: number }>(
    "select last_seen_at as at from accounts where id = $1::int",
    [id],
  );
  return row?.at ?? Number.POSITIVE_INFINITY;
}

/** Frees the plain factories of one absent owner, unless they are back; returns how many. */
async function freeFactoriesOf(services: Absences, id: number): Promise<number> {
  const { actions, world, pool } = services;
  const result = await actions.perform(id, {
    fields: () => world.factoriesOf(id).filter(({ type }) => type === "factory"),
    load: () => lastSeen(pool, id),
    rule: ({ actor: player, now }, lastSeenAt) =>
      loseFactories({ player, factories: world.factoriesOf(id), lastSeenAt }, { now }),
    answer: ({ outcome }) => outcome.length,
  });
  return result.ok ? result.answer : 0;
}

/** Frees the plain factories of owners unseen for seven days, including guests; returns how many. */
export async function freeFactoriesOfAbsent(services: Absences): Promise<number> {
  const owners = await findAbsentOwners(services.pool, services.clock.now() - UNSEEN_AFTER_MS);
  if (owners.length === 0) return 0;
  await services.world.refresh();
  let freed = 0;
  for (const { id } of owners) freed += await freeFactoriesOf(services, id);
  return freed;
}
