import { json, pgTable, text } from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";

/** Battle reports, public by their id. Kept when a player is deleted. */
export const battles = pgTable("battles", {
  id: text().primaryKey(),
  createdAt: timestampMs("created_at").notNull(),
  /** Everything that the battle page shows. */
  report: json().notNull(),
});
