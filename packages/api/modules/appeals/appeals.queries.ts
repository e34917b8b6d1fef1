/** Appeals against sanctions. */
import { accounts, appeals, type Database, sanctions } from "@emberlode/db";
import type { AppealDecision } from "@emberlode/game";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, min } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LISTED_COLUMNS } from "../staff/lists.queries.ts";

export interface AppealRow {
  body: string;
  createdAt: number;
  decision: AppealDecision | null;
  answer: string;
}

/** The newest sanctions of a player with their appeals. */
export async function findOwnSanctions(db: Database, playerId: number) {
  return db
    .select({
      id: sanctions.id,
      kind: sanctions.kind,
      reason: sanctions.reason,
      createdAt: sanctions.createdAt,
      until: sanctions.until,
      liftedAt: sanctions.liftedAt,
      appeal: {
        body: appeals.body,
        createdAt: appeals.createdAt,
        decision: appeals.decision,
        answer: appeals.answer,
      },
    })
    .from(sanctions)
    .leftJoin(appeals, eq(appeals.sanctionId, sanctions.id))
    .where(eq(sanctions.playerId, playerId))
    .orderBy(desc(sanctions.id))
    .limit(20);
}

/** Whether a player has this sanction. */
export async function hasSanction(db: Database, playerId: number, id: number): Promise<boolean> {
  const isOwn = and(eq(sanctions.id, id), eq(sanctions.playerId, playerId));
  return (await db.$count(sanctions, isOwn)) > 0;
}

/** False if the sanction was appealed before with another text. */
export async function insertAppeal(
  db: Database,
  appeal: { sanctionId: number; body: string },
  now: number,
): Promise<boolean> {
  const rows = await db
    .insert(appeals)
    .values({ ...appeal, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: appeals.id });
  if (rows.length > 0) return true;
  // The answer to the first call may have been lost.
  const isSame = and(eq(appeals.sanctionId, appeal.sanctionId), eq(appeals.body, appeal.body));
  return (await db.$count(appeals, isSame)) > 0;
}

const appealDeciders = alias(accounts, "appeal_deciders");
const deciders = alias(accounts, "deciders");
const lifters = alias(accounts, "lifters");

const APPEAL_COLUMNS = {
  id: appeals.id,
  body: appeals.body,
  createdAt: appeals.createdAt,
  decision: appeals.decision,
  answer: appeals.answer,
  answeredBy: appealDeciders.username,
  playerId: sanctions.playerId,
  sanction: {
    id: sanctions.id,
    kind: sanctions.kind,
    reason: sanctions.reason,
    createdAt: sanctions.createdAt,
    until: sanctions.until,
    by: deciders.username,
    liftedAt: sanctions.liftedAt,
    liftedBy: lifters.username,
  },
  decidedBy: sanctions.decidedBy,
};

const selectAppeals = (db: Database) =>
  db
    .select({ ...APPEAL_COLUMNS, player: LISTED_COLUMNS })
    .from(appeals)
    .innerJoin(sanctions, eq(sanctions.id, appeals.sanctionId))
    .innerJoin(accounts, eq(accounts.id, sanctions.playerId))
    .leftJoin(appealDeciders, eq(appealDeciders.id, appeals.decidedBy))
    .leftJoin(deciders, eq(deciders.id, sanctions.decidedBy))
    .leftJoin(lifters, eq(lifters.id, sanctions.liftedBy));

/** Open appeals after one, oldest first: no player waits longer because of newer appeals. */
export async function findOpenAppeals(db: Database, after: number, limit: number) {
  return selectAppeals(db)
    .where(and(isNull(appeals.decision), gt(appeals.id, after)))
    .orderBy(asc(appeals.id))
    .limit(limit);
}

/** Decided appeals before one, newest first. */
export async function findDecidedAppeals(db: Database, before: number | undefined, limit: number) {
  return selectAppeals(db)
    .where(
      and(isNotNull(appeals.decision), before === undefined ? undefined : lt(appeals.id, before)),
    )
    .orderBy(desc(appeals.id))
    .limit(limit);
}

/** One appeal, or null. */
export async function findAppeal(db: Database, id: number) {
  const [row] = await selectAppeals(db).where(eq(appeals.id, id));
  return row ?? null;
}

/** How many appeals are open, and when the first was written (milliseconds). */
export async function countOpenAppeals(
  db: Database,
): Promise<{ open: number; oldestAt: number | null }> {
  const [row] = await db
    .select({ open: count(), oldestAt: min(appeals.createdAt) })
    .from(appeals)
    .where(isNull(appeals.decision));
  return row ?? { open: 0, oldestAt: null };
}

export interface AppealAnswer {
  decision: AppealDecision;
  answer: string;
  by: number | null;
  now: number;
}

/** False if it was answered before. */
export async function answerAppeal(
  tx: Database,
  id: number,
  { decision, answer, by, now }: AppealAnswer,
): Promise<boolean> {
  const rows = await tx
    .update(appeals)
    .set({ decision, answer, decidedBy: by, decidedAt: now })
    .where(and(eq(appeals.id, id), isNull(appeals.decision)))
    .returning({ id: appeals.id });
  return rows.length > 0;
}
