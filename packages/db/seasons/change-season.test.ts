import {
  DAY,
  generateWorld,
  HOUR,
  markVisited,
  newPlayer,
  nothingVisited,
  type PlayerState,
} from "@emberlode/game";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { readSnapshots } from "../commit/snapshots.ts";
import { createDatabase } from "../connection/database.ts";
import { CHANNEL } from "../connection/pool.ts";
import { contentsOf } from "../testing/contents.ts";
import { makePlayers, NOON } from "../testing/fixtures.ts";
import { giveResources } from "../testing/give.ts";
import { createTestAccount, newGuest } from "../testing/new-account.ts";
import { useDatabase } from "../testing/use-database.ts";
import { changeSeason, type SeasonChange } from "./change-season.ts";

const { pool, database, rows } = useDatabase("wasteland", { isAudited: true });
const db = createDatabase(pool);
const SEED = "the next map";
const map = generateWorld(SEED);
const starts = [
  { x: 7, y: 8 },
  { x: 20, y: 30 },
];
const NOW = NOON + 29 * DAY;

const order = (set: Partial<SeasonChange> = {}): SeasonChange => ({
  url: database.url,
  world: database.world,
  season: 1,
  now: NOW,
  days: 28,
  seed: SEED,
  cells: map,
  starts,
  ...set,
});

const columns = (text: string) => pool.query<Record<string, unknown>>(text);
const versionsOf = (table: string) =>
  columns(`select ${table === "fields" ? "x, y" : "id"}, version from ${table} order by 1, 2`);

/** Everything that a season leaves behind. */
async function play(ids: readonly number[], guest: number): Promise<void> {
  const [one = 0, two = 0, three = 0] = ids;
  await giveResources(pool, ids, 5000, 4000);
  await pool.query(
    `update players set version = version + 1, x = 9, y = 9, rolls = 77, candle = 3, caves = 4,
      attack_units = array_fill(5::bigint, array[10]), tools[3] = 2, parts[2] = 1, has_captured = true,
      explored = decode(repeat('ff', 312) || '0f', 'hex'), referral_waiting_metal = 9, stakes = 2,
      relic_day = 5, relics = '{1}', garrison_at = 5, gps_ready_at = 5, shield_until = 0,
      dig_metal_max = 900, fights = '[{"other":1}]', created_at = case when id = $1::int then $2 else created_at end
    where id <> $3::int`,
    [two, NOW + HOUR, 0],
  );
  await pool.query(
    "update players set referrer_id = $1::int, nap_partners = $2::int[] where id = $3::int",
    [one, [two], three],
  );
  await pool.query("update players set nap_partners = $1::int[] where id = $2::int", [
    [three],
    two,
  ]);
  await pool.query(
    `insert into naps (low, high, asked_by, asked_at, state, blocked_by, ends_at, changed_at) values
      ($1::int, $2::int, $1::int, 5, 'active', '{}', null, 0),
      ($3::int, $1::int, $3::int, 5, 'ended', array[$1::int], 9, 0)`,
    [two, three, one],
  );
  await pool.query("update fields set type = 'factory', slots = 700 where x = 40 and y = 40");
  await pool.query(
    `insert into factories (owner, x, y, type, lvl, slots) values ($1::int, 40, 40, 'factory', 1, 700)`,
    [one],
  );
  await pool.query(
    "update factories set lvl = 4, slots = 9000 where type = 'base' and owner = $1::int",
    [one],
  );
  await pool.query(
    "insert into mines (x, y, owner, laid_at, until) values (30, 30, $1::int, 1, 2)",
    [one],
  );
  await pool.query("update accounts set is_bot = true where id = $1::int", [three]);
  for (const row of [
    "field_bars (x, y, player_id, until) values (30, 30, $1::int, 2)",
    "cooldowns (player_id, x, y, until) values ($1::int, 3, 3, 2)",
    "plots (id, player_id, x, y, fields, created_at) values ('p', $1::int, 3, 3, '{}', 1)",
    "rank_hours (player_id, hour, rank, power) values ($1::int, 5, 1, 10)",
    `renown_days (player_id, season, day, is_scored, holding, raiding, exploring, strength, renown, net_loot, powers)
      values ($1::int, 1, 5, true, 1, 1, 1, 1, 1, 0, '{}')`,
    `goal_baselines (player_id, lines, plots, best_rank, has_chatted, has_garrison, is_guest, explored)
      values ($1::int, 1, 0, null, false, false, false, '')`,
  ]) {
    await pool.query(`insert into ${row}`, [one]);
  }
  await pool.query(
    `insert into battles (id, created_at, report) values ('great', 1, '{"a": 1}'), ('small', 1, '{}')`,
  );
  await pool.query(
    "insert into season_battles (season, place, battle_id, strength) values (1, 1, 'great', 50)",
  );
  await pool.query(
    "insert into alerts (player_id, type, kind, facts, created_at) values ($1::int, 'event', 'nap', '{}', 1)",
    [guest],
  );
  await pool.query(
    `with session as (
      insert into sessions (token_hash, account_id, created_at, seen_at, expires_at)
      values ('\\x01', $1::int, 1, 1, 9) returning token_hash
    )
    insert into push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, notified_up_to, created_at)
    select $1::int, '\\x01', 'https://push.example', 'p', 'a', 5, 1 from session`,
    [one],
  );
  await pool.query(
    `insert into messages (room, seq, player_id, sender, role, client_id, body, created_at)
    values ('global', 1, $1::int, 'player0', 'player', 'c', 'Hello.', 1)`,
    [one],
  );
  await pool.query(
    "insert into blocks (player_id, blocked_id, created_at) values ($1::int, $2::int, 1)",
    [one, two],
  );
  await pool.query(
    `insert into ledger (player_id, version, kind, d_metal, d_energy, detail, created_at, key, body_hash, answer)
    values ($1::int, 1, 'move', 0, 0, '{}', $2, 'fresh', 'h', '{"b": 1}'),
      ($1::int, 1, 'move', 0, 0, '{}', $3, 'old', 'h', '{}'), ($1::int, 1, 'move', 0, 0, '{}', $2, '~own', 'h', '{}')`,
    [one, NOW - HOUR, NOW - 2 * DAY],
  );
}

