/** Frees the factories of owners who were not seen for long (rules §13). */
import type { Actions, Database } from "@emberlode/db";
import { loseFactories, UNSEEN_AFTER_MS } from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import type { WorldMap } from "../world/world-map.ts";
import { findLastSeen, findUnseenOwners } from "./factories.queries.ts";

/** The services of this job. */
export interface UnseenOwnersServices {
  db: Database;
  actions: Actions;
  world: WorldMap;
  clock: Clock;
}

/** Owners per run; the next run continues. */
const MAX_OWNERS_PER_RUN = 100;

/** Frees the plain factories of an owner who is still unseen; returns how many. */
async function freeFactoriesOf(services: UnseenOwnersServices, id: number): Promise<number> {
  const { actions, world, db } = services;
  const result = await actions.perform(id, {
    fields: () => world.factoriesOf(id).filter(({ type }) => type === "factory"),
    load: () => findLastSeen(db, id),
    rule: ({ actor: player, now }, lastSeenAt) =>
      loseFactories({ player, factories: world.factoriesOf(id), lastSeenAt }, { now }),
    answer: ({ outcome }) => outcome.length,
  });
  return result.ok ? result.answer : 0;
}

/** Frees the plain factories of owners and guests unseen for seven days; returns how many. */
export async function freeFactoriesOfUnseenOwners(services: UnseenOwnersServices): Promise<number> {
  const since = services.clock.now() - UNSEEN_AFTER_MS;
  const owners = await findUnseenOwners(services.db, since, MAX_OWNERS_PER_RUN);
  if (owners.length === 0) return 0;
  await services.world.refresh();
  let freed = 0;
  for (const id of owners) freed += await freeFactoriesOf(services, id);
  return freed;
}
