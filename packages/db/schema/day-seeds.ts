import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { bytes, timestampMs } from "./columns.ts";

/** The secret seeds of a day's provable rolls (rules §16). */
export const daySeeds = pgTable(
  "day_seeds",
  {
    /** UTC day number. */
    day: integer().notNull(),
    /** From 0; a seed that was published before its day was over has a successor. */
    number: smallint("nr").notNull().default(0),
    /** 32 random bytes. */
    seed: bytes().notNull(),
    /** When its hash was first visible. */
    createdAt: timestampMs("created_at").notNull(),
    /** When the seed was published; null while it is secret. */
    publishedAt: timestampMs("published_at"),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.number] }),
    check("day_seeds_length", sql`octet_length(${table.seed}) = 32`),
  ],
);
