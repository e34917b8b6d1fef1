import type { Nap } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { players } from "./players.ts";

/** The pact of two players (rules §19), the lower id first. */
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
    /** When `askedBy` last asked; 0 for never. */
    askedAt: timestampMs("asked_at").notNull().default(0),
    state: text({ enum: ["asked", "active", "rejected", "ended"] })
      .$type<Nap["state"]>()
      .notNull(),
    blockedBy: integer("blocked_by").array().notNull().default([]),
    /** The end of the notice, for a pact that was ended or blocked. */
    endsAt: timestampMs("ends_at"),
    changedAt: timestampMs("changed_at").notNull(),
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
