import type { Nap } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bytes, moment } from "./columns.ts";
import { players } from "./players.ts";

/** Battle reports, public by their id. Kept when a player goes. */
export const battles = pgTable("battles", {
  id: text().primaryKey(),
  createdAt: moment("created_at").notNull(),
  /** Everything that the page of a battle shows. */
  report: json().notNull(),
});

/** What there is between two players (rules §19), the lower id first. */
export const naps = pgTable(
  "naps",
  {
    low: integer()
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    high: integer()
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    askedBy: integer("asked_by").notNull(),
    /** When `askedBy` asked last; 0 when nobody did. */
    askedAt: moment("asked_at").notNull().default(0),
    state: text({ enum: ["asked", "active", "rejected", "ended"] })
      .$type<Nap["state"]>()
      .notNull(),
    blockedBy: integer("blocked_by").array().notNull().default([]),
    /** Until when one that was ended or blocked still stands. */
    endsAt: moment("ends_at"),
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.low, table.high] }),
    check("naps_order", sql`${table.low} < ${table.high}`),
    check("naps_state", sql`${table.state} in ('asked', 'active', 'rejected', 'ended')`),
    check("naps_asked_by", sql`${table.askedBy} in (${table.low}, ${table.high})`),
    index("naps_by_high").on(table.high),
    index("naps_by_end").on(table.endsAt).where(sql`${table.endsAt} is not null`),
  ],
);

/** Places that players marked for themselves. */
export const plots = pgTable(
  "plots",
  {
    id: text().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    x: smallint().notNull(),
    y: smallint().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("plots_by_player").on(table.playerId, table.createdAt),
    check("plots_on_map", sql`${table.x} between 1 and 50 and ${table.y} between 1 and 50`),
    check("plots_fields", sql`jsonb_typeof(${table.fields}) = 'object'`),
  ],
);

/** The secret that a day's provable rolls are made from (rules §16). */
export const daySeeds = pgTable(
  "day_seeds",
  {
    /** UTC day number. */
    day: integer().primaryKey(),
    /** 32 random bytes. */
    seed: bytes().notNull(),
    /** When its hash could first be seen. */
    createdAt: moment("created_at").notNull(),
  },
  (table) => [check("day_seeds_length", sql`octet_length(${table.seed}) = 32`)],
);

/** Profile pictures as they are sent out: WebP, 256 x 256. */
export const pictures = pgTable(
  "pictures",
  {
    /** Random, part of the address. */
    name: text().primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    bytes: bytes().notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("pictures_by_account").on(table.accountId),
    check("pictures_size", sql`octet_length(${table.bytes}) <= 262144`),
  ],
);

/** Links mailed to confirm a new e-mail address. */
export const emailChanges = pgTable(
  "email_changes",
  {
    tokenHash: bytes("token_hash").primaryKey(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    email: text().notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("email_changes_by_account").on(table.accountId),
    index("email_changes_by_expiry").on(table.expiresAt),
  ],
);
