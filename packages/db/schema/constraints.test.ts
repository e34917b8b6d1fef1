import { beforeAll, describe, expect, it } from "vitest";
import { sqlState } from "../connection/errors.ts";
import { makePlayers } from "../testing/fixtures.ts";
import { useDatabase } from "../testing/use-database.ts";

const { pool } = useDatabase("wasteland");

beforeAll(async () => {
  await makePlayers(pool, 2);
  await pool.query(
    "update fields set type = 'factory', slots = 700 where x between 10 and 12 and y = 10",
  );
});

const amounts = [
  "metal",
  "energy",
  "bank_metal",
  "bank_energy",
  "dug_metal",
  "dug_energy",
  "referral_metal",
  "referral_energy",
  "referral_waiting_metal",
  "referral_waiting_energy",
  "gps_ready_at",
  "exploded_at",
  "rolls",
];

const first = "where id = (select min(id) from players)";
const owner = "(select min(id) from players)";
const CHECK = "23514";
const UNIQUE = "23505";
const NOT_NULL = "23502";

const refused: (readonly [statement: string, state: string])[] = [
  ...amounts.flatMap((column) => [
    [`update players set ${column} = -1 ${first}`, CHECK] as const,
    [`update players set ${column} = 9007199254740992 ${first}`, CHECK] as const,
  ]),
  ...["x = 0", "x = 51", "y = 0", "y = 51"].map(
    (set) => [`update players set ${set} ${first}`, CHECK] as const,
  ),
  ["base_x = null", CHECK],
  ["base_x = 51", CHECK],
  ["candle = -1", CHECK],
  ["caves = -1", CHECK],
  ["forests = -1", CHECK],
  ["attacks = -1", CHECK],
  ["stakes = -1", CHECK],
  ["mirage_x = 5", CHECK],
  ["mirage_x = 51, mirage_y = 1", CHECK],
  ["tools[1] = -1", CHECK],
  ["tools = array_fill(0, array[65])", CHECK],
  ["tools[3] = null", CHECK],
  ["researches[1] = 6", CHECK],
  ["researches[2] = -1", CHECK],
  ["parts[1] = -1", CHECK],
  ["parts_installed[1] = 21", CHECK],
  ["researches = array_fill(0, array[65])", CHECK],
  ["parts = array_fill(0, array[65])", CHECK],
  ["parts_installed = array_fill(0, array[65])", CHECK],
  ["parts_installed = '{{1},{2}}'", CHECK],
  ["dug_before_metal[1] = -1", CHECK],
  ["dug_before_energy[8] = 1", CHECK],
  ["market_bought[1] = -1", CHECK],
  ["fights = '{}'::jsonb", CHECK],
  ["log_counts[1] = -1", CHECK],
  ["log_counts[14] = 0", CHECK],
  ["nap_partners = null", NOT_NULL],
  ["candle = 8", CHECK],
  ["digs = -1", CHECK],
  ["counter_day = -1", CHECK],
  ["dig_metal_min = -1", CHECK],
  ["dig_metal_min = 101", CHECK],
  ["dig_energy_max = 9007199254740992", CHECK],
  ["referrer_id = id", CHECK],
  ["explored = ''", CHECK],
  ["walked = ''", CHECK],
  ["walked_day = -1", CHECK],
  ["veins = '{1,2,3,4}'", CHECK],
  ["veins = '{2500}'", CHECK],
  ["veins = '{-1}'", CHECK],
  ["veins = '{null}'", CHECK],
  ["veins = '{{1},{2}}'", CHECK],
  ["attack_units = '{}'", CHECK],
  ["attack_units = '{1,2,3}'", CHECK],
  ["attack_units = '{0,0,0,0,-1,0,0,0,0,0}'", CHECK],
  ["defense_units = '{0,0,0,0,null,0,0,0,0,0}'", CHECK],
  ["defense_units = '{0,0,0,0,9007199254740992,0,0,0,0,0}'", CHECK],
  ["defense_units = '{{0,0,0,0,0},{0,0,0,0,0}}'", CHECK],
  ["attack_units = '[0:9]={0,0,0,0,0,0,0,0,0,0}'", CHECK],
  ["attack_level = '{t}'", CHECK],
  ["defense_level = '{t,f,f,f,null,f,f,f,f,f}'", CHECK],
  ["metal = null", NOT_NULL],
].map(([set = "", state = ""]) =>
  set.startsWith("update")
    ? ([set, state] as const)
    : ([`update players set ${set} ${first}`, state] as const),
);

