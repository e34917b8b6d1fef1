import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  type PgColumn,
  pgTable,
  smallint,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { amount, amountsAreSane, bytes, MAX_AMOUNT, moment } from "./columns.ts";

const SIDE = 50;
const PER_SIDE = 10;
const EXPLORED_BYTES = Math.ceil((SIDE * SIDE) / 8);

const tenCounts = (name: string) => bigint(name, { mode: "number" }).array().notNull();
const tenFlags = (name: string) => boolean(name).array().notNull();

/** A CHECK for an array of ten counts, each in 0..2^53-1 and none missing. */
function areTenCounts(name: string, column: PgColumn) {
  const max = sql.raw(String(MAX_AMOUNT));
  const ten = sql.raw(String(PER_SIDE));
  return check(
    name,
    sql`array_ndims(${column}) = 1 and cardinality(${column}) = ${ten} and array_position(${column}, null) is null and 0 <= all (${column}) and ${max} >= all (${column})`,
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
    check("players_counters", sql`${table.digs} >= 0 and ${table.counterDay} >= 0`),
    check(
      "players_dig_ranges",
      sql`0 <= ${table.digMetalMin} and ${table.digMetalMin} <= ${table.digMetalMax} and ${table.digMetalMax} <= ${sql.raw(String(MAX_AMOUNT))} and 0 <= ${table.digEnergyMin} and ${table.digEnergyMin} <= ${table.digEnergyMax} and ${table.digEnergyMax} <= ${sql.raw(String(MAX_AMOUNT))}`,
    ),
    check(
      "players_position",
      sql`${table.x} between 1 and ${sql.raw(String(SIDE))} and ${table.y} between 1 and ${sql.raw(String(SIDE))}`,
    ),
    check(
      "players_base",
      sql`(${table.baseX} is null) = (${table.baseY} is null) and (${table.baseX} is null or (${table.baseX} between 1 and ${sql.raw(String(SIDE))} and ${table.baseY} between 1 and ${sql.raw(String(SIDE))}))`,
    ),
    check("players_candle", sql`${table.candle} between 0 and 7`),
    areTenCounts("players_attack_units", table.attackUnits),
    areTenCounts("players_defense_units", table.defenseUnits),
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
