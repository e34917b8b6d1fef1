import { createPool } from "../connection/pool.ts";

const TABLES = `select relname as name from pg_class
where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`;

const COLUMNS = `
select c.relname as name, string_agg('"' || a.attname || '"', ', ' order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
  and not a.attisdropped and a.attgenerated = '' and c.relname <> 'migrations'
group by c.relname`;

/** Constraints, enabled triggers and defaults of a world. */
const CONSTRAINTS = `
select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as definition
from pg_constraint where connamespace = current_schema()::regnamespace
union all
select pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal
order by definition`;

/**
 * The columns of each table as a list for SQL, without generated ones and the table of migrations.
 */
export async function columnsOf(
  url: string,
  world: string,
): Promise<{ name: string; columns: string }[]> {
  const pool = createPool({ url, world, reads: 1 });
  try {
    return await pool.query<{ name: string; columns: string }>(COLUMNS);
  } finally {
    await pool.close();
  }
}

/**
 * The row count and a digest of each table of a world.
 * @param only these tables and columns; by default all
 */
export async function contentsOf(
  url: string,
  world: string,
  only?: readonly { name: string; columns: string }[],
): Promise<Record<string, string>> {
  const pool = createPool({ url, world, reads: 1 });
  try {
    const contents: Record<string, string> = {};
    const tables = await pool.query<{ name: string; columns?: string }>(TABLES);
    for (const { name, columns = name === "migrations" ? "name, hash" : "*" } of only ?? tables) {
      const [row] = await pool.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as digest
        from (select ${columns} from "${name}") t`,
      );
      contents[name] = row?.digest ?? "";
    }
    return contents;
  } finally {
    await pool.close();
  }
}

/** Every constraint of a world as text, independent of the world's name. */
export async function constraintsOf(url: string, world: string): Promise<string[]> {
  const pool = createPool({ url, world, reads: 1 });
  try {
    const constraints = await pool.query<{ definition: string }>(CONSTRAINTS);
    return constraints.map(({ definition }) => definition.replaceAll(`${world}.`, ""));
  } finally {
    await pool.close();
  }
}
