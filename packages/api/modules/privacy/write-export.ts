/** Writes everything stored about a player as JSON, a page of rows at a time. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@emberlode/db";
import { asc, type SQL, sql } from "drizzle-orm";
import { isoTime } from "../../platform/clock.ts";
import { EXPORT_SECTIONS, type Section } from "./export-sections.ts";

/** Between two pages, so that a long log leaves the server time for other calls. */
const PAUSE_MS = 5;

/** Names of columns with times in milliseconds. */
const IS_TIME = /(?:At|Until|^until)$/;

/** Times as texts, with null for never, and bytes as base64. */
function toJson(name: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value !== "number" || !IS_TIME.test(name)) return value;
  return value === 0 ? null : isoTime(value);
}

type Row = Readonly<Record<string, unknown>>;

const toText = (row: Row): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toJson(name, value)])),
  );

/**
 * Matches the rows after a key, so that no row is on two pages even if rows are added in between.
 */
function isAfter({ key }: Section, last: Row | null): SQL | undefined {
  if (last === null) return undefined;
  const values = key.map((column, index) => sql`${sql.param(last[`key${index}`], column)}`);
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

async function readPage(db: Database, section: Section, playerId: number, last: Row | null) {
  const { table, key, where, columns } = section;
  const after = isAfter(section, last);
  const ownRows = where(playerId);
  const rows = await db
    .select({
      row: columns(playerId),
      key: Object.fromEntries(key.map((column, index) => [`key${index}`, column])),
    })
    .from(table)
    .where(after === undefined ? ownRows : sql`${ownRows} and ${after}`)
    .orderBy(...key.map((column) => asc(column)))
    .limit(section.pageSize);
  return rows as readonly { row: Row; key: Row }[];
}

async function* writeSection(db: Database, section: Section, playerId: number) {
  let last: Row | null = null;
  for (let isFirst = true; ; isFirst = false) {
    const rows = await readPage(db, section, playerId, last);
    if (rows.length > 0) {
      yield `${isFirst ? "\n" : ",\n"}${rows.map(({ row }) => toText(row)).join(",\n")}`;
    }
    last = rows.at(-1)?.key ?? null;
    if (rows.length < section.pageSize) return;
    await sleep(PAUSE_MS);
  }
}

/**
 * The file as texts. Each is made when the reader has taken the previous one, so a slow reader
 * holds one page in memory. Rows are as they were when their page was read. `complete` is its last
 * value.
 */
export async function* writeExport(
  db: Database,
  playerId: number,
  now: number,
): AsyncGenerator<string> {
  yield `{\n"format": "emberlode-player", "version": 1, "exportedAt": ${JSON.stringify(isoTime(now))}`;
  for (const [name, section] of Object.entries(EXPORT_SECTIONS)) {
    yield `,\n${JSON.stringify(name)}: [`;
    yield* writeSection(db, section, playerId);
    yield "]";
  }
  yield ',\n"complete": true\n}\n';
}
