import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

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
