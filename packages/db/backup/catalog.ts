/** The schema of a world, as far as backups need it. */
import { type Client, quoted } from "./copy.ts";
import type { SequencePosition } from "./manifest.ts";

export interface TableShape {
  name: string;
  /** In order, without generated columns. */
  columns: readonly string[];
}

/** Holds the state of the migrations, which is in the manifest. */
const MIGRATIONS_TABLE = "migrations";

const TABLES = `
select c.relname as name, array_to_json(array(
  select a.attname from pg_attribute a
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum
))::text as columns
from pg_class c
where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
  and not c.relispartition and c.relname <> '${MIGRATIONS_TABLE}'
order by c.relname`;

const SEQUENCES = `
select relname as name from pg_class
where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`;

const FOREIGN_KEYS = `
select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
from pg_constraint c join pg_class r on r.oid = c.conrelid
where c.connamespace = current_schema()::regnamespace and c.contype = 'f' and c.conparentid = 0
order by r.relname, c.conname`;

const RELATIONS = `
select count(*)::int as relations from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1::text and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')`;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Every table of the world except that of the migrations. */
export async function readTables(sql: Client): Promise<TableShape[]> {
  const rows = await sql.unsafe<{ name: string; columns: string }[]>(TABLES);
  return rows.map(({ name, columns }) => ({ name, columns: JSON.parse(columns) }));
}

/**
 * The positions of the sequences. They are not part of a snapshot: read them after the snapshot of
 * the rows, so that no row has a number that a sequence will return again.
 */
export async function readSequences(sql: Client): Promise<SequencePosition[]> {
  const positions: SequencePosition[] = [];
  for (const { name } of await sql.unsafe<{ name: string }[]>(SEQUENCES)) {
    const [at] = await sql.unsafe<{ last: string; called: boolean }[]>(
      `select last_value::text as last, is_called as called from ${quoted(name)}`,
    );
    if (at !== undefined) positions.push({ name, last: at.last, called: at.called });
  }
  return positions;
}

export async function setSequences(
  sql: Client,
  positions: readonly SequencePosition[],
): Promise<void> {
  for (const { name, last, called } of positions) {
    await sql`select setval(${quoted(name)}::regclass, ${last}::bigint, ${called}::boolean)`;
  }
}

/** Number of tables, views and sequences in a schema; also 0 when there is no such schema. */
export async function countRelations(sql: Client, schema: string): Promise<number> {
  const [row] = await sql.unsafe<{ relations: number }[]>(RELATIONS, [schema]);
  return row?.relations ?? 0;
}

/**
 * Drops the foreign keys, so that tables can be loaded in any order; returns a function that
 * restores them.
 */
export async function dropForeignKeys(sql: Client): Promise<() => Promise<void>> {
  const keys = await sql.unsafe<ForeignKey[]>(FOREIGN_KEYS);
  for (const { table, name } of keys) {
    await sql.unsafe(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await sql.unsafe(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
    }
  };
}
