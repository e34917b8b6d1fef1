/** Players, messages and sanctions, as the team's pages list them. */
import { accounts, type Database, messages, sanctions } from "@emberlode/db";
import type { SanctionKind } from "@emberlode/game";
import { desc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const isBanned = sql<boolean>`${isNotNull(accounts.bannedAt)}`;
const isSuspended = sql<boolean>`${isNotNull(accounts.bannedUntil)}`;

/** The columns of a player in a list. */
export const LISTED_COLUMNS = {
  username: accounts.username,
  role: accounts.role,
  isGuest: accounts.isGuest,
  isBot: accounts.isBot,
  isBanned,
  isSuspended,
  lastSeenAt: accounts.lastSeenAt,
};

/** Listed players by id. */
export async function findListed(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: accounts.id, ...LISTED_COLUMNS })
    .from(accounts)
    .where(sql`${accounts.id} = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, ...player }) => [id, player]));
}

/** The columns of a chat message in a list. */
export const STAFF_MESSAGE_COLUMNS = {
  id: messages.seq,
  room: messages.room,
  sender: messages.sender,
  body: messages.body,
  createdAt: messages.createdAt,
  removedAt: messages.removedAt,
};

const deciders = alias(accounts, "deciders");
const lifters = alias(accounts, "lifters");

export interface SanctionRow {
  id: number;
  kind: SanctionKind;
  reason: string;
  createdAt: number;
  until: number | null;
  by: string | null;
  liftedAt: number | null;
  liftedBy: string | null;
}

/** The newest sanctions of a player. */
export async function findSanctions(db: Database, playerId: number): Promise<SanctionRow[]> {
  return db
    .select({
      id: sanctions.id,
      kind: sanctions.kind,
      reason: sanctions.reason,
      createdAt: sanctions.createdAt,
      until: sanctions.until,
      by: deciders.username,
      liftedAt: sanctions.liftedAt,
      liftedBy: lifters.username,
    })
    .from(sanctions)
    .leftJoin(deciders, eq(deciders.id, sanctions.decidedBy))
    .leftJoin(lifters, eq(lifters.id, sanctions.liftedBy))
    .where(eq(sanctions.playerId, playerId))
    .orderBy(desc(sanctions.id))
    .limit(50);
}
