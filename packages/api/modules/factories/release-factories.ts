/** Frees small factories for newcomers at full hours (rules §10). */
import { type Actions, type Database, lowerFactories } from "@emberlode/db";
import {
  type Done,
  type Env,
  type FactoryState,
  isReleaseDue,
  noticeFactory,
  noticesDue,
  type Position,
  releaseFactory,
  releasesDue,
  SMALL_FACTORY,
  smallLacking,
} from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { WorldMap } from "../world/world-map.ts";

interface Deps {
  db: Database;
  actions: Actions;
  world: WorldMap;
  clock: Clock;
  log: Log;
}

const factoryFields = ({ world }: Pick<Deps, "world">) =>
  world.cells().filter(({ type }) => type === "factory");

/** Whether there is anything to do, as far as this process knows. */
function isDue(services: Deps, now: number): boolean {
  const fields = factoryFields(services);
  if (releasesDue(fields, now).length > 0 || noticesDue(fields, now).length > 0) return true;
  const isFree = fields.some(
    ({ factory, slots }) => factory === null && slots > SMALL_FACTORY.maxSlots,
  );
  return isFree && smallLacking(fields) > 0;
}

/** Commits the change of a held factory if it is still `due` once its owner is locked. */
async function settle(
  services: Deps,
  cell: Position & { factory: FactoryState },
  due: (factory: FactoryState, now: number) => boolean,
  rule: (factory: FactoryState, env: Pick<Env, "now">) => Done<number | null>,
): Promise<number> {
  const { actions, world } = services;
  const { ownerId } = cell.factory;
  const result = await actions.perform(ownerId, {
    fields: () => [cell],
    rule({ now }): Done<unknown> {
      const factory = world.factoryAt(cell);
      const isDue = factory?.ownerId === ownerId && due(factory, now);
      return isDue ? rule(factory, { now }) : { ok: true, changes: [], outcome: null };
    },
    answer: ({ changes }) => (changes.length > 0 ? 1 : 0),
  });
  return result.ok ? result.answer : 0;
}

/** Settles several: a failed one is retried at the next run and does not block the others. */
async function settleAll(
  services: Deps,
  cells: readonly (Position & { factory: FactoryState })[],
  ...how: [due: Parameters<typeof settle>[2], rule: Parameters<typeof settle>[3]]
): Promise<number> {
  let settled = 0;
  for (const cell of cells) {
    try {
      settled += await settle(services, cell, ...how);
    } catch (err) {
      const { x, y } = cell;
      services.log.warn({ err, x, y }, "a factory could not be released or given notice");
    }
  }
  return settled;
}

/** A copy, since the world's object of a field changes with the next commit. */
const asNow = ({ x, y, factory }: Position & { factory: FactoryState }) => ({ x, y, factory });

const isNoticed = ({ fallsFreeAt = 0 }: FactoryState) => fallsFreeAt > 0;

/**
 * Frees the factories whose notice is over, keeps half of all factories small, and at a full hour
 * gives notice if too many small ones are held. Notices are stored and survive a restart; an hour
 * missed by all processes gives none. Of several processes only the first acts. Returns the numbers
 * of freed factories and of notices.
 */
export async function releaseFactories(
  services: Deps,
): Promise<{ freed: number; noticed: number }> {
  const { clock, log, db, world } = services;
  const done = { freed: 0, noticed: 0 };
  if (!isDue(services, clock.now())) return done;
  await world.refresh();
  const up = releasesDue(factoryFields(services), clock.now()).map(asNow);
  done.freed = await settleAll(services, up, isReleaseDue, releaseFactory);
  if (smallLacking(factoryFields(services)) > 0) {
    if ((await lowerFactories(db, SMALL_FACTORY.maxSlots)) > 0) await world.refresh();
  }
  const due = noticesDue(factoryFields(services), clock.now()).map(asNow);
  done.noticed = await settleAll(services, due, (factory) => !isNoticed(factory), noticeFactory);
  if (done.freed + done.noticed > 0) log.info(done, "small factories were released for newcomers");
  return done;
}
