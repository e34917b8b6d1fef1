import { createPool } from "../connection/pool.ts";

const TABLES = `select relname as name from pg_class
where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`;

/** Constraints, enabled triggers and defaults of a world. */
const CONSTRAINTS = `
select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as definition
from pg_constraint where connamespace = current_schema()::regnamespace
union all
select pg_get_triggerdef(t.oid) || t.tgenabled::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal
order by definition`;

/** The row count and a digest of each table of a world. */
export async function contentsOf(url: string, world: string): Promise<Record<string, string>> {
  const pool = createPool({ url, world, reads: 1 });
  try {
    const contents: Record<string, string> = {};
    for (const { name } of await pool.query<{ name: string }>(TABLES)) {
      const columns = name === "migrations" ? "(t.name, t.hash)::text" : "t::text";
      const [row] = await pool.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(${columns}, '|' order by ${columns} collate "C")), '') as digest
        from "${name}" t`,
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
