/** Deletes accounts with everything that belongs to their players. */
import { and, asc, isNull, sql } from "drizzle-orm";
import { isAnyOf, type Transaction } from "../connection/database.ts";
import { notifyProcesses } from "../connection/notify.ts";
import { accounts, alerts, ledger, naps, players, rankHours, reports } from "../schema/index.ts";
import { reserveNames } from "./deleted-names.ts";
import { findReplacedNames, forgetNames } from "./forget-names.ts";
import { lockPlayers, lockSessions } from "./lock-rows.ts";

/** An account that was deleted, as far as something has to be remembered. */
export interface DeletedAccount {
  id: number;
  isGuest: boolean;
  email: string | null;
  bannedAt: number | null;
  bannedUntil: number | null;
}

/** Log lines deleted per statement, so that each stays within its time limit. */
const LINES_PER_DELETE = 20_000;

/** Deletes logs before their players, since one statement could not delete a long log in time. */
async function deleteLogs(tx: Transaction, ids: readonly number[]): Promise<void> {
  for (;;) {
    const batch = tx
      .select({ playerId: ledger.playerId, id: ledger.id })
      .from(ledger)
      .where(isAnyOf(ledger.playerId, ids))
      .limit(LINES_PER_DELETE);
    const { count } = await tx
      .delete(ledger)
      .where(sql`(${ledger.playerId}, ${ledger.id}) in ${batch}`);
    if (count < LINES_PER_DELETE) return;
  }
}

/** Ends the partnership of everyone who has a pact with them; returns these players. */
async function endPacts(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const pacts = await tx
    .select({ low: naps.low, high: naps.high })
    .from(naps)
    .where(sql`${isAnyOf(naps.low, ids)} or ${isAnyOf(naps.high, ids)}`);
  const deletedIds = new Set(ids);
  const partners = [...new Set(pacts.flatMap(({ low, high }) => [low, high]))].filter(
    (id) => !deletedIds.has(id),
  );
  await lockPlayers(tx, partners);
  const remaining = tx
    .select({ id: sql`other` })
    .from(sql`unnest(${players.napPartners}) as other`)
    .where(sql`not other = any(${sql.param([...ids])}::int[])`);
  const changed = await tx
    .update(players)
    .set({ napPartners: sql`array(${remaining})`, version: sql`${players.version} + 1` })
    .where(
      and(
        isAnyOf(players.id, partners),
        sql`${players.napPartners} && ${sql.param([...ids])}::int[]`,
      ),
    )
    .returning({ id: players.id });
  return changed.map(({ id }) => id);
}

/**
 * Closes the reports of what players show and do, which is gone with them, and tells those who sent
 * them. Reports of messages stay open: the messages stay, too.
 */
async function closeReports(tx: Transaction, ids: readonly number[], now: number): Promise<void> {
  const isAboutDeleted = and(isAnyOf(reports.targetId, ids), isNull(reports.seq));
  await tx.update(reports).set({ content: "" }).where(isAboutDeleted);
  const closed = await tx
    .update(reports)
    .set({ decision: "left", decidedAt: now })
    .where(and(isAboutDeleted, isNull(reports.decision)))
    .returning({ reporterId: reports.reporterId, subject: reports.subject });
  const reporters = closed.map(({ reporterId }) => reporterId);
  const remaining = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isAnyOf(accounts.id, reporters), sql`not ${isAnyOf(accounts.id, ids)}`))
    .orderBy(asc(accounts.id))
    .for("key share");
  const isThere = new Set(remaining.map(({ id }) => id));
  const rows = closed
    .filter(({ reporterId }) => isThere.has(reporterId))
    .map(({ reporterId: playerId, subject }): typeof alerts.$inferInsert => {
      const facts = { decision: "left", subject };
      return { playerId, type: "admin", kind: "report", facts, createdAt: now };
    });
  if (rows.length > 0) await tx.insert(alerts).values(rows);
}

export interface DeletedAccounts {
  deleted: readonly DeletedAccount[];
  /** Partners in pacts: `actions.invalidate` them, like the deleted players. */
  changed: readonly number[];
}

/**
 * Deletes up to twenty accounts: the rows of their players are gone, factories are free, pacts end,
 * and what others keep about them has no name. The names of those that were not guests stay taken.
 * Locks sessions, accounts and players in this order; the caller may have locked them before.
 */
export async function deleteAccounts(
  tx: Transaction,
  ids: readonly number[],
  now: number,
): Promise<DeletedAccounts> {
  await lockSessions(tx, ids);
  const found = await tx
    .select({
      id: accounts.id,
      username: accounts.username,
      formerName: accounts.formerName,
      isGuest: accounts.isGuest,
      email: accounts.email,
      bannedAt: accounts.bannedAt,
      bannedUntil: accounts.bannedUntil,
    })
    .from(accounts)
    .where(isAnyOf(accounts.id, ids))
    .orderBy(asc(accounts.id))
    .for("update");
  const present = found.map(({ id }) => id);
  if (present.length === 0) return { deleted: [], changed: [] };
  // From here on no action of others can name them: it would have to lock them, too.
  await lockPlayers(tx, present);
  const names = [
    ...found.flatMap(({ username, formerName }) => [username, formerName ?? []].flat()),
    ...(await findReplacedNames(tx, present)),
  ];
  const isShown = await forgetNames(tx, { ids: present, names });
  await deleteLogs(tx, present);
  await closeReports(tx, present, now);
  const changed = await endPacts(tx, present);
  await tx.delete(rankHours).where(isAnyOf(rankHours.playerId, present));
  const reserved = found.filter(({ isGuest }) => !isGuest);
  await reserveNames(
    tx,
    reserved.flatMap(({ username, formerName }) => [username, formerName ?? []].flat()),
    now,
  );
  await tx.delete(accounts).where(isAnyOf(accounts.id, present));
  await notifyProcesses(tx, [
    ...(isShown ? present.map((playerId) => ({ t: "renamed", playerId, username: "" })) : []),
    ...(changed.length > 0 ? [{ t: "status", playerIds: changed }] : []),
  ]);
  return {
    deleted: found.map(({ username: _, formerName: __, ...account }) => account),
    changed,
  };
}
