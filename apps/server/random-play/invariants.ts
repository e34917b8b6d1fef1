/** Invariants after any play, in addition to the ledger audit. */
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { HOUR, MAX_PLOTS } from "@emberlode/game";
import type { TestApp } from "../testing/test-app.ts";
import type { Tally } from "./tally.ts";

const TRUST_MS = 1_000;

/** Rules without a constraint in the database; each query returns the violations. */
const RULES: Readonly<Record<string, string>> = {
  "more than five mines on a field that can go off": `
    select x, y, count(*) from mines where until > $1::bigint and not inert
    group by x, y having count(*) > 5`,
  "a mine on a field that is not empty": `
    select m.x, m.y from mines m join fields f using (x, y) where f.type <> 'waste'`,
  "a player and a field that disagree on a base": `
    select p.id, p.base_x, p.base_y, f.x, f.y from players p
    full join (select * from fields where base_owner is not null) f on f.base_owner = p.id
    where (p.base_x, p.base_y) is distinct from (f.x::int, f.y::int)`,
  "a base without its factory": `
    select f.x, f.y from fields f where f.base_owner is not null and not exists (
      select from factories o
      where o.x = f.x and o.y = f.y and o.owner = f.base_owner and o.type = 'base')`,
  "a factory on no factory field": `
    select o.x, o.y from factories o join fields f using (x, y)
    where o.type = 'factory' and (f.type <> 'factory' or f.slots <> o.slots)`,
  "more factories than a base can run": `
    select o.owner, count(*), min(b.lvl) from factories o
    join factories b on b.owner = o.owner and b.type = 'base'
    where o.type = 'factory' group by o.owner having count(*) > 3 + min(b.lvl)`,
  "a small factory of a large base": `
    select o.owner, o.slots, b.lvl from factories o
    join factories b on b.owner = o.owner and b.type = 'base'
    where o.type = 'factory' and o.slots <= 900 and b.lvl > 6`,
  "a research above its base": `
    select p.id, p.researches, b.lvl from players p
    join factories b on b.owner = p.id and b.type = 'base'
    where b.lvl < any (p.researches)`,
  "more in the bank than it holds": `
    select id, bank_metal, bank_energy, tools[6] from players
    where greatest(bank_metal, bank_energy) > 10000 * 2 ^ tools[6]`,
  "a daily limit exceeded": `
    select id, attacks, stakes from players where attacks > 20 or stakes > 50`,
  "a unit without its tech": `
    select p.id, i from players p, generate_series(2, 10) i
    where (p.attack_units[i] > 0 and not p.attack_level[i])
      or (i > 2 and p.defense_units[i] > 0 and not p.defense_level[i])`,
  "dig ranges that do not follow from the parts": `
    select id, parts_installed, dig_metal_min, dig_metal_max, dig_energy_min, dig_energy_max
    from players,
      lateral (select
        sum(parts_installed[i] * (array[1, 2, 5, 10, 25])[i]) as low,
        sum(parts_installed[i] * (array[5, 10, 25, 50, 125])[i]) as high,
        sum(parts_installed[i + 5] * (array[1, 2, 5, 10, 25])[i]) as low2,
        sum(parts_installed[i + 5] * (array[5, 10, 25, 50, 125])[i]) as high2
        from generate_series(1, 5) i) s
    where (dig_metal_min, dig_metal_max, dig_energy_min, dig_energy_max)
      <> (low, 100 + high, low2, 100 + high2)`,
  "a provable roll twice": `
    select player_id, detail ->> 'roll', count(*) from ledger
    where detail ? 'roll' and kind <> 'defense' group by 1, 2 having count(*) > 1`,
  "a roll from the future": `
    select p.id, p.rolls, max((l.detail ->> 'roll')::int) from players p
    join ledger l on l.player_id = p.id and l.detail ? 'roll' and l.kind <> 'defense'
    group by p.id having max((l.detail ->> 'roll')::int) >= p.rolls`,
  "a gap in the numbers of messages": `
    select r.name, r.seq, count(m.seq) from rooms r left join messages m on m.room = r.name
    group by r.name, r.seq having count(m.seq) <> r.seq`,
  "a row of a player who was deleted": `
    select t.name, t.id from (
      select 'plots' as name, player_id as id from plots
      union all select 'alerts', player_id from alerts
      union all select 'sessions', account_id from sessions
      union all select 'naps', low from naps union all select 'naps', high from naps
      union all select 'factories', owner from factories
      union all select 'field_bars', player_id from field_bars
      union all select 'ledger', player_id from ledger
      union all select 'account_deletions', account_id from account_deletions
    ) t where not exists (select from players p where p.id = t.id)`,
  "the name of a player who was deleted": `
    select l.player_id, l.kind, l.detail from ledger l
    where l.detail ->> 'other' is not null
      and not exists (select from players p where p.id = (l.detail ->> 'otherId')::int)
    union all
    select m.player_id, 'message', to_jsonb(m.sender) from messages m
    where m.sender <> '' and not exists (select from players p where p.id = m.player_id)`,
  "an account that should be deleted": `
    select d.account_id from account_deletions d join accounts a on a.id = d.account_id
    where d.due_at <= $1::bigint - 60000 and a.role = 'player'`,
  "too many plots": `
    select player_id from plots group by player_id having count(*) > ${MAX_PLOTS}`,
};

