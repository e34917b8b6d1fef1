import { ALERT_KINDS, type AlertChange } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { players } from "./players.ts";

/** Chat rooms. Each message locks the row, so that numbers have no gaps and no races. */
export const rooms = pgTable("rooms", {
  name: text().primaryKey(),
  /** Number of the last message. */
  seq: bigint({ mode: "number" }).notNull().default(0),
});

/** Chat messages by room and number. They are kept when their sender is deleted. */
export const messages = pgTable(
  "messages",
  {
    room: text()
      .notNull()
      .references(() => rooms.name),
    seq: bigint({ mode: "number" }).notNull(),
    playerId: integer("player_id").notNull(),
    /** Name and role of the sender at that time; read if the account is deleted or the name is unchanged. */
    sender: text().notNull(),
    role: text({ enum: ["player", "moderator", "admin"] }).notNull(),
    /** The client's id for it; resending the same id does not create another message. */
    clientId: text("client_id").notNull(),
    body: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When a moderator removed it; null if it was not removed. */
    removedAt: moment("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.seq] }),
    uniqueIndex("messages_client_id").on(table.playerId, table.clientId),
    index("messages_by_time").on(table.room, table.createdAt, table.seq),
    check("messages_body", sql`char_length(${table.body}) between 1 and 500`),
  ],
);

/** Players' reports of messages. */
export const messageReports = pgTable(
  "message_reports",
  {
    room: text().notNull(),
    seq: bigint({ mode: "number" }).notNull(),
    reporterId: integer("reporter_id").notNull(),
    createdAt: moment("created_at").notNull(),
    /** The moderator's decision, its author and time; all null while the report is open. */
    decision: text({ enum: ["removed", "dismissed"] }),
    decidedBy: integer("decided_by"),
    decidedAt: moment("decided_at"),
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

/** Senders whose messages a player has blocked. */
export const blocks = pgTable(
  "blocks",
  {
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    blockedId: integer("blocked_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.blockedId] }),
    index("blocks_by_blocked").on(table.blockedId),
    check("blocks_of_others", sql`${table.playerId} <> ${table.blockedId}`),
  ],
);

/** Players who may not write in the chat for a time. */
export const mutes = pgTable("mutes", {
  playerId: integer("player_id")
    .primaryKey()
    .references(() => players.id, { onDelete: "cascade" }),
  until: moment("until").notNull(),
});

/** The permanent audit log of moderators' actions. */
export const moderations = pgTable(
  "moderations",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** Null for the operator. */
    moderatorId: integer("moderator_id"),
    action: text({ enum: ["remove", "mute", "ban", "free", "signups"] }).notNull(),
    /** The sender of the message, or the player who was muted, banned or taken off the map. */
    targetId: integer("target_id"),
    room: text(),
    seq: bigint({ mode: "number" }),
    /** Length of a mute. */
    minutes: integer(),
    /** The network of a ban or a release; for sign-ups, who may join. */
    note: text(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    check(
      "moderations_action",
      sql`${table.action} in ('remove', 'mute', 'ban', 'free', 'signups')`,
    ),
    check("moderations_target", sql`(${table.targetId} is null) = (${table.action} = 'signups')`),
  ],
);

/** Alerts about what other players did (spec §3 Alert). */
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
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("alerts_by_player").on(table.playerId, table.id),
    check("alerts_type", sql`${table.type} in ('admin', 'event', 'attack')`),
  ],
);