const elsewhere: (readonly [statement: string, state: string])[] = [
  ["insert into fields (x, y, type) values (0, 1, 'waste')", CHECK],
  ["update fields set type = 'mirage' where x = 30 and y = 30", CHECK],
  ["update fields set slots = 5 where x = 30 and y = 30", CHECK],
  ["update fields set slots = 0 where x = 10 and y = 10", CHECK],
  [`update fields set base_owner = ${owner} where x = 10 and y = 10`, CHECK],
  [`update fields set base_owner = ${owner} where x = 31 and y = 30`, UNIQUE],
  ["update factories set lvl = 0", CHECK],
  ["update factories set lvl = 11", CHECK],
  ["update factories set slots = -1", CHECK],
  [`insert into factories (owner, x, y, type, slots) values (${owner}, 20, 20, 'base', 0)`, UNIQUE],
  [`insert into factories (owner, type, slots) values (${owner}, 'factory', 0)`, CHECK],
  [
    `insert into factories (owner, x, y, type, slots)
     select id, 10, 10, 'factory', 700 from players`,
    UNIQUE,
  ],
  ["update accounts set role = 'owner'", CHECK],
  ["update accounts set username = ''", CHECK],
  ["insert into accounts (username, created_at, last_seen_at) values ('PLAYER0', 0, 0)", UNIQUE],
  [
    `insert into accounts (username, email, created_at, last_seen_at)
     values ('somebody', 'Player0@Example.org', 0, 0)`,
    UNIQUE,
  ],
  [
    `insert into referral_days (referrer_id, referee_id, day, metal, energy, paid_metal, paid_energy, updated_at)
     values (1, 2, 1, -1, 0, 0, 0, 0)`,
    CHECK,
  ],
  ["insert into worlds (single, seed, created_at) values (false, 'x', 0)", CHECK],
  ["insert into worlds (seed, created_at) values ('second', 0)", UNIQUE],
  [
    `insert into ledger (player_id, version, kind, d_metal, d_energy, detail, created_at, key)
     values (1, 1, 'move', 0, 0, '{}', 0, 'same'), (1, 1, 'move', 0, 0, '{}', 0, 'same')`,
    UNIQUE,
  ],
  [
    `insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
     values (1, 1, 'dig', 1, 1, 1, 0, 0, '{}', 0)`,
    UNIQUE,
  ],
  [
    `insert into ledger (player_id, version, kind, nr, cat, cat_nr, d_metal, d_energy, detail, created_at)
     values (1, 1, 'start', 2, 0, 1, 0, 0, '{}', 0)`,
    UNIQUE,
  ],
  [
    `insert into ledger (player_id, version, kind, nr, d_metal, d_energy, detail, created_at)
     values (1, 1, 'dig', 2, 0, 0, '{}', 0)`,
    CHECK,
  ],
  [
    `insert into ledger (player_id, version, kind, d_metal, d_energy, detail, created_at)
     values (1, 1, 'dig', 0, 0, '{}', 0)`,
    CHECK,
  ],
  ["insert into naps (low, high, asked_by, state, changed_at) values (2, 1, 1, 'asked', 0)", CHECK],
  ["insert into naps (low, high, asked_by, state, changed_at) values (1, 2, 3, 'asked', 0)", CHECK],
  ["insert into naps (low, high, asked_by, state, changed_at) values (1, 2, 1, 'new', 0)", CHECK],
  [
    `insert into plots (id, player_id, x, y, fields, created_at) values ('a', 1, 0, 1, '{}', 0)`,
    CHECK,
  ],
  ["insert into seasons (number, begins_at, seed, days) values (2, 0, 'x', 0)", CHECK],
  ["update seasons set ended_at = 1", CHECK],
  ["update seasons set backup = 'x'", CHECK],
  [
    "insert into season_standings values (1, 1, false, 1, 0, 0, 0, 0, 0), (1, 2, false, 1, 0, 0, 0, 0, 0)",
    UNIQUE,
  ],
  [
    "insert into renown_days values (1, 1, 1, true, 0, 0, 0, 0, 0, 0, '{}'), (1, 1, 1, true, 0, 0, 0, 0, 0, 0, '{}')",
    UNIQUE,
  ],
  ["insert into season_champions values (1, 'luck', 1, 0)", CHECK],
  ["insert into season_battles values (1, 11, 'a', 0)", CHECK],
  ["insert into day_seeds (day, seed, created_at) values (1, '', 0)", CHECK],
];

describe("database constraints", () => {
  it.each([...refused, ...elsewhere])("%s", async (statement, state) => {
    const failure = await pool.query(statement).catch((error) => error);
    expect(sqlState(failure)).toBe(state);
  });

  it("accepts the same rows with valid values", async () => {
    await pool.query(`update players set metal = 9007199254740991, candle = 7, x = 50 ${first}`);
    await pool.query("update factories set lvl = 10");
  });
});
