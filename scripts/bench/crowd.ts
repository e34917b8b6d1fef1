/** A full world: map taken, long logs, a consistent ledger. */
import type { Pool } from "@emberlode/db";

/** One of the players has a very long log: this share of all lines. */
const OLD_SHARE = 0.1;
/** Few enough that no statement takes long. */
const LINES_PER_STATEMENT = 20_000;

/**
 * Of ten lines seven are digs, one a cave, one a purchase and one a note, without changing
 * balances. Written in turn for all players, so the lines of one are as scattered as after months.
 */
const WRITE = `
with line as (
  select p.id, p.version, p.nr + n as nr, n, w.log_counts as counts,
    (array['dig','dig','cave','dig','dig','buy-units','dig','dig','note','dig'])[n % 10 + 1] as kind
  from generate_series($2::int, $3::int) n
  cross join unnest($1::int[], $4::int[], $5::int[]) as p(id, version, nr)
  join players w on w.id = p.id
)
insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
select id, version, kind, nr,
  case kind when 'dig' then 1 when 'cave' then 4 when 'buy-units' then 5 else 3 end,
  case kind
    when 'dig' then counts[2] + n - (n + 8) / 10 - (n + 5) / 10 - (n + 2) / 10
    when 'cave' then counts[5] + (n + 8) / 10
    when 'buy-units' then counts[6] + (n + 5) / 10
    else counts[4] + (n + 2) / 10
  end, 0, 0,
  case kind
    when 'dig' then '{"x":1,"y":1,"resource":"metal","divisor":1}'::jsonb
    when 'cave' then '{"x":1,"y":1,"find":"lost","divisor":1,"roll":1}'::jsonb
    when 'buy-units' then '{"side":"attack","unit":"pikeman","count":1}'::jsonb
    else '{"content":"a note of the crowd","color":"neutral"}'::jsonb
  end, n
from line`;

interface Writer {
  id: number;
  version: number;
  nr: number;
}

/** Writes lines 1 to `count` for each player and updates their line counts. */
async function writeLines(pool: Pool, writers: readonly Writer[], count: number): Promise<void> {
  const ids = writers.map(({ id }) => id);
  const versions = writers.map(({ version }) => version);
  const numbers = writers.map(({ nr }) => nr);
  const step = Math.max(1, Math.floor(LINES_PER_STATEMENT / writers.length));
  for (let from = 1; from <= count; from += step) {
    const to = Math.min(count, from + step - 1);
    await pool.query(WRITE, [ids, from, to, versions, numbers]);
  }
  // The order of the categories: account, dig, referral, note, find, army and others.
  await pool.query(
    `update players p set version = p.version + 1,
      log_counts[2] = log_counts[2] + c.digs, log_counts[4] = log_counts[4] + c.notes,
      log_counts[5] = log_counts[5] + c.caves, log_counts[6] = log_counts[6] + c.units
    from (
      select count(*) filter (where n % 10 not in (2, 5, 8)) as digs,
        count(*) filter (where n % 10 = 8) as notes, count(*) filter (where n % 10 = 2) as caves,
        count(*) filter (where n % 10 = 5) as units
      from generate_series(1, $2::int) n
    ) c where p.id = any($1::int[])`,
    [ids, count],
  );
}

const readWriters = (pool: Pool) =>
  pool.query<Writer>(
    `select id, version, (select sum(n) from unnest(log_counts) n)::int as nr
    from players order by id`,
  );

/** Gives the players this many lines in total, a tenth of them to the first player. */
export async function fillLogs(pool: Pool, lines: number): Promise<void> {
  const writers = await readWriters(pool);
  await writeLines(pool, writers, Math.floor((lines * (1 - OLD_SHARE)) / writers.length));
  await writeLines(pool, (await readWriters(pool)).slice(0, 1), Math.floor(lines * OLD_SHARE));
}

const MESSAGES = 20_000;
const AUDIT_ROWS = 100_000;
const HOURS = 30 * 24;

/** Fills what the team's pages read besides the logs: chat, audit log and 30 days of statistics. */
export async function fillStaffPages(pool: Pool): Promise<void> {
  await pool.query(
    `insert into messages (room, seq, player_id, sender, role, client_id, body, created_at)
    select 'global', n, p.id, p.username, 'player', 'bench ' || n, 'what ' || n || ' a bench says', n
    from generate_series(1, $1::int) n
    join (select id, username, row_number() over (order by id) as nr from accounts) p
      on p.nr = 1 + n % (select count(*) from accounts)`,
    [MESSAGES],
  );
  await pool.query("update rooms set seq = $1 where name = 'global'", [MESSAGES]);
  await pool.query(
    `insert into audit_log (created_at, actor_role, action, target_id, reason)
    select n, 'console', 'warn', (select min(id) from accounts) + n % 900, 'Words on a bench, ' || n
    from generate_series(1, $1::int) n`,
    [AUDIT_ROWS],
  );
  await pool.query(
    `insert into world_hours (hour, online, seen_today, accounts, guests, calls, commits, has_flows)
    select extract(epoch from now())::int / 3600 - n, 90, 400, 3, 9, 250000,
      '{0,50,900,4000,900,90,9,1,0,0,0,0,0,0}', true
    from generate_series(1, $1::int) n on conflict do nothing`,
    [HOURS],
  );
  await pool.query(
    `insert into world_flows (hour, kind, metal_in, metal_out, energy_in, energy_out)
    select h.hour, k.kind, 90000, 40000, 90000, 40000
    from world_hours h cross join (select distinct kind from ledger where kind <> 'move') k
    on conflict do nothing`,
  );
}
