/** The product's own commit statement of one dig, run alone to compare it with `lean`. */
import type { ServerReady } from "./messages.ts";
import { runScript, type ScriptReport } from "./pgbench.ts";

/** Line numbers above this are free for this script, which derives them from versions. */
const UNUSED_LINES = 1_000_000;

/** The recorded rows with placeholders for player, version, line number and key. */
function openRows(parameter: string): string {
  const rows: Record<string, unknown>[] = JSON.parse(parameter);
  const opened = rows.map((row) => ({
    ...row,
    id: "@id",
    v: "@version",
    ...("key" in row && { key: "@key" }),
    ...("nr" in row && { nr: "@line", cat_nr: "@line" }),
  }));
  // A space after each colon, or pgbench would parse variables.
  return JSON.stringify(opened, null, 1).replace(/\n\s*/g, "").replaceAll("'", "''");
}

/** The statement with its parameter built for a player of the benchmark at any version. */
function statementFor(commit: ServerReady["commit"]): string {
  const rows =
    `(select replace(replace(replace(replace('${openRows(commit.parameter)}', '"@id"', p.id::text), ` +
    `'"@version"', p.version::text), '"@line"', (p.version + ${UNUSED_LINES})::text), ` +
    `'@key', gen_random_uuid()::text) ` +
    `from players p where p.id = :id)`;
  return commit.text.replace("$1::text", `${rows}::text`);
}

export function measureCommit(
  { commit, players }: ServerReady,
  url: string,
  world: string,
  folder: string,
  seconds: number,
): Promise<ScriptReport> {
  const ids = players.map(({ id }) => id);
  const [first, last] = [Math.min(...ids), Math.max(...ids)];
  return runScript(
    {
      schema: world,
      statement: statementFor(commit),
      sets: { id: `random(${first}, ${last})` },
      values: () => ({ id: first + Math.floor(Math.random() * (last - first + 1)) }),
    },
    url,
    folder,
    seconds,
  );
}