const end = (set = "frozen_at = 1, backup = 'b', backup_at = 1") =>
  pool.query(`update seasons set ${set} where number = 1`);

let ids: readonly number[];
let guest: number;
let before: { players: unknown[]; fields: unknown[]; ledgerId: number };
/** The tables that a change empties or rewrites; it touches no other. */
const CHANGED = [
  ...["players", "fields", "factories", "naps", "worlds", "seasons", "ledger", "battles"],
  ...["alerts", "cooldowns", "mines", "field_bars", "plots", "rank_hours", "referral_days"],
  ...["renown_days", "goal_baselines"],
];
let kept: Record<string, string>;
const received: string[] = [];

beforeAll(async () => {
  ids = await makePlayers(pool, 3);
  guest = await createTestAccount(db, newGuest("Guest-one"));
  await play(ids, guest);
  const [last] = await columns("select max(id) as id from ledger");
  before = {
    players: await versionsOf("players"),
    fields: await versionsOf("fields"),
    ledgerId: Number(last?.id),
  };
});

describe("does nothing", () => {
  it.each([
    ["before the standings are frozen", "backup = 'b', backup_at = 1", {}, "over"],
    ["without a backup", "frozen_at = 1, backup = null, backup_at = null", {}, "over"],
    ["in another season", "frozen_at = 1, backup = 'b', backup_at = 1", { season: 2 }, "over"],
  ] as const)("%s", async (_when, set, change, result) => {
    await end(set);
    expect(await changeSeason(order(change))).toBe(result);
    expect(await versionsOf("players")).toEqual(before.players);
  });

  it.each(["season", "backup"])("while another process holds the lock of a %s", async (name) => {
    await end();
    await pool.transaction(async (run) => {
      await run(
        "select pg_advisory_xact_lock(hashtextextended($1::text, 0))",
        [`emberlode/${name}/${database.world}`],
        false,
      );
      expect(await changeSeason(order())).toBe("busy");
    });
    expect(await rows("battles")).toBe(2);
  });
});

