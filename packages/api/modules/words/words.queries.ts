/** The words of the filter, and the texts that a preview searches. */
import { accounts, type Database, filterWords, messages } from "@emberlode/db";
import type { FilterWord } from "@emberlode/game";
import { and, desc, eq, ilike, lt, or } from "drizzle-orm";
import { STAFF_MESSAGE_COLUMNS } from "../staff/lists.queries.ts";

interface Page {
  before: number | undefined;
  limit: number;
}

/** The columns of a word that the filter uses. */
export const findFilter = (db: Database): Promise<FilterWord[]> =>
  db
    .select({
      text: filterWords.text,
      scope: filterWords.scope,
      action: filterWords.action,
      isWhole: filterWords.isWhole,
    })
    .from(filterWords);

/** Words before one that contain a text, or whose note does; newest first. */
export async function findWords(db: Database, { text, before, limit }: Page & { text: string }) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return db
    .select({
      id: filterWords.id,
      text: filterWords.text,
      scope: filterWords.scope,
      action: filterWords.action,
      isWhole: filterWords.isWhole,
      note: filterWords.note,
      by: accounts.username,
      createdAt: filterWords.createdAt,
    })
    .from(filterWords)
    .leftJoin(accounts, eq(accounts.id, filterWords.addedBy))
    .where(
      and(
        text === ""
          ? undefined
          : or(ilike(filterWords.text, pattern), ilike(filterWords.note, pattern)),
        before === undefined ? undefined : lt(filterWords.id, before),
      ),
    )
    .orderBy(desc(filterWords.id))
    .limit(limit);
}

export const countWords = (db: Database): Promise<number> => db.$count(filterWords);

/** The word with this form, or null. */
export async function findByForm(db: Database, form: string): Promise<{ text: string } | null> {
  const [row] = await db
    .select({ text: filterWords.text })
    .from(filterWords)
    .where(eq(filterWords.form, form));
  return row ?? null;
}

export interface NewWord extends FilterWord {
  form: string;
  note: string;
  addedBy: number;
}

export async function insertWord(tx: Database, word: NewWord, now: number): Promise<void> {
  await tx.insert(filterWords).values({ ...word, createdAt: now });
}

/** The removed word, or null. */
export async function deleteWord(tx: Database, id: number) {
  const [row] = await tx.delete(filterWords).where(eq(filterWords.id, id)).returning();
  return row ?? null;
}

/** Messages of a room before a number, newest first. */
export const findMessagesBefore = (db: Database, room: string, { before, limit }: Page) =>
  db
    .select(STAFF_MESSAGE_COLUMNS)
    .from(messages)
    .where(
      and(eq(messages.room, room), before === undefined ? undefined : lt(messages.seq, before)),
    )
    .orderBy(desc(messages.seq))
    .limit(limit);

/** Names that players chose, before an account id, newest first. Guests have random names. */
export const findNamesBefore = (db: Database, { before, limit }: Page) =>
  db
    .select({
      id: accounts.id,
      username: accounts.username,
      baseName: accounts.baseName,
      quote: accounts.quote,
    })
    .from(accounts)
    .where(
      and(eq(accounts.isGuest, false), before === undefined ? undefined : lt(accounts.id, before)),
    )
    .orderBy(desc(accounts.id))
    .limit(limit);
