/** Bans by admins and the operator; a ban takes the base off the map. */
import type { BaseRemovalReason } from "@emberlode/game";
import { and, asc, isNull, sql } from "drizzle-orm";
import { type Database, isAnyOf, type Transaction } from "../connection/database.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { accounts, apiTokens, fields, moderations, players, sessions } from "../schema/index.ts";
import { lockPlayers, lockSessions } from "./lock-rows.ts";
import { isAtBase, placedBaseColumns, removeLockedBases } from "./remove-locked-bases.ts";

export interface Sanction {
  accountIds: readonly number[];
  /** The admin; null for the operator. */
  by: number | null;
  /** The network that the accounts belong to, for an action on a whole network. */
  note: string | null;
  now: number;
}

/** Takes the bases of locked players off the map and returns their ids. */
async function removeBases(
  tx: Transaction,
  ids: readonly number[],
  why: { reason: BaseRemovalReason; now: number },
): Promise<number[]> {
  const leaving = await tx
    .select(placedBaseColumns)
    .from(players)
    .innerJoin(fields, isAtBase)
    .where(isAnyOf(players.id, ids))
    .orderBy(asc(fields.x), asc(fields.y))
    .for("no key update", { of: fields });
  await removeLockedBases(tx, leaving, why);
  return leaving.map(({ id }) => id);
}

async function recordModeration(
  tx: Transaction,
  action: "ban" | "free",
  { accountIds, by, note, now }: Sanction,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .insert(moderations)
    .values(
      accountIds.map((targetId) => ({ moderatorId: by, action, targetId, note, createdAt: now })),
    );
}

/** Bans accounts that are not banned yet, and ends their sessions and tokens. */
async function markBanned(tx: Transaction, { accountIds, now }: Sanction) {
  await lockSessions(tx, accountIds);
  const banned = await tx
    .update(accounts)
    .set({ bannedAt: now })
    .where(and(isAnyOf(accounts.id, accountIds), isNull(accounts.bannedAt)))
    .returning({ id: accounts.id, username: accounts.username });
  const ids = banned.map(({ id }) => id);
  await tx.delete(sessions).where(isAnyOf(sessions.accountId, ids));
  await tx.delete(apiTokens).where(isAnyOf(apiTokens.accountId, ids));
  return banned;
}

async function ban(tx: Transaction, sanction: Sanction): Promise<number[]> {
  const { accountIds, now } = sanction;
  const banned = await markBanned(tx, sanction);
  const ids = banned.map(({ id }) => id);
  // Once its player is locked, a base being placed is either on the map or still waiting.
  await lockPlayers(tx, accountIds);
  // Invalidates pending placements of waiting bases, which then see the ban on retry.
  await tx
    .update(players)
    .set({ version: sql`${players.version} + 1` })
    .where(and(isAnyOf(players.id, ids), isNull(players.baseX)));
  const removed = await removeBases(tx, accountIds, { reason: "banned", now });
  const changed = [...new Set([...ids, ...removed])];
  await recordModeration(tx, "ban", { ...sanction, accountIds: ids });
  await notifyProcesses(tx, [
    ...banned.map(({ username }) => ({ t: "account", username, change: "ban" })),
    { t: "status", playerIds: changed },
  ]);
  return changed;
}

async function removeFromMap(tx: Transaction, sanction: Sanction): Promise<number[]> {
  const { accountIds, now } = sanction;
  await lockPlayers(tx, accountIds);
  const removed = await removeBases(tx, accountIds, { reason: "freed", now });
  await recordModeration(tx, "free", { ...sanction, accountIds: removed });
  await notifyProcesses(tx, [{ t: "status", playerIds: removed }]);
  return removed;
}

/** Accounts per transaction, so that each stays within the time limit. */
const BATCH_SIZE = 100;

async function inBatches(
  db: Database,
  work: typeof ban,
  { accountIds, ...sanction }: Sanction,
): Promise<number[]> {
  const done = new Set<number>();
  for (let from = 0; from < accountIds.length; from += BATCH_SIZE) {
    const portion = { ...sanction, accountIds: accountIds.slice(from, from + BATCH_SIZE) };
    for (const id of await db.transaction((tx) => work(tx, portion))) done.add(id);
  }
  return [...done];
}

/**
 * Bans accounts: their sessions and tokens end, their bases leave the map, and the ban is recorded, all
 * in one transaction per hundred. Every process closes their sockets. Accounts that are banned already only
 * lose a base that is still on the map. Returns the players that changed, of both kinds: `forget` them.
 */
export function banAccounts(db: Database, sanction: Sanction): Promise<number[]> {
  return inBatches(db, ban, sanction);
}

/**
 * Takes the bases of accounts off the map; their players keep everything else. Returns the ids of those who
 * had one there: `forget` them.
 */
export function removeBasesOf(db: Database, sanction: Sanction): Promise<number[]> {
  return inBatches(db, removeFromMap, sanction);
}
