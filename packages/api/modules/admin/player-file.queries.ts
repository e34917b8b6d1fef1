/** Queries for the staff's page about one player. */
import {
  accountDeletions,
  accounts,
  type Database,
  emailChanges,
  factories,
  ledger,
  messages,
  mines,
  players,
  plots,
  referralDays,
  reports,
  sessions,
  teamNotes,
} from "@emberlode/db";
import { type LedgerKind, logCategoryIndex, logTotal } from "@emberlode/game";
import { and, asc, desc, eq, gt, gte, isNotNull, lt, sql } from "drizzle-orm";
import { LISTED_COLUMNS, STAFF_MESSAGE_COLUMNS } from "../staff/lists.queries.ts";

/** The account and its player, with the base, or null. */
export async function findFile(db: Database, id: number) {
  const [row] = await db
    .select({
      ...LISTED_COLUMNS,
      formerName: accounts.formerName,
      email: accounts.email,
      baseName: accounts.baseName,
      quote: accounts.quote,
      profilePicture: accounts.profilePicture,
      createdAt: accounts.createdAt,
      deletesAt: accountDeletions.dueAt,
      baseX: players.baseX,
      baseY: players.baseY,
      baseLevel: factories.lvl,
      carriedMetal: players.carriedMetal,
      carriedEnergy: players.carriedEnergy,
      bankedMetal: players.bankedMetal,
      bankedEnergy: players.bankedEnergy,
      counts: players.logCounts,
    })
    .from(accounts)
    .innerJoin(players, eq(players.id, accounts.id))
    .innerJoin(factories, and(eq(factories.owner, accounts.id), eq(factories.type, "base")))
    .leftJoin(accountDeletions, eq(accountDeletions.accountId, accounts.id))
    .where(eq(accounts.id, id));
  if (row === undefined) return null;
  const { counts, ...rest } = row;
  return { ...rest, lines: logTotal(counts) };
}

/** The address of a change that waits for its mailed link; null if none. */
export async function findPendingEmail(db: Database, accountId: number, now: number) {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.accountId, accountId), gt(emailChanges.expiresAt, now)))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return row?.email ?? null;
}

/** The newest notes of staff about a player. */
export async function findNotes(db: Database, playerId: number) {
  return db
    .select({
      id: teamNotes.id,
      by: accounts.username,
      createdAt: teamNotes.createdAt,
      body: teamNotes.body,
    })
    .from(teamNotes)
    .leftJoin(accounts, eq(accounts.id, teamNotes.authorId))
    .where(eq(teamNotes.playerId, playerId))
    .orderBy(desc(teamNotes.id))
    .limit(50);
}

export interface NewNote {
  playerId: number;
  authorId: number;
  body: string;
}

export async function insertNote(tx: Database, note: NewNote, now: number): Promise<void> {
  await tx.insert(teamNotes).values({ ...note, createdAt: now });
}

/** The active sessions of an account, last used first. */
export async function findActiveSessions(db: Database, accountId: number, now: number) {
  return db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      seenAt: sessions.seenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt))
    .limit(50);
}

/** How many reports a player sent, and how many there are about them. */
export async function countReports(db: Database, playerId: number) {
  const [by, about] = await Promise.all([
    db.$count(reports, eq(reports.reporterId, playerId)),
    db.$count(reports, eq(reports.targetId, playerId)),
  ]);
  return { by, about };
}

export interface LedgerRow {
  id: number;
  createdAt: number;
  kind: LedgerKind;
  metal: number;
  energy: number;
  detail: Record<string, string | number | boolean | null>;
}

interface LedgerPage {
  kind: LedgerKind | undefined;
  before: number | undefined;
  limit: number;
}

