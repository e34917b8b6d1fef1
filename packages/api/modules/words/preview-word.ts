/** Previews the matches of a filter word in existing messages and names. */
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  CHAT_ROOM,
  PREVIEW_SAMPLES,
  PREVIEWED_ACCOUNTS,
  PREVIEWED_MESSAGES,
  type PreviewWordInput,
  type WordPreview,
} from "@emberlode/contract";
import { compileWords, joinSpans, type Span } from "@emberlode/game";
import type { StaffContext } from "../../context.ts";
import { toStaffMessage } from "../staff/lists.ts";
import { findMessagesBefore, findNamesBefore } from "./words.queries.ts";

/** Rows read and searched per turn of the event loop. */
const BATCH = 100;
const PARTS = ["username", "baseName", "quote"] as const;

type MarksOf = (text: string) => Span[];

/** All rows of a list by number, in batches: at most `limit`, newest first. */
async function* batchesOf<Row extends { id: number }>(
  limit: number,
  read: (page: { before: number | undefined; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let before: number | undefined;
  for (let remaining = limit; remaining > 0; remaining -= BATCH) {
    const rows = await read({ before, limit: Math.min(BATCH, remaining) });
    yield rows;
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
    await nextTurn();
  }
}

async function searchMessages({ services: { db } }: StaffContext<"db">, marksOf: MarksOf) {
  const result: NonNullable<WordPreview["messages"]> = { searched: 0, found: 0, samples: [] };
  const batches = batchesOf(PREVIEWED_MESSAGES, (page) => findMessagesBefore(db, CHAT_ROOM, page));
  for await (const rows of batches) {
    result.searched += rows.length;
    for (const row of rows) {
      const marks = marksOf(row.body);
      if (marks.length === 0) continue;
      result.found += 1;
      if (result.samples.length >= PREVIEW_SAMPLES) continue;
      result.samples.push({ ...toStaffMessage(row), marks });
    }
  }
  return result;
}

async function searchNames({ services: { db } }: StaffContext<"db">, marksOf: MarksOf) {
  const result: NonNullable<WordPreview["names"]> = { searched: 0, found: 0, samples: [] };
  for await (const rows of batchesOf(PREVIEWED_ACCOUNTS, (page) => findNamesBefore(db, page))) {
    result.searched += rows.length;
    for (const { username, ...row } of rows) {
      for (const part of PARTS) {
        const text = { username, ...row }[part];
        const marks = marksOf(text);
        if (marks.length === 0) continue;
        result.found += 1;
        if (result.samples.length >= PREVIEW_SAMPLES) continue;
        result.samples.push({ username, part, text, marks });
      }
    }
  }
  return result;
}

/** Finds a word in the newest messages and in the names of the newest accounts. */
export async function previewWord(
  ctx: StaffContext<"db">,
  { text, scope, isWhole }: PreviewWordInput,
): Promise<WordPreview> {
  const find = compileWords([{ text, isWhole }]);
  const marksOf: MarksOf = (searched) => joinSpans(find(searched));
  const messages = scope === "names" ? null : await searchMessages(ctx, marksOf);
  const names = scope === "chat" ? null : await searchNames(ctx, marksOf);
  return { messages, names };
}
