/** COPY over the driver, in chunks, with backpressure. */
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type postgres from "postgres";

/** The interface of both transactions and connections. */
export type Client = postgres.ISql;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const target = (table: string, columns: readonly string[]): string =>
  `${quoted(table)} (${columns.map(quoted).join(", ")})`;

/** The rows of a table in COPY's text format, one line each. */
export async function* copyOut(
  sql: Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Buffer> {
  const rows = await sql.unsafe(`copy ${target(table, columns)} to stdout`).readable();
  try {
    for await (const chunk of rows.iterator({ destroyOnReturn: false })) yield chunk;
  } finally {
    // If the reader stops early, drain the rest: the connection is unusable until then.
    if (!rows.readableEnded && !rows.destroyed) await finished(rows.resume()).catch(() => {});
    // The driver pauses its socket while nothing is read, even after the last row: resume it.
    if (rows.errored === null) rows._read(0);
  }
}

const write = (to: Writable, chunk: Buffer) =>
  new Promise<void>((resolve, reject) => {
    to.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Loads the output of `copyOut`. Fails with Postgres's error, even if it comes after the last row.
 */
export async function copyIn(
  sql: Client,
  table: string,
  columns: readonly string[],
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const query = sql.unsafe(`copy ${target(table, columns)} from stdin`);
  // The driver drops a failure that comes after it returned the stream: take it from the query.
  const failed = new Promise<never>((_, reject) => Object.assign(query, { reject }));
  failed.catch(() => {});
  const rows = await Promise.race([query.writable(), failed]);
  rows.on("error", () => {});
  const load = async () => {
    for await (const chunk of chunks) await write(rows, chunk);
    await new Promise<void>((done) => rows.end(done));
  };
  try {
    await Promise.race([load(), failed]);
  } catch (error) {
    rows.destroy();
    throw error;
  }
}
