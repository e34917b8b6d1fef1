/** Profile pictures. A picture never changes: a new one has a new name. */
import { accounts, type Database, lockPlayers, pictures, reports } from "@emberlode/db";
import { CLOCK_SKEW_MS } from "@emberlode/game";
import { and, desc, eq, gt, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";

interface NewPicture {
  name: string;
  accountId: number;
  bytes: Uint8Array;
  now: number;
}

/** The address of a picture, as stored with its account. */
const address = sql<string>`'/pictures/' || ${pictures.name} || '.webp'`;

/**
 * False, storing nothing, if the account has `limit` pictures already; replaced ones are kept for a
 * while. The current one counts as seen at `now`, since it may be about to be replaced.
 */
export async function insertPicture(
  db: Database,
  picture: NewPicture,
  limit: number,
): Promise<boolean> {
  const { accountId, now, ...stored } = picture;
  return db.transaction(async (tx) => {
    // One at a time, so that concurrent calls can't exceed the limit.
    await lockPlayers(tx, [accountId]);
    await tx
      .update(pictures)
      .set({ createdAt: now })
      .from(accounts)
      .where(
        and(
          eq(pictures.accountId, accountId),
          eq(accounts.id, accountId),
          eq(accounts.profilePicture, address),
        ),
      );
    if (!(await hasRoom(tx, accountId, limit))) return false;
    await tx.insert(pictures).values({ ...stored, accountId, createdAt: now });
    return true;
  });
}

/** Whether the account may have one more, checked before rendering. Removed ones do not count. */
export async function hasRoom(db: Database, accountId: number, limit: number): Promise<boolean> {
  const isOwnPicture = and(eq(pictures.accountId, accountId), isNull(pictures.removedAt));
  return (await db.$count(pictures, isOwnPicture)) < limit;
}

export async function findPicture(db: Database, name: string): Promise<Uint8Array | null> {
  const [found] = await db
    .select({ bytes: pictures.bytes })
    .from(pictures)
    .where(and(eq(pictures.name, name), isNull(pictures.removedAt)));
  return found?.bytes ?? null;
}

const STORED_COLUMNS = {
  address,
  bytes: pictures.bytes,
  createdAt: pictures.createdAt,
  removedAt: pictures.removedAt,
};

/** A picture by its address, also one that the team removed; null if it is not stored. */
export async function findStored(db: Database, pictureAddress: string) {
  const [found] = await db
    .select(STORED_COLUMNS)
    .from(pictures)
    .where(eq(pictures.name, pictureAddress.replace(/^\/pictures\/|\.webp$/g, "")));
  return found ?? null;
}

/** Pictures of an account that it does not show and that are still stored, newest first. */
export const findEarlier = (db: Database, accountId: number, limit: number) =>
  db
    .select(STORED_COLUMNS)
    .from(pictures)
    .innerJoin(accounts, eq(accounts.id, pictures.accountId))
    .where(
      and(
        eq(pictures.accountId, accountId),
        sql`${accounts.profilePicture} is distinct from ${address}`,
      ),
    )
    .orderBy(desc(pictures.createdAt))
    .limit(limit);

/** Hides a picture from everyone but the team, or (null) shows it again. */
export async function setRemoved(
  tx: Database,
  pictureAddress: string,
  removedAt: number | null,
): Promise<void> {
  await tx.update(pictures).set({ removedAt }).where(sql`${address} = ${pictureAddress}`);
}

/**
 * Deletes up to `limit` pictures that their account does not show, stored before `before` or (by a
 * clock that ran ahead) after `now`, and not removed by the team since `removedBefore`; returns how
 * many.
 */
export async function deleteUnshown(
  db: Database,
  { before, removedBefore, now }: { before: number; removedBefore: number; now: number },
  limit: number,
): Promise<number> {
  const isOld = or(lt(pictures.createdAt, before), gt(pictures.createdAt, now + CLOCK_SKEW_MS));
  const unshown = db
    .select({ name: pictures.name })
    .from(pictures)
    .innerJoin(accounts, eq(accounts.id, pictures.accountId))
    .where(
      and(
        isOld,
        or(isNull(pictures.removedAt), lt(pictures.removedAt, removedBefore)),
        sql`${accounts.profilePicture} is distinct from ${address}`,
        // A moderator has to see what was reported.
        notExists(
          db
            .select({ one: sql`1` })
            .from(reports)
            .where(and(isNull(reports.decision), sql`${reports.content} = ${address}`)),
        ),
      ),
    )
    .limit(limit);
  const deleted = await db
    .delete(pictures)
    .where(inArray(pictures.name, unshown))
    .returning({ name: pictures.name });
  return deleted.length;
}
