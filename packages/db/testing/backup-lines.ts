/** The rows of a backup, and of the world it became, to compare. */
import { copyOut } from "../backup/copy.ts";
import type { VerifiedBackup } from "../backup/read-backup.ts";
import { openSession } from "../backup/session.ts";

/** By table: its rows as sorted lines of COPY. */
type TableLines = Record<string, string[]>;

async function linesOf(rows: AsyncIterable<Buffer>): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of rows) chunks.push(chunk);
  return Buffer.concat(chunks).toString().split("\n").sort();
}

export async function linesOfBackup(backup: VerifiedBackup): Promise<TableLines> {
  const lines: TableLines = {};
  for await (const { table, rows } of backup.tables()) lines[table.name] = await linesOf(rows);
  return lines;
}

/** The rows of a world's tables, with the columns that they have in the backup. */
export async function linesOfWorld(
  url: string,
  world: string,
  { manifest: { tables } }: VerifiedBackup,
): Promise<TableLines> {
  const sql = openSession(url, world, "emberlode-backup");
  try {
    const lines: TableLines = {};
    for (const { name, columns } of tables) {
      const read = sql.begin((transaction) => linesOf(copyOut(transaction, name, columns)));
      lines[name] = await read;
    }
    return lines;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
