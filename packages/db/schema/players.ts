import { EXPLORED_BYTES, type Fight, GRID_SIZE, MAX_AMOUNT } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  smallint,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { amount, amountsAreSane, bytes, moment } from "./columns.ts";

const PER_SIDE = 10;
const TOOLS = 14;
const PARTS = 10;
const DAYS = 7;
const OFFERS = 6;
const CATEGORIES = 13;
const MAX_TOOLS = 2_147_483_647;
const MAX_LEVEL = 5;
const MAX_INSTALLED = 20;

const tenCounts = (name: string) => bigint(name, { mode: "number" }).array().notNull();
/** So many counts, none of them yet. */
const counts = (name: string, length: number) =>
  integer(name)
    .array()
    .notNull()
    .default(Array.from({ length }, () => 0));
const levels = (name: string, length: number) =>
  smallint(name)
    .array()
    .notNull()
    .default(Array.from({ length }, () => 0));
const amounts = (name: string, length: number) =>
  bigint(name, { mode: "number" })
    .array()
    .notNull()
    .default(Array.from({ length }, () => 0));

const tenFlags = (name: string) => boolean(name).array().notNull();

/** A CHECK for an array of so many whole numbers, each in 0..`max` and none missing. */
function areCounts(name: string, column: PgColumn, length = PER_SIDE, max = MAX_AMOUNT) {
  const most = sql.raw(String(max));
  const many = sql.raw(String(length));
  return check(
    name,
    sql`array_ndims(${column}) = 1 and cardinality(${column}) = ${many} and array_position(${column}, null) is null and 0 <= all (${column}) and ${most} >= all (${column})`,
  );
}

function areTenFlags(name: string, column: PgColumn) {
  const ten = sql.raw(String(PER_SIDE));
  return check(
    name,
    sql`array_ndims(${column}) = 1 and cardinality(${column}) = ${ten} and array_position(${column}, null) is null`,
  );
}

/**
 * What rules read and change; `PlayerState` plus `version`.
 * Whatever changes a row here must raise `version`: processes keep rows in memory.
 */
