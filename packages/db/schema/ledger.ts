import { MAX_AMOUNT, RENOWN_KINDS } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { amount, coordinate } from "./domains.ts";

/** Fields that are spent for a player, and until when. */
export const cooldowns = pgTable(
  "cooldowns",
  {
    /** No foreign key: the trigger `forget_player` deletes a player's rows. */
    playerId: integer("player_id").notNull(),
    x: coordinate("x").notNull(),
    y: coordinate("y").notNull(),
    until: timestampMs("until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.x, table.y] })],
);

/** Whether renown counts a row, by its kind. The text is constant, so that the index serves it. */
export const isOfRenownKind = (kind: AnyPgColumn) =>
  sql`${kind} in (${sql.raw(RENOWN_KINDS.map((one) => `'${one}'`).join(", "))})`;

/**
 * The lines of the players' logs: what an action changed for a player, and in one row of the actor
 * the answer to a repeated key. Rows are written only while the player's row is locked by the same
 * statement, so there is no foreign key to check; the trigger `forget_player` deletes them with
 * their player.
 */
export const ledger = pgTable(
  "ledger",
  {
    id: bigserial({ mode: "number" }).notNull(),
    playerId: integer("player_id").notNull(),
    /** The player's version after the action. */
    version: integer().notNull(),
    /** Number of the line in the player's log, from 1; null for rows outside the log. */
    lineNumber: integer("nr"),
    /** Its category, in the order of `LOG_CATEGORIES`, and its number within it. */
    category: smallint("cat"),
    categoryNumber: integer("cat_nr"),
    /**
     * A `LedgerKind`, or `move` for a row outside the log, which stores only the answer to a key:
     * of a step, or of a change of a plot, a pact, the profile, a setting or the password
     * (`UNLOGGED_KIND`).
     */
    kind: text().notNull(),
    dMetal: bigint("d_metal", { mode: "number" }).notNull(),
    dEnergy: bigint("d_energy", { mode: "number" }).notNull(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    key: text(),
    bodyHash: text("body_hash"),
    /** `json`, not `jsonb`: a repeated key gets the first answer byte for byte. */
    answer: json(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.id] }),
    uniqueIndex("ledger_key").on(table.playerId, table.key).where(sql`${table.key} is not null`),
    uniqueIndex("ledger_lines")
      .on(table.playerId, table.lineNumber)
      .where(sql`${table.lineNumber} is not null`),
    uniqueIndex("ledger_lines_by_category")
      .on(table.playerId, table.category, table.categoryNumber)
      .where(sql`${table.categoryNumber} is not null`),
    check(
      "ledger_category",
      sql`(${table.category} is null) = (${table.lineNumber} is null) and (${table.categoryNumber} is null) = (${table.lineNumber} is null) and ${table.category} >= 0 and ${table.categoryNumber} between 1 and ${table.lineNumber}`,
    ),
    check(
      "ledger_nr",
      sql`(${table.lineNumber} is null) = (${table.kind} = 'move') and ${table.lineNumber} > 0`,
    ),
    // For the deletion of accounts: lines of others with their name.
    index("ledger_lines_by_named")
      .on(
        sql`(coalesce(${table.detail} ->> 'otherId', ${table.detail} ->> 'name', ${table.detail} ->> 'victim'))`,
      )
      .where(sql`${table.detail} ?| array['otherId', 'name', 'victim']`),
    // For the renown of a day. Digs and moves, by far the most rows, are not in it.
    index("ledger_by_renown").on(table.playerId, table.id).where(isOfRenownKind(table.kind)),
    index("ledger_keys_by_age").on(table.createdAt).where(sql`${table.key} is not null`),
    check("ledger_key_length", sql`char_length(${table.key}) <= 200`),
    check(
      "ledger_deltas",
      sql`${table.dMetal} between ${sql.raw(String(-MAX_AMOUNT))} and ${sql.raw(String(MAX_AMOUNT))} and ${table.dEnergy} between ${sql.raw(String(-MAX_AMOUNT))} and ${sql.raw(String(MAX_AMOUNT))}`,
    ),
  ],
);

/** Referral credit earned and paid, one row per referrer, referred player and day. */
export const referralDays = pgTable(
  "referral_days",
  {
    /** No foreign key: the trigger `forget_player` deletes a referrer's rows. */
    referrerId: integer("referrer_id").notNull(),
    /** No foreign key: rows of deleted referees are kept. */
    refereeId: integer("referee_id").notNull(),
    /** UTC day number. */
    day: integer().notNull(),
    metal: amount("metal").notNull(),
    energy: amount("energy").notNull(),
    paidMetal: amount("paid_metal").notNull(),
    paidEnergy: amount("paid_energy").notNull(),
    updatedAt: timestampMs("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.referrerId, table.day, table.refereeId] })],
);
