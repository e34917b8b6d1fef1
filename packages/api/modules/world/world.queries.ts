/** The stored map. */
import { type Database, factories, fields, players, sessions, worlds } from "@emberlode/db";
import {
  type FactoryState,
  type FieldHold,
  type FieldType,
  NEVER_HELD,
  type Position,
} from "@emberlode/game";
import { count, countDistinct, eq, gte, isNotNull, type SQL, sql, sum } from "drizzle-orm";

/** A mine on a field. */
interface StoredMine {
  id: number;
  ownerId: number;
  laidAt: number;
  until: number;
  inert: boolean;
}

/** A player who cannot capture a factory until a time (milliseconds). */
export interface FieldBar {
  playerId: number;
  until: number;
}

/** A stored cell. `version` rises with each change of anything here except the type. */
export interface StoredCell extends Position {
  type: FieldType;
  slots: number;
  baseOwner: number | null;
  /** When a factory field was captured, freed and reserved. */
  hold: FieldHold;
  /** Who cannot capture the factory here, and until when. */
  bars: readonly FieldBar[];
  version: number;
  /** The factory or base here, without its position; null if nobody owns one. */
  factory: Omit<FactoryState, "x" | "y"> | null;
  mines: readonly StoredMine[];
}

/**
 * Cell, factory and mines in one statement, for one snapshot. Raw: built with Drizzle it takes four
 * times as long for the whole map, and six times for a few cells, which fights read.
 */
const READ_CELLS = sql`select f.x, f.y, f.type, f.slots, f.base_owner as "baseOwner", f.version,
  json_build_object('freeSince', f.free_since, 'heldSince', f.held_since, 'openUntil', f.open_until,
    'reservedUntil', f.reserved_until, 'plunderSafeUntil', f.safe_until)::text as hold,
  (select json_agg(json_build_object('playerId', b.player_id, 'until', b.until))
   from field_bars b where b.x = f.x and b.y = f.y)::text as bars,
  (select json_build_object('id', a.id, 'ownerId', a.owner, 'type', a.type, 'lvl', a.lvl,
    'slots', a.slots, 'safeUntil', a.safe_until, 'storeSince', a.store_since,
    'garrison', a.garrison,
    'isFirst', a.is_first, 'fallsFreeAt', a.falls_free_at)
   from factories a where a.x = f.x and a.y = f.y)::text as factory,
  (select json_agg(json_build_object('id', m.id, 'ownerId', m.owner, 'laidAt', m.laid_at,
    'until', m.until, 'inert', m.inert) order by m.laid_at, m.id)
   from mines m where m.x = f.x and m.y = f.y)::text as mines
from fields f`;

type CellRow = Omit<StoredCell, "factory" | "mines" | "hold" | "bars"> & {
  hold: string;
  bars: string | null;
  factory: string | null;
  mines: string | null;
};

const fromRow = (row: CellRow): StoredCell => ({
  ...row,
  hold: JSON.parse(row.hold),
  bars: row.bars === null ? [] : JSON.parse(row.bars),
  factory: row.factory === null ? null : JSON.parse(row.factory),
  mines: row.mines === null ? [] : JSON.parse(row.mines),
});

async function queryCells(db: Database, statement: SQL): Promise<StoredCell[]> {
  // Raw: see `READ_CELLS`.
  const rows = await db.execute<CellRow & Record<string, unknown>>(statement);
  return rows.map(fromRow);
}

export async function readCells(db: Database): Promise<StoredCell[]> {
  return queryCells(db, READ_CELLS);
}

/** Only cells that ever changed hands or held mines. */
export async function readChangedCells(db: Database): Promise<StoredCell[]> {
  return queryCells(db, sql`${READ_CELLS} where f.version > 1`);
}

/** Positions as rows. */
function positions(cells: readonly Position[]): SQL {
  const xs = sql.param(cells.map(({ x }) => x));
  const ys = sql.param(cells.map(({ y }) => y));
  return sql`unnest(${xs}::int[], ${ys}::int[]) as positions(x, y)`;
}

