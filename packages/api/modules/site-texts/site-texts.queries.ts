/** Texts of the public pages: the newest version of a page and language is in force. */
import { accounts, type Database, siteTexts, type Transaction } from "@emberlode/db";
import type { SitePage } from "@emberlode/game";
import type { Language } from "@emberlode/messages";
import { and, desc, eq, lt, sql } from "drizzle-orm";

export interface TextKey {
  page: SitePage;
  language: Language;
}

const isOf = ({ page, language }: TextKey) =>
  and(eq(siteTexts.page, page), eq(siteTexts.language, language));

/** The newest version; null if the text was never changed. */
export async function findNewestVersion(db: Database, key: TextKey) {
  const [row] = await db
    .select({
      id: siteTexts.id,
      body: siteTexts.body,
      createdAt: siteTexts.createdAt,
      by: accounts.username,
    })
    .from(siteTexts)
    .leftJoin(accounts, eq(accounts.id, siteTexts.authorId))
    .where(isOf(key))
    .orderBy(desc(siteTexts.id))
    .limit(1);
  return row ?? null;
}

/** The newest version of a page in each language that has one. */
export async function findNewestOfPage(db: Database, page: SitePage) {
  return db
    .selectDistinctOn([siteTexts.language], {
      language: siteTexts.language,
      body: siteTexts.body,
      createdAt: siteTexts.createdAt,
    })
    .from(siteTexts)
    .where(eq(siteTexts.page, page))
    .orderBy(siteTexts.language, desc(siteTexts.id));
}

/** The newest version of every page and language, without its text. */
export async function findNewestOfAll(db: Database) {
  return db
    .selectDistinctOn([siteTexts.page, siteTexts.language], {
      page: siteTexts.page,
      language: siteTexts.language,
      id: siteTexts.id,
      isDefault: sql<boolean>`${siteTexts.body} = ''`,
      createdAt: siteTexts.createdAt,
      by: accounts.username,
    })
    .from(siteTexts)
    .leftJoin(accounts, eq(accounts.id, siteTexts.authorId))
    .orderBy(siteTexts.page, siteTexts.language, desc(siteTexts.id));
}

/** A page of versions before one, newest first, without their texts. */
export async function findVersions(
  db: Database,
  key: TextKey,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return db
    .select({
      id: siteTexts.id,
      length: sql<number>`char_length(${siteTexts.body})`,
      createdAt: siteTexts.createdAt,
      by: accounts.username,
    })
    .from(siteTexts)
    .leftJoin(accounts, eq(accounts.id, siteTexts.authorId))
    .where(and(isOf(key), before === undefined ? undefined : lt(siteTexts.id, before)))
    .orderBy(desc(siteTexts.id))
    .limit(limit);
}

/** The text of a version, or null. */
export async function findVersion(db: Database, id: number): Promise<string | null> {
  const [row] = await db
    .select({ body: siteTexts.body })
    .from(siteTexts)
    .where(eq(siteTexts.id, id));
  return row?.body ?? null;
}

export async function insertVersion(
  tx: Transaction,
  version: TextKey & { body: string; authorId: number; createdAt: number },
): Promise<void> {
  await tx.insert(siteTexts).values(version);
}
