import { SITE_PAGES } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";

/** What an announcement says in one language. */
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
    /** People whom an alert was sent to so far. */
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

/** Versions of the texts of the public pages. The newest of a page and language is in force. */
export const siteTexts = pgTable(
  "site_texts",
  {
    id: serial().primaryKey(),
    page: text({ enum: SITE_PAGES }).notNull(),
    language: text().notNull(),
    /** Markdown; empty for the default text. */
    body: text().notNull(),
    authorId: integer("author_id").notNull(),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    index("site_texts_by_page").on(table.page, table.language, table.id),
    check(
      "site_texts_page",
      sql`${table.page} in (${sql.raw(SITE_PAGES.map((page) => `'${page}'`).join(", "))})`,
    ),
    check("site_texts_body", sql`char_length(${table.body}) <= 20000`),
  ],
);