/** Log lines of a player with their ids, newest first. */
export async function findLedger(
  db: Database,
  playerId: number,
  { kind, before, limit }: LedgerPage,
): Promise<LedgerRow[]> {
  return db
    .select({
      id: ledger.id,
      createdAt: ledger.createdAt,
      kind: sql<LedgerKind>`${ledger.kind}`,
      metal: ledger.dMetal,
      energy: ledger.dEnergy,
      detail: ledger.detail,
    })
    .from(ledger)
    .where(
      and(
        eq(ledger.playerId, playerId),
        isNotNull(ledger.lineNumber),
        kind === undefined
          ? undefined
          : and(eq(ledger.kind, kind), eq(ledger.category, logCategoryIndex(kind))),
        before === undefined ? undefined : lt(ledger.id, before),
      ),
    )
    .orderBy(desc(ledger.id))
    .limit(limit);
}

/** The metal and energy that a player carries. */
export async function findCarried(db: Database, playerId: number) {
  const [player] = await db
    .select({ metal: players.carriedMetal, energy: players.carriedEnergy })
    .from(players)
    .where(eq(players.id, playerId));
  return player ?? { metal: 0, energy: 0 };
}

/** Sum of the rows newer than an id. */
export async function sumNewer(db: Database, playerId: number, id: number) {
  const [sum] = await db
    .select({
      metal: sql<number>`coalesce(sum(${ledger.dMetal}), 0)`,
      energy: sql<number>`coalesce(sum(${ledger.dEnergy}), 0)`,
    })
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), gt(ledger.id, id)));
  return sum ?? { metal: 0, energy: 0 };
}

/** Referral credit paid since a time; each day counts at its last payment. */
export async function findPaidCredit(db: Database, playerId: number, since: number) {
  return db
    .select({
      at: referralDays.updatedAt,
      metal: referralDays.paidMetal,
      energy: referralDays.paidEnergy,
    })
    .from(referralDays)
    .where(and(eq(referralDays.referrerId, playerId), gte(referralDays.updatedAt, since)))
    .orderBy(desc(referralDays.updatedAt))
    .limit(10_000);
}

/** Messages of a player before a time, also removed ones, newest first. */
export async function findMessagesOf(
  db: Database,
  playerId: number,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return db
    .select(STAFF_MESSAGE_COLUMNS)
    .from(messages)
    .where(
      and(
        eq(messages.playerId, playerId),
        before === undefined ? undefined : lt(messages.createdAt, before),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(limit);
}

/**
 * Messages of a player from a time on, also removed ones, newest first: those next to that time.
 */
export async function findMessagesSince(
  db: Database,
  playerId: number,
  { since, limit }: { since: number; limit: number },
) {
  const rows = await db
    .select(STAFF_MESSAGE_COLUMNS)
    .from(messages)
    .where(and(eq(messages.playerId, playerId), gte(messages.createdAt, since)))
    .orderBy(asc(messages.createdAt), asc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

/** When a player wrote a message (milliseconds); null if it is not theirs. */
export async function findMessageTime(
  db: Database,
  playerId: number,
  { room, seq }: { room: string; seq: number },
): Promise<number | null> {
  const [row] = await db
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.room, room), eq(messages.seq, seq), eq(messages.playerId, playerId)));
  return row?.at ?? null;
}

/** Where a player is, and what they have hidden. */
export async function findSecrets(db: Database, playerId: number, now: number) {
  const [[player], laid, marked] = await Promise.all([
    db.select({ x: players.x, y: players.y }).from(players).where(eq(players.id, playerId)),
    db
      .select({ x: mines.x, y: mines.y, until: mines.until })
      .from(mines)
      .where(and(eq(mines.owner, playerId), gt(mines.until, now)))
      .orderBy(asc(mines.x), asc(mines.y)),
    db
      .select({ x: plots.x, y: plots.y, texts: plots.texts })
      .from(plots)
      .where(eq(plots.playerId, playerId))
      .orderBy(asc(plots.createdAt)),
  ]);
  return player === undefined ? null : { position: player, mines: laid, plots: marked };
}