export const players = pgTable(
  "players",
  {
    id: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull(),
    x: smallint().notNull(),
    y: smallint().notNull(),
    baseX: smallint("base_x"),
    baseY: smallint("base_y"),
    metal: amount("metal").notNull(),
    energy: amount("energy").notNull(),
    bankMetal: amount("bank_metal").notNull(),
    bankEnergy: amount("bank_energy").notNull(),
    candle: smallint().notNull(),
    attackUnits: tenCounts("attack_units"),
    defenseUnits: tenCounts("defense_units"),
    attackLevel: tenFlags("attack_level"),
    defenseLevel: tenFlags("defense_level"),
    digMetalMin: amount("dig_metal_min").notNull(),
    digMetalMax: amount("dig_metal_max").notNull(),
    digEnergyMin: amount("dig_energy_min").notNull(),
    digEnergyMax: amount("dig_energy_max").notNull(),
    counterDay: integer("counter_day").notNull(),
    digs: integer().notNull(),
    dugMetal: amount("dug_metal").notNull(),
    dugEnergy: amount("dug_energy").notNull(),
    referralMetal: amount("referral_metal").notNull(),
    referralEnergy: amount("referral_energy").notNull(),
    referralWaitingMetal: amount("referral_waiting_metal").notNull(),
    referralWaitingEnergy: amount("referral_waiting_energy").notNull(),
    referrerId: integer("referrer_id"),
    isGuest: boolean("is_guest").notNull(),
    shieldUntil: moment("shield_until").notNull(),
    explored: bytes().notNull(),
    tools: counts("tools", TOOLS),
    researches: levels("researches", TOOLS),
    parts: counts("parts", PARTS),
    partsInstalled: levels("parts_installed", PARTS),
    caves: integer().notNull().default(0),
    forests: integer().notNull().default(0),
    attacks: integer().notNull().default(0),
    stakes: integer().notNull().default(0),
    lootedMetal: amount("looted_metal").notNull().default(0),
    lootedEnergy: amount("looted_energy").notNull().default(0),
    dugBeforeMetal: amounts("dug_before_metal", DAYS),
    dugBeforeEnergy: amounts("dug_before_energy", DAYS),
    candleDay: integer("candle_day").notNull().default(0),
    mirageDay: integer("mirage_day").notNull().default(0),
    marketDay: integer("market_day").notNull().default(0),
    marketBought: levels("market_bought", OFFERS),
    mirageX: smallint("mirage_x"),
    mirageY: smallint("mirage_y"),
    gpsReadyAt: moment("gps_ready_at").notNull().default(0),
    explodedAt: moment("exploded_at").notNull().default(0),
    rolls: bigint({ mode: "number" }).notNull().default(0),
    napPartners: integer("nap_partners").array().notNull().default([]),
    fights: jsonb().$type<readonly Fight[]>().notNull().default([]),
    /** Lines of the log by category, so that no page of it has to count. */
    logCounts: counts("log_counts", CATEGORIES),
  },
  (table) => [
    amountsAreSane("players_amounts", [
      table.metal,
      table.energy,
      table.bankMetal,
      table.bankEnergy,
      table.dugMetal,
      table.dugEnergy,
      table.referralMetal,
      table.referralEnergy,
      table.referralWaitingMetal,
      table.referralWaitingEnergy,
      table.shieldUntil,
    ]),
    amountsAreSane("players_more_amounts", [
      table.lootedMetal,
      table.lootedEnergy,
      table.gpsReadyAt,
      table.explodedAt,
      table.rolls,
    ]),
    check("players_counters", sql`${table.digs} >= 0 and ${table.counterDay} >= 0`),
    check(
      "players_more_counters",
      sql`${table.caves} >= 0 and ${table.forests} >= 0 and ${table.attacks} >= 0 and ${table.stakes} >= 0 and ${table.candleDay} >= 0 and ${table.mirageDay} >= 0 and ${table.marketDay} >= 0`,
    ),
    check(
      "players_mirage",
      sql`(${table.mirageX} is null) = (${table.mirageY} is null) and (${table.mirageX} is null or (${table.mirageX} between 1 and ${sql.raw(String(GRID_SIZE))} and ${table.mirageY} between 1 and ${sql.raw(String(GRID_SIZE))}))`,
    ),
    areCounts("players_tools", table.tools, TOOLS, MAX_TOOLS),
    areCounts("players_researches", table.researches, TOOLS, MAX_LEVEL),
    areCounts("players_parts", table.parts, PARTS, MAX_TOOLS),
    areCounts("players_parts_installed", table.partsInstalled, PARTS, MAX_INSTALLED),
    areCounts("players_dug_before_metal", table.dugBeforeMetal, DAYS),
    areCounts("players_dug_before_energy", table.dugBeforeEnergy, DAYS),
    areCounts("players_market_bought", table.marketBought, OFFERS, MAX_TOOLS),
    areCounts("players_log_counts", table.logCounts, CATEGORIES, MAX_TOOLS),
    check("players_fights", sql`jsonb_typeof(${table.fights}) = 'array'`),
    check(
      "players_dig_ranges",
      sql`0 <= ${table.digMetalMin} and ${table.digMetalMin} <= ${table.digMetalMax} and ${table.digMetalMax} <= ${sql.raw(String(MAX_AMOUNT))} and 0 <= ${table.digEnergyMin} and ${table.digEnergyMin} <= ${table.digEnergyMax} and ${table.digEnergyMax} <= ${sql.raw(String(MAX_AMOUNT))}`,
    ),
    check(
      "players_position",
      sql`${table.x} between 1 and ${sql.raw(String(GRID_SIZE))} and ${table.y} between 1 and ${sql.raw(String(GRID_SIZE))}`,
    ),
    check(
      "players_base",
      sql`(${table.baseX} is null) = (${table.baseY} is null) and (${table.baseX} is null or (${table.baseX} between 1 and ${sql.raw(String(GRID_SIZE))} and ${table.baseY} between 1 and ${sql.raw(String(GRID_SIZE))}))`,
    ),
    check("players_candle", sql`${table.candle} between 0 and 7`),
    areCounts("players_attack_units", table.attackUnits),
    areCounts("players_defense_units", table.defenseUnits),
    areTenFlags("players_attack_level", table.attackLevel),
    areTenFlags("players_defense_level", table.defenseLevel),
    check("players_referrer", sql`${table.referrerId} <> ${table.id}`),
    check(
      "players_explored",
      sql`octet_length(${table.explored}) = ${sql.raw(String(EXPLORED_BYTES))}`,
    ),
    index("players_by_referrer").on(table.referrerId).where(sql`${table.referrerId} is not null`),
  ],
);
