/** COPY over the driver, in chunks, with backpressure. */
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type postgres from "postgres";

/** What both transactions and connections offer. */
export type Client = postgres.ISql;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const target = (table: string, columns: readonly string[]): string =>
  `${quoted(table)} (${columns.map(quoted).join(", ")})`;

/** The rows of a table in the text form: one line each. */
export async function* copyOut(
  sql: Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Buffer> {
  const rows = await sql.unsafe(`copy ${target(table, columns)} to stdout`).readable();
  try {
    for await (const chunk of rows.iterator({ destroyOnReturn: false })) yield chunk;
  } finally {
    // A reader that stops early still has to drain the rest: the connection carries nothing else until then.
    if (!rows.readableEnded && !rows.destroyed) await finished(rows.resume()).catch(() => {});
    // The driver's socket rests while nobody reads, also after the last row: wake it.
    if (rows.errored === null) rows._read(0);
  }
}

const write = (to: Writable, chunk: Buffer) =>
  new Promise<void>((resolve, reject) => {
    to.write(chunk, (error) => (error ? reject(error) : resolve()));
  });

/** Loads what `copyOut` gave. Fails with what Postgres says, also when it says so after the last row. */
export async function copyIn(
  sql: Client,
  table: string,
  columns: readonly string[],
  chunks: AsyncIterable<Buffer>,
): Promise<void> {
  const query = sql.unsafe(`copy ${target(table, columns)} from stdin`);
  // The driver forgets a failure that comes once the stream is handed out: take it from its query.
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
