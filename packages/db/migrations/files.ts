import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** One generated migration: its statements, and a hash to tell whether it was changed afterward. */
export interface Migration {
  name: string;
  hash: string;
  statements: readonly string[];
}

const MARKER = join("drizzle", "meta", "_journal.json");

/**
 * The `drizzle/` folder: the nearest one above this file (source or bundle) or the working folder.
 */
export function migrationsFolder(): string {
  for (const start of [dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      if (existsSync(join(folder, MARKER))) return join(folder, "drizzle");
      if (folder === dirname(folder)) break;
    }
  }
  throw new Error("The drizzle/ folder with the migrations was not found.");
}

/** Reads every migration in order. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, "meta", "_journal.json"), "utf8"),
  );
  return journal.entries.map(({ tag }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), "utf8");
    return {
      name: tag,
      hash: createHash("sha256").update(text).digest("hex"),
      // The generator qualifies referenced tables with "public"; a world can be any schema
      // (search_path).
      statements: text.replaceAll('"public".', "").split("--> statement-breakpoint"),
    };
  });
}
