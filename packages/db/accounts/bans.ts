/**
 * Bans and suspensions, and bases that staff takes off the map. Everything runs in the caller's
 * transaction.
 */
import type { BaseRemovalReason } from "@emberlode/game";
import { and, asc, isNull, sql } from "drizzle-orm";
import { isAnyOf, type Transaction } from "../connection/database.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { accounts, apiTokens, fields, players, sessions } from "../schema/index.ts";
import { batches } from "./batches.ts";
import { lockPlayers, lockSessions } from "./lock-rows.ts";
import { isAtBase, placedBaseColumns, removeLockedBases } from "./remove-locked-bases.ts";

/** Ids in a notification, which has at most 8,000 bytes. */
const IDS_PER_NOTIFICATION = 500;

/** Notifies the processes of players that changed. */
const statusChanges = (playerIds: readonly number[]) =>
  batches(playerIds, IDS_PER_NOTIFICATION).map((ids) => ({ t: "status", playerIds: ids }));

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

export interface Ban {
  accountIds: readonly number[];
  /** When a suspension ends, in milliseconds; null for a ban, which has no end. */
  until: number | null;
  now: number;
}

/** Bans accounts that are not banned yet, and ends their sessions and tokens. */
async function markBanned(tx: Transaction, { accountIds, until, now }: Ban) {
  await lockSessions(tx, accountIds);
  // Lock suspended accounts too, so that a suspension cannot expire while this ban is being
  // written.
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(isAnyOf(accounts.id, accountIds))
    .orderBy(asc(accounts.id))
    .for("no key update");
  const banned = await tx
    .update(accounts)
    .set({ bannedAt: now, bannedUntil: until })
    .where(and(isAnyOf(accounts.id, accountIds), isNull(accounts.bannedAt)))
    .returning({ id: accounts.id, username: accounts.username });
  const ids = banned.map(({ id }) => id);
  await tx.delete(sessions).where(isAnyOf(sessions.accountId, ids));
  await tx.delete(apiTokens).where(isAnyOf(apiTokens.accountId, ids));
  return banned;
}

/**
 * Bans accounts: their sessions and tokens end, their bases leave the map, and every process
 * closes their sockets. Accounts that are banned already only lose a base that is still on the map.
 * Returns the accounts that are banned now, and the players that changed: `actions.invalidate`
 * them.
 */
export async function banAccounts(
  tx: Transaction,
  ban: Ban,
): Promise<{ banned: number[]; changed: number[] }> {
  const { accountIds, now } = ban;
  const banned = await markBanned(tx, ban);
  const ids = banned.map(({ id }) => id);
  // Once its player is locked, a base being placed is either on the map or still waiting.
  await lockPlayers(tx, accountIds);
  // Invalidates pending placements of waiting bases, which then see the ban on retry.
  await tx
    .update(players)
    .set({ version: sql`${players.version} + 1` })
    .where(and(isAnyOf(players.id, ids), isNull(players.baseX)));
  const removedIds = await removeBases(tx, accountIds, { reason: "banned", now });
  const changedIds = [...new Set([...ids, ...removedIds])];
  await notifyProcesses(tx, [
    ...banned.map(({ username }) => ({ t: "account", username, change: "ban" })),
    ...statusChanges(changedIds),
  ]);
  return { banned: ids, changed: changedIds };
}

/**
 * Takes the bases of accounts off the map; their players keep everything else. Returns the ids of
 * those who had one there: `actions.invalidate` them.
 */
export async function removeBasesOf(
  tx: Transaction,
  accountIds: readonly number[],
  now: number,
): Promise<number[]> {
  await lockPlayers(tx, accountIds);
  const removedIds = await removeBases(tx, accountIds, { reason: "freed", now });
  await notifyProcesses(tx, statusChanges(removedIds));
  return removedIds;
}
