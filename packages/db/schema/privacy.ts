/** Pending and past deletions of accounts. */
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bytes, timestampMs } from "./columns.ts";

/** Accounts that will be deleted, unless their players keep them until then. */
export const accountDeletions = pgTable(
  "account_deletions",
  {
    accountId: integer("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    requestedAt: timestampMs("requested_at").notNull(),
    dueAt: timestampMs("due_at").notNull(),
    /** Tag of the language for the reminder (BCP 47). */
    language: text().notNull().default("en"),
    /** When the reminder was mailed, or would have been; null until then. */
    remindedAt: timestampMs("reminded_at"),
  },
  (table) => [
    index("account_deletions_by_due").on(table.dueAt),
    check("account_deletions_language", sql`char_length(${table.language}) between 2 and 35`),
  ],
);

/**
 * SHA-256 of the lowercase names of deleted accounts, which stay taken: links with them would lead
 * to a stranger.
 */
export const deletedNames = pgTable("deleted_names", {
  nameHash: bytes("name_hash").primaryKey(),
  createdAt: timestampMs("created_at").notNull(),
});

/** Email addresses of accounts that were deleted while banned, hashed with the server's secret. */
export const bannedEmails = pgTable(
  "deleted_bans",
  {
    emailHash: bytes("email_mark").primaryKey(),
    createdAt: timestampMs("created_at").notNull(),
    until: timestampMs("until").notNull(),
  },
  (table) => [index("deleted_bans_by_end").on(table.until)],
);
