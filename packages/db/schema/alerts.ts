import { ALERT_KINDS, type AlertChange } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { players } from "./players.ts";

/**
 * Alerts to players (spec §3 Alert): actions of others, their own mishaps, decisions on their
 * reports and announcements by admins.
 */
export const alerts = pgTable(
  "alerts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    type: text({ enum: ["admin", "event", "attack"] }).notNull(),
    /** Its subject, and the facts for its text. */
    kind: text({ enum: ALERT_KINDS }).notNull(),
    facts: jsonb().$type<AlertChange["facts"]>().notNull(),
    /** Path on the site that it opens. */
    link: text(),
    read: boolean().notNull().default(false),
    opened: boolean().notNull().default(false),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    index("alerts_by_player").on(table.playerId, table.id),
    // For the deletion of accounts: alerts of others with their name. The oldest ones have no id.
    index("alerts_by_named")
      .on(
        sql`(coalesce(${table.facts} #>> '{detail,otherId}', ${table.facts} ->> 'askerId', ${table.facts} ->> 'partnerId', ${table.facts} #>> '{detail,victim}', ${table.facts} ->> 'asker', ${table.facts} ->> 'partner'))`,
      )
      .where(sql`${table.kind} in ('defense', 'factory-lost', 'mine', 'nap', 'nap-accepted')`),
    check("alerts_type", sql`${table.type} in ('admin', 'event', 'attack')`),
  ],
);
