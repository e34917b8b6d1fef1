import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { players } from "./players.ts";

/** Players' reports of messages. */
export const messageReports = pgTable(
  "message_reports",
  {
    room: text().notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    reporterId: integer("reporter_id").notNull(),
    createdAt: timestampMs("created_at").notNull(),
    /** The moderator's decision, its author and time; all null while the report is open. */
    decision: text({ enum: ["removed", "dismissed"] }),
    decidedBy: integer("decided_by"),
    decidedAt: timestampMs("decided_at"),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.seq, table.reporterId] }),
    index("message_reports_open").on(table.room, table.seq).where(sql`${table.decision} is null`),
    check(
      "message_reports_decision",
      sql`(${table.decision} is null) = (${table.decidedBy} is null) and (${table.decision} is null) = (${table.decidedAt} is null) and ${table.decision} in ('removed', 'dismissed')`,
    ),
  ],
);

/** Players who may not write in the chat for a time. */
export const mutes = pgTable("mutes", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  until: timestampMs("until").notNull(),
});

/** The permanent audit log of moderators' actions. */
export const moderations = pgTable(
  "moderations",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Null for the operator. */
    moderatorId: integer("moderator_id"),
    /**
     * `remove` is of a message, `ban` of an account (`suspend` in the API); `free` takes a base off the map,
     * without a ban; `signups` sets who may join.
     */
    action: text({ enum: ["remove", "mute", "ban", "free", "signups"] }).notNull(),
    /** The sender of the message, or the player who was muted, banned or taken off the map. */
    targetId: integer("target_id"),
    room: text(),
    seq: bigint({ mode: "number" }),
    /** Length of a mute. */
    minutes: integer(),
    /** For `ban` and `free`, the network, if it was an action on one; for `signups`, who may join. */
    note: text(),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    check(
      "moderations_action",
      sql`${table.action} in ('remove', 'mute', 'ban', 'free', 'signups')`,
    ),
    check("moderations_target", sql`(${table.targetId} is null) = (${table.action} = 'signups')`),
  ],
);
