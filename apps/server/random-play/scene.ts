/** The facts that players of a round can know, and those that the test needs to place them. */
import {
  cellsAround,
  type FactoryState,
  isBuilt,
  isEmptyField,
  type PlayerState,
  type Position,
  type Random,
} from "@emberlode/game";
import type { TestApp } from "../testing/test-app.ts";
import type { PlayClient } from "./client.ts";
import type { MailedLink } from "./outbox.ts";

interface Owned {
  owner: number;
  id: string;
}

interface StoredNap {
  low: number;
  high: number;
  askedBy: number;
  state: string;
}

/** The state at the start of a round. */
export interface Scene {
  app: TestApp;
  random: Random;
  now: number;
  clients: readonly PlayClient[];
  plots: readonly Owned[];
  alerts: readonly Owned[];
  /** API tokens that no client logs in with. */
  tokens: readonly Owned[];
  /** Sessions of all clients, including the client's own. */
  sessions: readonly Owned[];
  naps: readonly StoredNap[];
  /** Sanctions that no appeal was written against. */
  sanctions: readonly Owned[];
  messages: readonly string[];
  /** Where many clients go in this round. */
  hot: readonly Position[];
  /** A factory that half of all clients try to capture in this round; null in most rounds. */
  rush: Position | null;
  /** All mailed links so far, newest last. */
  links: readonly MailedLink[];
}

/** One client's turn. */
export interface Turn {
  scene: Scene;
  client: PlayClient;
  player: PlayerState;
}

type Cell = ReturnType<TestApp["services"]["world"]["at"]>;

/** A random matching cell, or null. */
function cellWhere({ app, random }: Scene, fits: (cell: Cell) => boolean): Position | null {
  const cells = app.services.world.cells().filter(fits);
  if (cells.length === 0) return null;
  const { x, y } = random.pick(cells);
  return { x, y };
}

export const cellOf = (scene: Scene, type: string): Position | null =>
  cellWhere(scene, (cell) => cell.type === type && cell.baseOwner === null);

export const emptyCell = (scene: Scene): Position | null => cellWhere(scene, isEmptyField);

/** An empty cell with no building or base next to it; usually the first, where mines accumulate. */
export function minefield(scene: Scene): Position | null {
  const { app, random } = scene;
  const { world } = app.services;
  const fits = (cell: Cell) =>
    isEmptyField(cell) && !cellsAround(cell).some((at) => isBuilt(world.at(at)));
  const first = random.chance(0.7) ? world.cells().find(fits) : undefined;
  return first === undefined ? cellWhere(scene, fits) : { x: first.x, y: first.y };
}

/** A mined cell, or null. */
export const minedCell = (scene: Scene): Position | null =>
  cellWhere(scene, ({ mines }) => mines.some(({ until }) => until > scene.now));

/** Another client. */
export function other({ scene, client }: Turn): PlayClient {
  return scene.random.pick(scene.clients.filter((one) => one !== client && one.id > 0));
}

export function plainFactories({ scene, player }: Turn): readonly FactoryState[] {
  return scene.app.services.world.factoriesOf(player.id).filter(({ type }) => type === "factory");
}

/** One of the caller's own rows. */
export function ownOf({ scene, player }: Turn, rows: readonly Owned[]): string | null {
  const ownFactories = rows.filter(({ owner }) => owner === player.id);
  return ownFactories.length === 0 ? null : scene.random.pick(ownFactories).id;
}

const HOT_SPOTS = 3;
/** Share of rounds with a rush. */
const RUSHES = 0.15;

/** Reads the facts before a round. */
export async function readScene(
  { app, random, clients }: Pick<Scene, "app" | "random" | "clients">,
  links: readonly MailedLink[],
): Promise<Scene> {
  const { pool, services } = app;
  const ids = clients.map(({ id }) => id);
  const [plots, alerts, tokens, sessions, naps, sanctions, messages] = await Promise.all([
    pool.query<Owned>("select player_id as owner, id from plots order by id"),
    pool.query<Owned>(
      `select player_id as owner, max(id)::text as id from alerts
      where player_id = any($1::int[]) group by player_id order by player_id`,
      [ids],
    ),
    pool.query<Owned>(
      "select account_id as owner, id::text as id from api_tokens where name like 'spare%' order by id",
    ),
    pool.query<Owned>("select account_id as owner, id::text as id from sessions order by id"),
    pool.query<StoredNap>(
      'select low, high, asked_by as "askedBy", state from naps order by low, high',
    ),
    pool.query<Owned>(
      `select player_id as owner, id::text as id from sanctions s
      where not exists (select from appeals where sanction_id = s.id) order by id`,
    ),
    pool.query<{ id: string }>("select seq::text as id from messages order by seq desc limit 20"),
  ]);
  const factories = services.world.cells().filter(({ type }) => type === "factory");
  const free = factories.filter(({ factory, slots }) => factory === null && slots > 900);
  const target = free.length > 0 && random.chance(RUSHES) ? random.pick(free) : null;
  const owned = factories.filter(({ factory }) => factory !== null);
  const hot = Array.from({ length: HOT_SPOTS }, (_, index) =>
    random.pick(index === 0 && owned.length > 0 ? owned : factories),
  );
  return {
    app,
    random,
    clients,
    plots,
    alerts,
    tokens,
    sessions,
    naps,
    sanctions,
    links,
    now: services.clock.now(),
    rush: target && { x: target.x, y: target.y },
    messages: messages.map(({ id }) => id),
    hot: hot.map(({ x, y }) => ({ x, y })),
  };
}
