/**
 * The tables of the references, in separate schemas next to the world, with only what a dig needs.
 * They do not grow with the game, so results stay comparable over years.
 */
import { createPool, type Pool } from "@emberlode/db";

/** Players who dig in a reference: as many as on the product's lines. */
export const DIGGERS = 500;
/** The yield of one dig. */
export const GAIN = 25;

/** Free space in pages as in the world, so updates stay on their page. */
const STATEMENTS = [
  `create table players (
    id int primary key, version int not null default 0,
    x smallint not null, y smallint not null,
    metal bigint not null default 0 check (metal >= 0),
    energy bigint not null default 0 check (energy >= 0)
  ) with (fillfactor = 70)`,
  `create table cooldowns (
    player_id int not null, x smallint not null, y smallint not null, until bigint not null,
    primary key (player_id, x, y)
  ) with (fillfactor = 70)`,
  `create table ledger (
    player_id int not null, version int not null, kind text not null,
    d_metal bigint not null, d_energy bigint not null,
    key text not null, answer text not null, created_at bigint not null,
    primary key (player_id, version), unique (player_id, key)
  )`,
  "create table sessions (token text primary key, player_id int not null)",
  `insert into players (id, x, y)
    select n, 1 + n % 50, 1 + n / 50 from generate_series(1, ${DIGGERS}) n`,
  "insert into sessions (token, player_id) select 'session-' || id, id from players",
];

/** Creates the tables of a reference with its players, replacing existing ones. */
export async function makeTables(url: string, schema: string): Promise<void> {
  const pool = createPool({ url, world: schema, reads: 1 });
  try {
    await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.query(`create schema ${schema}`);
    for (const statement of STATEMENTS) await pool.query(statement);
  } finally {
    await pool.close();
  }
}

interface Audit {
  digs: number;
  broken: number;
}

async function readAudit(pool: Pool): Promise<Audit> {
  const [audit] = await pool.query<Audit>(
    `select (select count(*)::int from ledger) as digs, count(*) filter (where
      p.version <> coalesce(l.digs, 0) or p.metal <> coalesce(l.metal, 0)
      or p.energy <> coalesce(l.energy, 0)
      or not exists (select from cooldowns c where c.player_id = p.id) and l.digs > 0)::int as broken
    from players p left join (
      select player_id, count(*) as digs, sum(d_metal) as metal, sum(d_energy) as energy
      from ledger group by player_id
    ) l on l.player_id = p.id`,
  );
  if (audit === undefined) throw new Error("The audit returned no row.");
  return audit;
}

/**
 * Counts the ledger's digs, and the players whose version, balance or cooldown doesn't match them.
 */
export async function auditTables(url: string, schema: string): Promise<Audit> {
  const pool = createPool({ url, world: schema, reads: 1, deadlineMs: 30_000 });
  try {
    return await readAudit(pool);
  } finally {
    await pool.close();
  }
}
