import { describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { foundWasteland, makePlayers } from "../testing/fixtures.ts";
import { useDatabase } from "../testing/use-database.ts";
import { migrationDrift } from "./drift.ts";
import { readMigrations } from "./files.ts";
import { migrate } from "./migrate.ts";

const DAY = 86_400_000;

const { database } = useDatabase("empty");

const names = readMigrations().map(({ name }) => name);

/**
 * Two players of the world `together`, who are as new as the code, in a world that is older; answers
 * the id of one.
 */
async function copyPlayers(older: Pool): Promise<number> {
  const pool = createPool({ url: database.url, world: "together" });
  const [made] = await pool.query<{ id: number | null }>("select min(id) as id from players");
  if (made?.id == null) await foundWasteland(pool);
  const [id = 0] = made?.id == null ? await makePlayers(pool, 2) : [made.id];
  await pool.close();
  const statements = [
    `insert into accounts (id, username, email, password_hash, created_at, last_seen_at)
     select id, username, email, password_hash, created_at, last_seen_at from together.accounts`,
    // Columns of then, which have gone since, begin at 0.
    `insert into players select (json_populate_record(
       null::players, (to_jsonb(p) || '{"looted_metal": 0, "looted_energy": 0}')::json
     )).* from together.players p`,
    `insert into ledger select (json_populate_record(null::ledger, row_to_json(l))).*
     from together.ledger l`,
    `update fields f set base_owner = p.id from players p where p.base_x = f.x and p.base_y = f.y`,
    `insert into factories (owner, x, y, type, lvl, slots)
     select id, base_x, base_y, 'base', 1, 2000 from players`,
    "select setval(pg_get_serial_sequence('ledger', 'id'), max(id)) from ledger",
  ];
  for (const statement of statements) await older.query(statement);
  return id;
}

/** A world as it was before a migration, with two players; the ids of both, and how it goes on. */
async function worldBefore(migration: string, world: string) {
  const since = names.indexOf(migration);
  await migrate(database.url, world, readMigrations().slice(0, since), null);
  const pool = createPool({ url: database.url, world });
  // Drizzle would name columns that are not there yet.
  await pool.query("insert into worlds (seed, created_at) values ('test', 0)");
  await pool.query(`insert into fields (x, y, type, slots)
    select x, y, 'waste', 0 from generate_series(1, 50) y, generate_series(1, 50) x`);
  const id = await copyPlayers(pool);
  const [last] = await pool.query<{ id: number }>("select max(id) as id from players");
  return {
    ...{ pool, id, other: last?.id ?? 0 },
    async goOn() {
      expect(await migrate(database.url, world)).toEqual(names.slice(since));
    },
    async end() {
      expect(await auditLedger(pool)).toEqual([]);
      await pool.close();
    },
  };
}

/** A line of the battles or factories in a player's books, as they had it then. */
function addLine(
  pool: Pool,
  player: number,
  kind: string,
  at: number,
  detail: object,
  metal = 0,
): Promise<unknown> {
  return pool.query(
    `with p as (
      update players set log_counts[10] = log_counts[10] + 1, metal = metal + $5::bigint,
        version = version + 1
      where id = $1::int
      returning version, log_counts[10] as cat_nr, (select sum(n) from unnest(log_counts) n) as nr
    )
    insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
    select $1::int, version, $2, nr, 9, cat_nr, $5::bigint, 0, $3::text::jsonb, $4::bigint from p`,
    [player, kind, JSON.stringify(detail), at, metal],
  );
}

/** A raid of one on the other as the ledger had it before loot was remembered, with its standings. */
async function addRaid(
  pool: Pool,
  [who, whom]: readonly [number, number],
  [at, loot]: readonly [number, number],
  [attacking, defending]: readonly [number, number],
): Promise<void> {
  const battle = `${who}-${at}`;
  const report = { attacker: { standing: attacking }, defender: { standing: defending } };
  await pool.query(
    "insert into battles (id, created_at, report) values ($1, $2::bigint, $3::text::json)",
    [battle, at, JSON.stringify(report)],
  );
  const won = { place: "base", won: true };
  const moved = { x: 3, y: 2, ...won, battle, lootType: "metal", amount: loot };
  for (const [id, other, kind, role, metal] of [
    [who, whom, "attack", "attacker", loot],
    [whom, who, "defense", "defender", -loot],
  ] as const) {
    await addLine(pool, id, kind, at, { ...moved, otherId: other }, metal);
    const fight = JSON.stringify({ other, at, role, ...won });
    const remember = "update players set fights = fights || $2::text::jsonb where id = $1::int";
    await pool.query(remember, [id, fight]);
  }
}

describe("migrate", () => {
  it("runs each migration once when four servers start at once", async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, "together")));
    expect(runs.flat().sort()).toEqual(names);
  });

  it("has nothing to do afterward", async () => {
    expect(await migrate(database.url, "together")).toEqual([]);
  });

  it("keeps the worlds of one database apart, with every object in its own schema", async () => {
    await migrate(database.url, "north");
    const pool = createPool({ url: database.url, world: "north" });
    await pool.query("insert into worlds (seed, created_at) values ('north', 0)");
    const [other] = await pool.query("select count(*) as rows from together.worlds");
    expect(other).toEqual({ rows: 0 });
    const strangers = await pool.query(
      `select conname from pg_constraint c join pg_class t on t.oid = c.confrelid
       where c.connamespace = 'north'::regnamespace and t.relnamespace <> c.connamespace`,
    );
    expect(strangers).toEqual([]);
    const [stray] = await pool.query(
      "select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace",
    );
    expect(stray).toEqual({ tables: 0 });
    await pool.close();
  });

  it("takes a world along that is played already", async () => {
    const { pool, id, goOn, end } = await worldBefore("0009_domains", "played");
    await pool.query(
      "insert into sessions (token_hash, account_id, created_at, seen_at, expires_at) values ('\\x07', $1::int, 1, 2, 3)",
      [id],
    );
    await pool.query("insert into cooldowns (player_id, x, y, until) values ($1::int, 3, 4, 9)", [
      id,
    ]);
    const rows = async () => {
      const found = await pool.query<{ player: string }>(
        `select row_to_json(p)::text as player from players p order by id`,
      );
      return found.map(({ player }) => JSON.parse(player));
    };
    const before = (await rows()).map(({ looted_metal, looted_energy, ...kept }) => kept);
    expect(before).toHaveLength(2);
    await goOn();
    expect(
      await pool.query("select id, account_id, expires_at, stay, device from sessions"),
    ).toEqual([{ id: 1, account_id: id, expires_at: 3, stay: false, device: "" }]);
    const after = await rows();
    expect(after).toMatchObject(before);
    const walked = `\\x${"00".repeat(313)}`;
    for (const row of after) expect(row).toMatchObject({ walked_day: 0, walked, veins: [] });
    await end();
  });

  it("reads from the books of a running world what raiders took", async () => {
    const raided = await worldBefore("0014_raids_by_what_they_took", "raided");
    const { pool, id, other } = raided;
    const at = Date.now();
    const day = Math.floor(at / DAY);
    await addRaid(pool, [id, other], [at - 6 * DAY, 40], [10, 10]);
    await addRaid(pool, [id, other], [at - 8 * DAY, 50], [10, 10]);
    await addRaid(pool, [id, other], [at - 2, 60], [100, 19]);
    await addRaid(pool, [other, id], [at - 1, 70], [19, 100]);
    await raided.goOn();
    const read = async (playerId: number) => {
      const [row] = await pool.query<{ fights: string; loots: string }>(
        "select fights::text, loots::text from players where id = $1::int",
        [playerId],
      );
      return { fights: JSON.parse(row?.fights ?? ""), loots: JSON.parse(row?.loots ?? "") };
    };
    const mine = await read(id);
    expect(mine.loots).toEqual([
      { other, day: day - 6, metal: 40, energy: 0 },
      { other, day: Math.floor((at - 2) / DAY), metal: 60, energy: 0 },
    ]);
    expect(mine.fights.slice(2)).toEqual([
      {
        ...{ other, at: at - 2, role: "attacker", place: "base", won: true },
        ...{ cell: 52, loot: 60, pool: "large", revenge: true },
      },
      {
        ...{ other, at: at - 1, role: "defender", place: "base", won: true },
        ...{ cell: 52, loot: 70, pool: "small", revenge: false },
      },
    ]);
    expect((await read(other)).loots).toEqual([
      { other: id, day: Math.floor((at - 1) / DAY), metal: 70, energy: 0 },
    ]);
    await raided.end();
  });

  it("takes over what is known of the factories of a running world", async () => {
    const { pool, id, other, goOn, end } = await worldBefore("0016_fairer_factories", "held");
    // Ten factories of 1,000 slots and more in row 40; three are held, one of them lost and won again.
    await pool.query(
      "update fields set type = 'factory', slots = 900 + x * 100 where y = 40 and x <= 10",
    );
    await pool.query(
      `insert into factories (owner, x, y, type, slots, safe_until)
      values ($1::int, 1, 40, 'factory', 1000, 77), ($1::int, 2, 40, 'factory', 1100, 0),
        ($2::int, 3, 40, 'factory', 1200, 0)`,
      [id, other],
    );
    await pool.query(
      "update fields set barred_id = $1::int, barred_until = 99 where x = 9 and y = 40",
      [other],
    );
    const line = (player: number, kind: string, x: number, at: number, reason?: string) =>
      addLine(pool, player, kind, at, { x, y: 40, won: true, reason });
    await line(id, "capture", 1, 10);
    await line(id, "capture", 2, 11);
    await line(other, "capture", 3, 12);
    await line(other, "factory-lost", 3, 13, "unseen");
    await line(other, "capture", 3, 14);
    await line(other, "capture", 8, 15);
    await line(other, "abandon", 8, 16);
    // Taken once, and nobody knows how it became free: with an owner who is gone.
    await line(other, "capture", 9, 17);
    const before = Date.now();
    await goOn();
    expect(
      await pool.query(
        `select x, slots, is_first as first, falls_free_at as falls from factories
        where type = 'factory' order by x`,
      ),
    ).toEqual([
      { x: 1, slots: 1000, first: true, falls: 0 },
      { x: 2, slots: 1100, first: false, falls: 0 },
      { x: 3, slots: 1200, first: false, falls: 0 },
    ]);
    expect(await pool.query("select bool_and(has_captured) as known from players")).toEqual([
      { known: true },
    ]);
    expect(
      await pool.query(
        `select x, slots, free_since as free, held_since as held, safe_until as safe from fields
        where y = 40 and (held_since > 0 or slots = 900) order by x`,
      ),
    ).toEqual([
      { x: 1, slots: 1000, free: 0, held: 10, safe: 77 },
      { x: 2, slots: 1100, free: 0, held: 11, safe: 0 },
      { x: 3, slots: 1200, free: 0, held: 14, safe: 0 },
      ...[4, 5, 6, 7].map((x) => ({ x, slots: 900, free: 0, held: 0, safe: 0 })),
      { x: 8, slots: 900, free: 16, held: 15, safe: 0 },
      { x: 9, slots: 1800, free: expect.closeTo(before, -6), held: 17, safe: 0 },
    ]);
    expect(await pool.query("select * from field_bars")).toEqual([
      { x: 9, y: 40, player_id: other, until: 99 },
    ]);
    await end();
  });

  it("refuses a database that ran another text", async () => {
    const pool = createPool({ url: database.url, world: "together" });
    await pool.query("update migrations set hash = 'x' where name = $1", [names[0] ?? ""]);
    await expect(migrate(database.url, "together")).rejects.toThrow("was changed after");
    await pool.close();
  });

  it("refuses a database that is ahead", async () => {
    const pool = createPool({ url: database.url, world: "north" });
    await pool.query("insert into migrations (name, hash) values ('9999_later', 'x')");
    await expect(migrate(database.url, "north")).rejects.toThrow("Run a newer version");
    await pool.close();
  });

  it.each(["", "Big", "public", "pg_own", "a b", '"; drop', "x".repeat(41)])(
    "refuses the world name %j",
    async (world) => {
      await expect(migrate(database.url, world)).rejects.toThrow("Invalid WORLD");
    },
  );
});

describe("the schema", () => {
  it("is what the migrations make", async () => {
    expect(await migrationDrift()).toEqual([]);
  });
});
