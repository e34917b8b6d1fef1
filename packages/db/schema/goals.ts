import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable } from "drizzle-orm/pg-core";
import { bytes } from "./columns.ts";
import { counter } from "./domains.ts";
import { players } from "./players.ts";

/**
 * What goals depend on, of each player that existed when goals began to pay: a goal that was
 * reached by then is never paid. Written by the migration only, and cleared with the season.
 */
export const goalBaselines = pgTable(
  "goal_baselines",
  {
    playerId: integer("player_id")
      .primaryKey()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Log lines so far. */
    lines: counter("lines").notNull(),
    plots: counter("plots").notNull(),
    /** The best rank on record; null if none with power. */
    bestRank: integer("best_rank"),
    hasChatted: boolean("has_chatted").notNull(),
    hasGarrison: boolean("has_garrison").notNull(),
    isGuest: boolean("is_guest").notNull(),
    explored: bytes().notNull(),
  },
  (table) => [check("goal_baselines_rank", sql`${table.bestRank} > 0`)],
);
