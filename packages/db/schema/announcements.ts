import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, serial } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";

/** The text of an announcement in one language. */
export interface AnnouncementText {
  /** A language's tag (BCP 47). */
  language: string;
  title: string;
  content: string;
}

/** Announcements of the operator to everyone: as an alert to each account, as a banner, or both. */
export const announcements = pgTable(
  "announcements",
  {
    id: serial().primaryKey(),
    texts: jsonb().$type<readonly AnnouncementText[]>().notNull(),
    startsAt: timestampMs("starts_at").notNull(),
    /** Null for a banner that stays until the announcement is withdrawn. */
    endsAt: timestampMs("ends_at"),
    asAlert: boolean("as_alert").notNull(),
    asBanner: boolean("as_banner").notNull(),
    /** Null for a command on the server. */
    authorId: integer("author_id"),
    createdAt: timestampMs("created_at").notNull(),
    withdrawnAt: timestampMs("withdrawn_at"),
    /** Alerts are sent in the order of the players' ids: the last one who got theirs. */
    alertedUpTo: integer("alerted_up_to").notNull().default(0),
    /** Number of players alerted so far. */
    alerts: integer().notNull().default(0),
    /** When the last alert was sent; null before. */
    alertedAt: timestampMs("alerted_at"),
  },
  (table) => [
    index("announcements_to_send")
      .on(table.startsAt)
      .where(sql`${table.asAlert} and ${table.alertedAt} is null and ${table.withdrawnAt} is null`),
    check("announcements_shown", sql`${table.asAlert} or ${table.asBanner}`),
    check("announcements_ends", sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
