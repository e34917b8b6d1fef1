import { SITE_PAGES } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";

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
