import { ROLES } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
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
    /**
     * Name and role of the sender at that time. Readers see the current name while the account
     * exists.
     */
    sender: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    /** The client's id for it; resending the same id does not create another message. */
    clientId: text("client_id").notNull(),
    body: text().notNull(),
    createdAt: timestampMs("created_at").notNull(),
    /** When a moderator removed it; null if it was not removed. */
    removedAt: timestampMs("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.room, table.seq] }),
    uniqueIndex("messages_client_id").on(table.playerId, table.clientId),
    index("messages_by_time").on(table.room, table.createdAt, table.seq),
    index("messages_removed")
      .on(table.room, table.removedAt)
      .where(sql`${table.removedAt} is not null`),
    index("messages_by_player").on(table.playerId, table.createdAt),
    check("messages_body", sql`char_length(${table.body}) between 1 and 500`),
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
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.blockedId] }),
    index("blocks_by_blocked").on(table.blockedId),
    check("blocks_of_others", sql`${table.playerId} <> ${table.blockedId}`),
  ],
);
