/** The references' tables (tables.ts) in Drizzle, with a connection as in its guide. */
import { parseAddress } from "@emberlode/db";
import { and, eq } from "drizzle-orm";
import { bigint, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { ReferenceOrder } from "../messages.ts";
import type { Dug } from "./dig.ts";

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

const sessions = pgTable("sessions", {
  token: text().primaryKey(),
  playerId: integer("player_id").notNull(),
});

/** As many connections as `lean` has clients. */
const CONNECTIONS = 16;

export function connect({ url, schema }: ReferenceOrder) {
  const { host, port, user, password, database } = parseAddress(url);
  const login = { host, port, user, password, database };
  return drizzle(postgres({ ...login, max: CONNECTIONS, connection: { search_path: schema } }));
}

export type Database = ReturnType<typeof connect>;
type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** The player of a session token, or null. */
export async function findPlayer(db: Database, token: string): Promise<number | null> {
  const [session] = await db
    .select({ playerId: sessions.playerId })
    .from(sessions)
    .where(eq(sessions.token, token));
  return session?.playerId ?? null;
}

/** Stores a dig: the player if the version is unchanged, the cooldown and the ledger row. */
export async function storeDig(tx: Transaction, { before, after, input, key, at, answer }: Dug) {
  const { id, version, metal, energy } = after;
  const updated = await tx
    .update(players)
    .set({ version, metal, energy })
    .where(and(eq(players.id, id), eq(players.version, before.version)))
    .returning({ id: players.id });
  if (updated.length === 0) throw new Error("the player has moved on");
  const { x, y } = input.field;
  const until = answer.spentUntil;
  await tx
    .insert(cooldowns)
    .values({ playerId: id, x, y, until })
    .onConflictDoUpdate({
      target: [cooldowns.playerId, cooldowns.x, cooldowns.y],
      set: { until },
    });
  await tx.insert(ledger).values({
    ...{ playerId: id, version, kind: "dig", key, answer: JSON.stringify(answer), createdAt: at },
    ...{ dMetal: metal - before.metal, dEnergy: energy - before.energy },
  });
}