/** Every broken rule, in words. */
async function brokenRules({ pool, services }: TestApp): Promise<string[]> {
  const now = services.clock.now();
  const differences = await Promise.all(
    Object.entries(RULES).map(async ([name, rule]) => {
      const rows = rule.includes("$1") ? await pool.query(rule, [now]) : await pool.query(rule);
      return rows.slice(0, 3).map((row) => `${name}: ${JSON.stringify(row)}`);
    }),
  );
  return differences.flat();
}

/** The keys whose values differ between a cached and a stored record, with both values. */
function differences(remembered: object | null, stored: object | null): string[] {
  const [a, b] = [new Map(Object.entries(remembered ?? {})), new Map(Object.entries(stored ?? {}))];
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((key) => !isDeepStrictEqual(a.get(key), b.get(key)))
    .map((key) => `${key} ${JSON.stringify(a.get(key))}, stored ${JSON.stringify(b.get(key))}`);
}

/** Where the server's caches differ from the database. */
async function staleCaches({ pool, services }: TestApp): Promise<string[]> {
  const mismatches: string[] = [];
  const compare = (what: string, remembered: object | null, stored: object | null) => {
    mismatches.push(...differences(remembered, stored).map((one) => `memory of ${what}: ${one}`));
  };
  const ids = await pool.query<{ id: number }>("select id from players order by id");
  for (const { id } of ids) {
    const remembered = await services.actions.read(id);
    services.actions.invalidate(id);
    compare(`player ${id}`, remembered, await services.actions.read(id));
  }
  const { world, clock } = services;
  await world.refresh();
  const now = clock.now();
  // Expired mines may still be cached.
  const cells = () =>
    world
      .cells()
      .map((cell) => ({ ...cell, mines: cell.mines.filter(({ until }) => until > now) }));
  const remembered = cells();
  await world.load("", now);
  const stored = cells();
  for (const [index, cell] of remembered.entries()) {
    compare(`cell ${cell.x},${cell.y}`, cell, stored[index] ?? null);
  }
  return mismatches;
}

/** Successful calls that are missing in the ledger. */
async function lostCalls({ pool, services }: TestApp, tally: Tally): Promise<string[]> {
  const rows = await pool.query<{ id: number; key: string }>(
    `select player_id as id, key from ledger where key is not null`,
  );
  const recorded = new Set(rows.map(({ id, key }) => `${id} ${key}`));
  const players = await pool.query<{ id: number }>("select id from players");
  const existing = new Set(players.map(({ id }) => id));
  return tally
    .keysOfDone(services.clock.now() - 23 * HOUR)
    .filter(({ id, key }) => existing.has(id) && !recorded.has(`${id} ${key}`))
    .map(({ id, key }) => `lost: ${id} ${key}`);
}

/** Everything that is wrong after a play. */
export async function violationsAfter(
  apps: readonly [TestApp, TestApp],
  tally: Tally,
): Promise<string[]> {
  const [app] = apps;
  // Another process's write may go unnoticed while cached players are trusted.
  await sleep(TRUST_MS);
  const wrong = [...(await brokenRules(app)), ...(await lostCalls(app, tally))];
  for (const one of apps) wrong.push(...(await staleCaches(one)));
  return wrong;
}
