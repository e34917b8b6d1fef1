import { FILTER_ACTIONS, FILTER_SCOPES } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";

/** Words that the team keeps out of the chat and of names. */
export const filterWords = pgTable(
  "filter_words",
  {
    id: serial().primaryKey(),
    text: text().notNull(),
    /** One form for all spellings of the word (`wordForm` of the game). */
    form: text().notNull(),
    scope: text({ enum: FILTER_SCOPES }).notNull(),
    action: text({ enum: FILTER_ACTIONS }).notNull(),
    isWhole: boolean("is_whole").notNull(),
    note: text().notNull().default(""),
    addedBy: integer("added_by").notNull(),
    createdAt: timestampMs("created_at").notNull(),
  },
  (table) => [
    unique("filter_words_form").on(table.form),
    check("filter_words_text", sql`char_length(${table.text}) between 1 and 40`),
    check("filter_words_note", sql`char_length(${table.note}) <= 200`),
    check("filter_words_scope", sql`${table.scope} in ('chat', 'names', 'both')`),
    check("filter_words_action", sql`${table.action} in ('mask', 'refuse')`),
  ],
);
