import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { amount } from "./domains.ts";

/**
 * All ranks by power: hourly for two days, daily at midnight (UTC) before that (rules §17). Each
 * player's first hour among the best hundred is kept permanently, since it is a badge. No foreign
 * key, so that inserts never wait for players' rows; a job deletes them.
 */
export const rankHours = pgTable(
  "rank_hours",
  {
    playerId: integer("player_id").notNull(),
    /** Hours since the Unix epoch. */
    hour: integer().notNull(),
    rank: integer().notNull(),
    power: amount("power").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.hour] }),
    index("rank_hours_by_hour").on(table.hour),
    check("rank_hours_rank", sql`${table.rank} > 0`),
  ],
);
