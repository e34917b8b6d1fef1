/** Frees small factories for newcomers at full hours (rules §13). */
import type { Actions, Database } from "@emberlode/db";
import {
  type Env,
  type FactoryState,
  giveReleaseNotice,
  isReleaseDue,
  noticesDue,
  type Position,
  releaseFactory,
  releasesDue,
  type Success,
  sparesIdlePlayers,
} from "@emberlode/game";
import type { Clock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import type { WorldMap } from "../world/world-map.ts";
import type { WorldScheduleReader } from "../world/world-schedule.ts";

interface Deps {
  db: Database;
  actions: Actions;
  world: WorldMap;
  clock: Clock;
  worldSchedule: WorldScheduleReader;
  log: Log;
}

type HeldField = Position & { factory: FactoryState };
/** Whether a held factory is due for a change. */
type DueCheck = (factory: FactoryState, now: number) => boolean;
/** Decides the change of a held factory. */
type ChangeRule = (factory: FactoryState, env: Pick<Env, "now">) => Success<number | null>;

const factoryFields = ({ world }: Pick<Deps, "world">) =>
  world.cells().filter(({ type }) => type === "factory");

/** Whether there is anything to do, as far as this process knows. */
function hasWork(services: Deps, now: number): boolean {
  const fields = factoryFields(services);
  return releasesDue(fields, now).length > 0 || noticesDue(fields, now).length > 0;
}

/** Commits the change of a held factory if it is still due once its owner is locked. */
async function commitIfDue(
  services: Deps,
  cell: HeldField,
  isDue: DueCheck,
  rule: ChangeRule,
): Promise<number> {
  const { actions, world } = services;
  const { ownerId } = cell.factory;
  const result = await actions.perform(ownerId, {
    fields: () => [cell],
    rule({ now }): Success<unknown> {
      const factory = world.factoryAt(cell);
      const isStillDue = factory?.ownerId === ownerId && isDue(factory, now);
      return isStillDue ? rule(factory, { now }) : { ok: true, changes: [], outcome: null };
    },
    answer: ({ changes }) => (changes.length > 0 ? 1 : 0),
  });
  return result.ok ? result.answer : 0;
}

/** Commits several changes. A failed one is retried at the next run and does not block others. */
async function commitAllDue(
  services: Deps,
  cells: readonly HeldField[],
  isDue: DueCheck,
  rule: ChangeRule,
): Promise<number> {
  let committed = 0;
  for (const cell of cells) {
    try {
      committed += await commitIfDue(services, cell, isDue, rule);
    } catch (err) {
      const { x, y } = cell;
      services.log.warn({ err, x, y }, "a factory could not be released or given notice");
    }
  }
  return committed;
}

/** A copy, since the world's object of a field changes with the next commit. */
const snapshotOf = ({ x, y, factory }: HeldField): HeldField => ({ x, y, factory });

const hasNotice = ({ fallsFreeAt = 0 }: FactoryState) => fallsFreeAt > 0;

/**
 * Frees the factories whose notice is over, and at a full hour gives notice if too many small ones
 * are held. Notices are stored and survive a restart; an hour missed by all processes gives none.
 * Does nothing during maintenance and for a while after it. Of several processes only the first
 * acts. Returns the numbers of freed factories and of notices.
 */
export async function releaseFactories(
  services: Deps,
): Promise<{ freed: number; noticed: number }> {
  const { clock, log, world } = services;
  const counts = { freed: 0, noticed: 0 };
  const { maintenance } = services.worldSchedule.current();
  if (sparesIdlePlayers(maintenance, clock.now())) return counts;
  if (!hasWork(services, clock.now())) return counts;
  await world.refresh();
  const releases = releasesDue(factoryFields(services), clock.now()).map(snapshotOf);
  counts.freed = await commitAllDue(services, releases, isReleaseDue, releaseFactory);
  const notices = noticesDue(factoryFields(services), clock.now()).map(snapshotOf);
  counts.noticed = await commitAllDue(
    services,
    notices,
    (factory) => !hasNotice(factory),
    giveReleaseNotice,
  );
  if (counts.freed > 0) log.info(counts, "released small factories for newcomers");
  else if (counts.noticed > 0) log.info(counts, "announced the release of small factories");
  return counts;
}
