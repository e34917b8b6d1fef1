/** The stock stack's tables (tables.ts) in Drizzle, with a connection as in its guide. */
import { parseDatabaseUrl } from "@emberlode/db";
import { bigint, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { ReferenceOrder } from "../messages.ts";

const amount = (name: string) => bigint(name, { mode: "number" }).notNull();

export const players = pgTable("players", {
  id: integer().primaryKey(),
  version: integer().notNull(),
  x: smallint().notNull(),
  y: smallint().notNull(),
  metal: amount("metal"),
  energy: amount("energy"),
});

export const cooldowns = pgTable(
  "cooldowns",
  {
    playerId: integer("player_id").notNull(),
    x: smallint().notNull(),
    y: smallint().notNull(),
    until: amount("until"),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.x, table.y] })],
);

export const ledger = pgTable("ledger", {
  playerId: integer("player_id").notNull(),
  version: integer().notNull(),
  kind: text().notNull(),
  dMetal: amount("d_metal"),
  dEnergy: amount("d_energy"),
  key: text().notNull(),
  answer: text().notNull(),
  createdAt: amount("created_at"),
});

export const sessions = pgTable("sessions", {
  token: text().primaryKey(),
  playerId: integer("player_id").notNull(),
});

/** As many connections as `lean` has clients. */
const CONNECTIONS = 16;

export function connect({ url, schema }: ReferenceOrder) {
  const { host, port, user, password, database } = parseDatabaseUrl(url);
  const login = { host, port, user, password, database };
  return drizzle(postgres({ ...login, max: CONNECTIONS, connection: { search_path: schema } }));
}

export type Database = ReturnType<typeof connect>;
