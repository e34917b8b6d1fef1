import { EXPLORED_BYTES, type Fight, type LootOfDay } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, json, pgTable } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bytes, timestampMs } from "./columns.ts";
import {
  amount,
  candles,
  coordinate,
  counter,
  installedParts,
  lineCounts,
  offerCounts,
  partCounts,
  relicNumbers,
  researchLevels,
  techs,
  toolCounts,
  units,
  veinCells,
  weekOfAmounts,
} from "./domains.ts";

/** The text of an array of zeros. */
const zeros = (length: number) => sql.raw(`'{${Array.from({ length }, () => 0).join(",")}}'`);

/** An empty record of cells, as bytes. */
const NOT_WALKED = sql.raw(`decode(repeat('00', ${EXPLORED_BYTES}), 'hex')`);

/**
 * The state of the rules: `PlayerState` plus `version`. Every change of a row must raise `version`,
 * because processes cache rows.
 *
 * Columns are named after properties of the state, so that `commit/columns.ts` maps them by name.
 * Amounts, such as `carried`, have a column per resource: `carriedMetal`.
 */
export const players = pgTable(
  "players",
  {
    id: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    version: integer().notNull().default(1),
    createdAt: timestampMs("created_at").notNull(),
    x: coordinate("x").notNull(),
    y: coordinate("y").notNull(),
    baseX: coordinate("base_x"),
    baseY: coordinate("base_y"),
    carriedMetal: amount("metal").notNull(),
    carriedEnergy: amount("energy").notNull(),
    bankedMetal: amount("bank_metal").notNull(),
    bankedEnergy: amount("bank_energy").notNull(),
    candle: candles("candle").notNull(),
    attackUnits: units("attack_units").notNull(),
    defenseUnits: units("defense_units").notNull(),
    attackTechs: techs("attack_level").notNull(),
    defenseTechs: techs("defense_level").notNull(),
    digMinMetal: amount("dig_metal_min").notNull(),
    digMaxMetal: amount("dig_metal_max").notNull(),
    digMinEnergy: amount("dig_energy_min").notNull(),
    digMaxEnergy: amount("dig_energy_max").notNull(),
    counterDay: counter("counter_day").notNull(),
    digs: counter("digs").notNull(),
    dugMetal: amount("dug_metal").notNull(),
    dugEnergy: amount("dug_energy").notNull(),
    referralMetal: amount("referral_metal").notNull(),
    referralEnergy: amount("referral_energy").notNull(),
    referralWaitingMetal: amount("referral_waiting_metal").notNull(),
    referralWaitingEnergy: amount("referral_waiting_energy").notNull(),
    referrerId: integer("referrer_id"),
    isGuest: boolean("is_guest").notNull(),
    shieldUntil: amount("shield_until").notNull(),
    hasCaptured: boolean("has_captured").notNull().default(false),
    explored: bytes().notNull(),
    walkedDay: counter("walked_day").notNull().default(0),
    walked: bytes().notNull().default(NOT_WALKED),
    tools: toolCounts("tools").notNull().default(zeros(14)),
    researches: researchLevels("researches").notNull().default(zeros(14)),
    parts: partCounts("parts").notNull().default(zeros(10)),
    partsInstalled: installedParts("parts_installed").notNull().default(zeros(10)),
    caves: counter("caves").notNull().default(0),
    forests: counter("forests").notNull().default(0),
    attacks: counter("attacks").notNull().default(0),
    stakes: counter("stakes").notNull().default(0),
    veins: veinCells("veins").notNull().default(zeros(0)),
    dugBeforeMetal: weekOfAmounts("dug_before_metal").notNull().default(zeros(7)),
    dugBeforeEnergy: weekOfAmounts("dug_before_energy").notNull().default(zeros(7)),
    candleDay: counter("candle_day").notNull().default(0),
    mirageDay: counter("mirage_day").notNull().default(0),
    marketDay: counter("market_day").notNull().default(0),
    marketBought: offerCounts("market_bought").notNull().default(zeros(6)),
    mirageX: coordinate("mirage_x"),
    mirageY: coordinate("mirage_y"),
    gpsReadyAt: amount("gps_ready_at").notNull().default(0),
    explodedAt: amount("exploded_at").notNull().default(0),
    garrisonAt: amount("garrison_at").notNull().default(0),
    relicDay: counter("relic_day").notNull().default(0),
    relics: relicNumbers("relics").notNull().default(zeros(0)),
    rolls: amount("rolls").notNull().default(0),
    napPartners: integer("nap_partners").array().$type<readonly number[]>().notNull().default([]),
    // Always read and written whole: `json` keeps the text unchanged.
    fights: json().$type<readonly Fight[]>().notNull().default([]),
    loots: json().$type<readonly LootOfDay[]>().notNull().default([]),
    /** Log lines by category, so that pages need not count. */
    logCounts: lineCounts("log_counts").notNull().default(zeros(13)),
  },
  (table) => [
    check("players_mirage", sql`(${table.mirageX} is null) = (${table.mirageY} is null)`),
    check("players_base", sql`(${table.baseX} is null) = (${table.baseY} is null)`),
    check("players_fights", sql`json_typeof(${table.fights}) = 'array'`),
    check("players_loots", sql`json_typeof(${table.loots}) = 'array'`),
    check(
      "players_dig_ranges",
      sql`${table.digMinMetal} <= ${table.digMaxMetal} and ${table.digMinEnergy} <= ${table.digMaxEnergy}`,
    ),
    check("players_referrer", sql`${table.referrerId} <> ${table.id}`),
    check(
      "players_explored",
      sql`octet_length(${table.explored}) = ${sql.raw(String(EXPLORED_BYTES))}`,
    ),
    check(
      "players_walked",
      sql`octet_length(${table.walked}) = ${sql.raw(String(EXPLORED_BYTES))}`,
    ),
    index("players_by_referrer").on(table.referrerId).where(sql`${table.referrerId} is not null`),
  ],
);
