/** A copy of a world as an earlier version would have it. */
import { createPool } from "../connection/pool.ts";
import { readMigrations } from "../migrations/files.ts";
import { migrate } from "../migrations/migrate.ts";
import { columnsOf } from "./contents.ts";
import type { TestDatabase } from "./database.ts";

/**
 * Copies a world into another schema of its database, with only the migrations up to this one and
 * without what later ones added.
 * @param last the number of the migration, as `0038`
 */
export async function copyAsBefore(
  { url, world }: Pick<TestDatabase, "url" | "world">,
  older: string,
  last: string,
): Promise<void> {
  const migrations = readMigrations().filter(({ name }) => name.slice(0, last.length) <= last);
  await migrate(url, older, migrations, null);
  const tables = await columnsOf(url, older);
  const pool = createPool({ url, world: older, reads: 1 });
  try {
    await pool.transaction(async (run) => {
      // Without foreign keys and triggers, in any order of the tables.
      await run("set local session_replication_role = replica", [], false);
      for (const { name, columns } of tables) {
        await run(`delete from "${name}"`, [], false);
        const text = `insert into "${name}" (${columns}) select ${columns} from "${world}"."${name}"`;
        await run(text, [], false);
      }
    }, 60_000);
  } finally {
    await pool.close();
  }
}
