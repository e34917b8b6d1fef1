import type { Signal } from "@emberlode/game";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { timestampMs } from "./columns.ts";
import { amount } from "./domains.ts";
import { players } from "./players.ts";

/** Cases of linked accounts that serve one of them, as a job last found them. */
export const evidenceCases = pgTable(
  "evidence_cases",
  {
    id: serial().primaryKey(),
    /** The account that has the benefit. */
    playerId: integer("player_id")
      .notNull()
      .unique("evidence_cases_player")
      .references(() => players.id, { onDelete: "cascade" }),
    points: integer().notNull(),
    signals: jsonb().$type<readonly Signal[]>().notNull(),
    openedAt: timestampMs("opened_at").notNull(),
    /** When the job last found it. */
    checkedAt: timestampMs("checked_at").notNull(),
    /** The last dismissal; its author is null for a deleted account. */
    dismissedAt: timestampMs("dismissed_at"),
    dismissedUntil: timestampMs("dismissed_until"),
    dismissedBy: integer("dismissed_by"),
    note: text().notNull().default(""),
  },
  (table) => [
    index("evidence_cases_by_check").on(table.checkedAt),
    check(
      "evidence_cases_dismissal",
      sql`(${table.dismissedAt} is null) = (${table.dismissedUntil} is null)`,
    ),
    check("evidence_cases_note", sql`char_length(${table.note}) <= 500`),
  ],
);

/** When the job last ran, on any process: one row. */
export const evidenceRuns = pgTable(
  "evidence_runs",
  {
    id: integer().primaryKey(),
    ranAt: timestampMs("ran_at").notNull(),
  },
  (table) => [check("evidence_runs_one", sql`${table.id} = 1`)],
);

/** The accounts of a case, the main one among them, with what the job knew of each. */
export const evidenceAccounts = pgTable(
  "evidence_accounts",
  {
    caseId: integer("case_id")
      .notNull()
      .references(() => evidenceCases.id, { onDelete: "cascade" }),
    playerId: integer("player_id")
      .notNull()
      .references(() => players.id, { onDelete: "cascade" }),
    /** Browsers and addresses in common with the main account. */
    devices: integer().notNull(),
    addresses: integer().notNull(),
    /** Metal and energy together, within 30 days. */
    earned: amount("earned").notNull(),
    spent: amount("spent").notNull(),
    rhythmPercent: integer("rhythm_percent").notNull(),
    hours: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.playerId] }),
    index("evidence_accounts_by_player").on(table.playerId),
  ],
);
