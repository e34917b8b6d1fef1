import { json, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Battle reports, public by their id. Kept when a player is deleted. */
export const battles = pgTable("battles", {
  id: text().primaryKey(),
  createdAt: moment("created_at").notNull(),
  /** Everything that the battle page shows. */
  report: json().notNull(),
});