export async function readCellsAt(db: Database, cells: readonly Position[]): Promise<StoredCell[]> {
  // Raw, lateral: a plan that joins them would read the whole map.
  return queryCells(
    db,
    sql`select one.* from (select distinct * from ${positions(cells)}) c
    cross join lateral (${READ_CELLS} where f.x = c.x and f.y = c.y offset 0) one`,
  );
}

/** The position of a cell with its version. */
type CellVersion = Record<"x" | "y" | "version", number>;

/** The versions of these cells, and of the cells of these players' factories. */
export async function readVersions(
  db: Database,
  cells: readonly Position[],
  owners: readonly number[],
): Promise<CellVersion[]> {
  // Raw: a lateral join over a union of rows, for the same reason.
  return db.execute<CellVersion>(
    sql`select c.x, c.y, one.version from (
      select x, y from ${positions(cells)}
      union select a.x, a.y from factories a where a.owner = any(${sql.param([...owners])}::int[])
    ) c cross join lateral (
      select f.version from fields f where f.x = c.x and f.y = c.y offset 0
    ) one`,
  );
}

/**
 * The season, and a text that differs whenever a cell changed hands or a factory was added, removed
 * or changed. Takes about a third of a millisecond: cheap enough for every second.
 */
export async function readFingerprint(
  db: Database,
): Promise<{ season: number; fingerprint: string }> {
  const { id, owner, lvl, slots } = factories;
  const sums = sql`sum(${id}), sum(${owner}::bigint * ${id}), sum(${lvl}), sum(${slots})`;
  const ofFactories = db
    .select({ fingerprint: sql`concat_ws(',', count(*), ${sums})` })
    .from(factories)
    .where(isNotNull(factories.x));
  const [row] = await db
    .select({
      season: sql<number | null>`(${db.select({ season: worlds.season }).from(worlds)})`,
      fingerprint: sql<string>`concat_ws(':', ${sum(fields.version)}, ${ofFactories})`,
    })
    .from(fields);
  return { season: row?.season ?? 0, fingerprint: row?.fingerprint ?? "" };
}

/** A cell that has not been read yet. */
export function unknownCell({ x, y }: Position): StoredCell {
  return {
    x,
    y,
    type: "waste",
    slots: 0,
    baseOwner: null,
    hold: NEVER_HELD,
    bars: [],
    version: 0,
    factory: null,
    mines: [],
  };
}

export interface StoredNumbers {
  players: number;
  battlesToday: number;
  online: number;
}

/**
 * One pass over all players and sessions.
 * @param day UTC day number
 * @param since players seen since then (milliseconds) count as online
 */
export async function countWorld(db: Database, day: number, since: number): Promise<StoredNumbers> {
  const online = db
    .select({ online: countDistinct(sessions.accountId) })
    .from(sessions)
    .where(gte(sessions.seenAt, since));
  const isToday = eq(players.counterDay, day);
  const [row] = await db
    .select({
      players: count(players.baseX),
      battlesToday: sql<number>`coalesce(sum(${players.attacks}) filter (where ${isToday}), 0)`,
      online: sql<number>`${online}`,
    })
    .from(players);
  if (row === undefined) throw new Error("The count query returned no row.");
  return row;
}

/** The current positions from the database; deleted players are missing. */
export async function findPositions(
  db: Database,
  playerIds: readonly number[],
): Promise<readonly (Position & { id: number })[]> {
  return db
    .select({ id: players.id, x: players.x, y: players.y })
    .from(players)
    .where(sql`${players.id} = any(${sql.param([...playerIds])}::int[])`);
}

/** An id that the sequence will not return again. */
export async function nextFactoryId(db: Database): Promise<number> {
  // Raw: Drizzle selects only from tables, not from sequences.
  const [row] = await db.execute<{ id: number }>(
    sql`select nextval('factories_id_seq')::int as id`,
  );
  if (row === undefined) throw new Error("nextval returned no row.");
  return row.id;
}
