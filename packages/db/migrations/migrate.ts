import postgres from "postgres";
import { type Address, checkWorld, parseAddress } from "../connection/address.ts";
import { type Migration, readMigrations } from "./files.ts";

/** The database and the migrations do not fit together; the message says what to do. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

type Client = postgres.Sql;

const DONE = `select name, hash from migrations order by name`;

/** Which migrations are still to be run. Refuses a database that is ahead or that ran another text. */
function pending(all: readonly Migration[], done: readonly { name: string; hash: string }[]) {
  const known = new Map(all.map((migration) => [migration.name, migration.hash]));
  for (const { name, hash } of done) {
    const expected = known.get(name);
    if (expected === undefined) {
      throw new MigrationError(
        `The database already ran "${name}", which this version does not know. Run a newer version.`,
      );
    }
    if (expected !== hash) {
      throw new MigrationError(`Migration "${name}" was changed after the database ran it.`);
    }
  }
  const names = new Set(done.map(({ name }) => name));
  return all.filter(({ name }) => !names.has(name));
}

async function readDone(sql: Client, world: string) {
  const found = await sql`select to_regclass(${`${world}.migrations`}) is not null as found`;
  if (found[0]?.found !== true) return [];
  return await sql.unsafe<{ name: string; hash: string }[]>(DONE);
}

function connect(address: Address, world: string): Client {
  return postgres({
    host: address.host,
    port: address.port,
    database: address.database,
    user: address.user,
    password: address.password,
    ssl: address.ssl,
    connection: { search_path: world, application_name: "emberlode-migrate" },
    max: 1,
    fetch_types: false,
    connect_timeout: 5,
    onnotice: () => {},
  });
}

/**
 * Brings a world up to date and answers the names of the migrations it ran.
 * Two servers starting at once take turns (advisory lock); each migration is one transaction.
 */
export async function migrate(
  url: string,
  world: string,
  all: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const schema = checkWorld(world);
  const sql = connect(parseAddress(url), schema);
  try {
    if (pending(all, await readDone(sql, schema)).length === 0) return [];
    await sql`select pg_advisory_lock(hashtextextended(${`emberlode/${schema}`}, 0))`;
    await sql.unsafe(`create schema if not exists "${schema}"`);
    await sql.unsafe(
      `create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())`,
    );
    const todo = pending(all, await readDone(sql, schema));
    for (const migration of todo) {
      await sql.begin(async (transaction) => {
        for (const statement of migration.statements) await transaction.unsafe(statement);
        await transaction`insert into migrations (name, hash) values (${migration.name}, ${migration.hash})`;
      });
    }
    return todo.map(({ name }) => name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
