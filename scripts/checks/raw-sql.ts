/** Limits raw SQL statements, which need a reason (decision 68). */
import type { Sources } from "./repository-files.ts";

/** Product code, except commits, migrations and backups, which use SQL, and tests. */
const PRODUCT =
  /^(?:packages\/(?:api|db\/(?:accounts|connection|world))|apps\/server)\/(?!recorded\/|random-play\/)(?!.*(?:\.test\.|\btesting\b)).*\.ts$/;
/** Where Drizzle's own statements are sent. */
const SENDER = "packages/db/connection/";

/** A prepared query of Drizzle executes with an object of values. */
const STATEMENT =
  /\bpool\.(?:query|values)[<(]|\.execute(?:<|\((?!\{))[^`;]{0,40}|sql(?:<[^`]*>)?`\s*(?:select|insert|update|delete|with)\b/g;
const MAX_RAW_STATEMENTS = 25;
/** How many lines above a statement its reason may be. */
const ABOVE = 12;

/** Raw statements without a comment that begins with "Raw", and whether there are too many. */
export function findRawStatements(files: Sources): string[] {
  const found: string[] = [];
  let count = 0;
  for (const [path, text] of files) {
    if (!PRODUCT.test(path) || path.startsWith(SENDER)) continue;
    const lines = text.split("\n");
    for (const { index } of text.matchAll(STATEMENT)) {
      count += 1;
      const line = text.slice(0, index).split("\n").length;
      const above = lines.slice(Math.max(0, line - ABOVE), line).join("\n");
      if (!/(?:\/\/|\*) .*\bRaw[:,]/.test(above))
        found.push(`${path}:${line}: raw, without a reason`);
    }
  }
  if (count > MAX_RAW_STATEMENTS)
    found.push(`${count} raw statements; at most ${MAX_RAW_STATEMENTS}`);
  return found;
}