describe("a change of season", () => {
  beforeAll(async () => {
    await end();
    kept = await contentsOf(database.url, database.world);
    await new Promise<void>((resolve) => {
      pool.listen({ onNotify: (text) => received.push(text), onListening: resolve });
    });
    expect(await changeSeason(order())).toBe("changed");
    await pool.query(`select pg_notify(${CHANNEL}, 'last')`);
  });

  it("notifies each process once", async () => {
    await expect.poll(() => received.at(-1)).toBe("last");
    expect(received).toEqual([JSON.stringify({ t: "season", season: 2 }), "last"]);
  });

  it("leaves every player as a new one, except for what is kept", async () => {
    const places = new Map(
      // Those who were seen last choose first; here all at the same time.
      [...ids, guest].map((id, index) => [id, starts[index % 2] ?? { x: 0, y: 0 }]),
    );
    const found = await readSnapshots(pool, [...ids, guest]);
    expect(found).toHaveLength(4);
    for (const { state } of found) {
      const { id, createdAt, isGuest, referrerId, rolls } = state;
      const position = places.get(id) ?? { x: 0, y: 0 };
      const fresh = newPlayer({ now: NOW, isGuest, referrerId, position, base: null }).player;
      const began = Math.max(NOW, createdAt);
      const expected: PlayerState = {
        ...fresh,
        id,
        createdAt,
        rolls,
        shieldUntil: id === ids[2] ? 0 : began + 3 * DAY,
        explored: markVisited(nothingVisited(), position),
      };
      expect(state).toEqual(expected);
      expect(rolls).toBe(77);
    }
    expect(found.map(({ state }) => state.createdAt).sort()).toEqual([
      NOON,
      NOON,
      NOON,
      NOW + HOUR,
    ]);
    expect(found.map(({ state }) => state.referrerId).sort()).toEqual([ids[0], null, null, null]);
    expect(found.map(({ state }) => state.isGuest).sort()).toEqual([false, false, false, true]);
  });

  it("raises the version of every player and field, and takes the new map", async () => {
    const raised = (all: unknown[]) =>
      all.map((row) => ({ ...(row as object), version: (row as { version: number }).version + 1 }));
    expect(await versionsOf("players")).toEqual(raised(before.players));
    expect(await versionsOf("fields")).toEqual(raised(before.fields));
    expect(await columns("select x, y, type, slots from fields order by y, x")).toEqual(map);
    expect(await rows("fields where base_owner is not null or held_since > 0")).toBe(0);
  });

  it("keeps only bases, which wait for their place", async () => {
    const all = await columns("select x, y, type, lvl, slots, garrison from factories");
    const waiting = { x: null, y: null, type: "base", lvl: 1, slots: 2000, garrison: 0 };
    expect(all).toEqual(Array.from({ length: 4 }, () => waiting));
  });

  it("touches no table of accounts, sessions, tokens, push messages, chat or seeds", async () => {
    const others = Object.entries(await contentsOf(database.url, database.world)).filter(
      ([name]) => !CHANGED.includes(name),
    );
    expect(others.length).toBeGreaterThan(30);
    for (const [name, contents] of others) expect([name, contents]).toEqual([name, kept[name]]);
    expect(await rows("push_subscriptions")).toBe(1);
    expect(await rows("messages")).toBe(1);
  });

  it("clears what belongs to the season, and keeps what belongs to people", async () => {
    for (const table of [
      ...["alerts", "cooldowns", "mines", "field_bars", "plots", "rank_hours", "referral_days"],
      ...["renown_days", "goal_baselines"],
    ]) {
      expect([table, await rows(table)]).toEqual([table, 0]);
    }
    expect(await rows("blocks")).toBe(1);
    expect(await columns("select state, asked_at, blocked_by, ends_at from naps")).toEqual([
      { state: "ended", asked_at: 0, blocked_by: `{${ids[1]}}`, ends_at: null },
    ]);
    expect(await columns("select id, report::text as report from battles")).toEqual([
      { id: "great", report: '{"a": 1}' },
    ]);
  });

  it("gives everyone a start line, and keeps the answers to the keys of a day", async () => {
    const lines = await columns(
      "select id, kind, nr, d_metal, key, answer::text as answer from ledger order by nr, id",
    );
    const start = { kind: "start", nr: 1, d_metal: 1000, key: null, answer: null };
    const kept = { kind: "move", nr: null, d_metal: 0, key: "fresh", answer: '{"b": 1}' };
    expect(lines.map(({ id, ...line }) => line)).toEqual([start, start, start, start, kept]);
    const startIds = lines.filter(({ kind }) => kind === "start").map(({ id }) => Number(id));
    expect(Math.min(...startIds)).toBeGreaterThan(before.ledgerId);
  });

  it("ends the season and begins the next one, with an audit that finds nothing", async () => {
    expect(
      await columns("select number, begins_at, days, seed, ended_at from seasons order by 1"),
    ).toEqual([
      { number: 1, begins_at: NOON, days: null, seed: "test", ended_at: NOW },
      { number: 2, begins_at: NOW, days: 28, seed: SEED, ended_at: null },
    ]);
    expect(await columns("select season, seed, placements from worlds")).toEqual([
      { season: 2, seed: SEED, placements: 1 },
    ]);
    expect(await auditLedger(pool)).toEqual([]);
  });

  it("happens once", async () => {
    expect(await changeSeason(order())).toBe("over");
  });

  it("leaves the trigger of fields enabled", async () => {
    received.length = 0;
    await pool.query("update fields set version = version + 1 where x = 1 and y = 1");
    await expect.poll(() => received).toHaveLength(1);
    expect(JSON.parse(received[0] ?? "")).toEqual({ t: "fields", cells: [[1, 1]] });
  });
});
