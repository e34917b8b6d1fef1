/** The map as stored. */
import type { Pool } from "@emberlode/db";
import {
  type FactoryState,
  type FieldHold,
  type FieldType,
  NEVER_HELD,
  type Position,
} from "@emberlode/game";

/** A mine on its field. */
interface StoredMine {
  id: number;
  ownerId: number;
  laidAt: number;
  until: number;
  inert: boolean;
}

/** A player who cannot capture a factory until a time. */
export interface FieldBar {
  playerId: number;
  until: number;
}

/** One stored cell. `version` is raised by each change of anything here except the type. */
export interface StoredCell extends Position {
  type: FieldType;
  slots: number;
  baseOwner: number | null;
  /** When a factory field was captured, freed and reserved. */
  hold: FieldHold;
  /** Who cannot capture the factory here, and until when. */
  bars: readonly FieldBar[];
  version: number;
  /** The owned factory or base here, without its position. */
  factory: Omit<FactoryState, "x" | "y"> | null;
  mines: readonly StoredMine[];
}

/** Cell, factory and mines in one statement, so that they are consistent. */
const READ_CELLS = `
select f.x, f.y, f.type, f.slots, f.base_owner as "baseOwner", f.version,
  json_build_object('freeSince', f.free_since, 'heldSince', f.held_since, 'openUntil', f.open_until,
    'reservedUntil', f.reserved_until, 'safeUntil', f.safe_until)::text as hold,
  (select json_agg(json_build_object('playerId', b.player_id, 'until', b.until))
   from field_bars b where b.x = f.x and b.y = f.y)::text as bars,
  (select json_build_object('id', a.id, 'ownerId', a.owner, 'type', a.type, 'lvl', a.lvl,
    'slots', a.slots, 'safeUntil', a.safe_until,
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

export async function readCells(pool: Pool): Promise<StoredCell[]> {
  return (await pool.query<CellRow>(READ_CELLS)).map(fromRow);
}

/** Only cells that ever changed hands or held mines. */
export async function readChangedCells(pool: Pool): Promise<StoredCell[]> {
  return (await pool.query<CellRow>(`${READ_CELLS} where f.version > 1`)).map(fromRow);
}

/** The position and version of a cell. */
type CellVersion = Position & Pick<StoredCell, "version">;

/** Reads some cells one at a time: a plan that joins them would read the whole map. */
const READ_NAMED = `
select one.* from (select distinct * from unnest($1::int[], $2::int[]) as named(x, y)) c
cross join lateral (${READ_CELLS} where f.x = c.x and f.y = c.y offset 0) one`;

/** The versions of some cells and of everything that some players own, read the same way. */
const READ_VERSIONS = `
select c.x, c.y, one.version from (
  select x, y from unnest($1::int[], $2::int[]) as named(x, y)
  union select a.x, a.y from factories a where a.owner = any($3::int[])
) c cross join lateral (
  select f.version from fields f where f.x = c.x and f.y = c.y offset 0
) one`;

const placesOf = (cells: readonly Position[]) => [cells.map(({ x }) => x), cells.map(({ y }) => y)];

/** Just these cells. */
export async function readCellsAt(pool: Pool, cells: readonly Position[]): Promise<StoredCell[]> {
  return (await pool.query<CellRow>(READ_NAMED, placesOf(cells))).map(fromRow);
}

/** The versions of these cells and of everything that some players own. */
export function readVersions(
  pool: Pool,
  cells: readonly Position[],
  owners: readonly number[],
): Promise<CellVersion[]> {
  return pool.query<CellVersion>(READ_VERSIONS, [...placesOf(cells), [...owners]]);
}

/**
 * A text that changes whenever a cell changes hands or a factory is added, removed or changed. It takes
 * about a third of a millisecond: cheap enough for every second.
 */
export async function readMark(pool: Pool): Promise<string> {
  const rows = await pool.query<{ mark: string }>(
    `select concat_ws(':',
      (select sum(version) from fields),
      (select concat_ws(',', count(*), sum(id), sum(owner::bigint * id), sum(lvl), sum(slots))
       from factories where x is not null)) as mark`,
  );
  return rows[0]?.mark ?? "";
}

/** A cell that was not read yet. */
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
