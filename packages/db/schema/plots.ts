import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { players } from "./players.ts";

/** Fields that players marked for themselves. */
export const plots = pgTable(
  "plots",
  {
    id: text().primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    x: smallint().notNull(),
    y: smallint().notNull(),
    /** Its title, note, color and free texts by name. The column has an older name. */
    texts: jsonb("fields").$type<Record<string, string>>().notNull(),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    index("plots_by_player").on(table.playerId, table.createdAt),
    check("plots_on_map", sql`${table.x} between 1 and 50 and ${table.y} between 1 and 50`),
    check("plots_fields", sql`jsonb_typeof(${table.texts}) = 'object'`),
  ],
);
