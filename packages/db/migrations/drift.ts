import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { migrationsFolder } from "./files.ts";

const KIT = fileURLToPath(new URL("../cli/drizzle-kit.mjs", import.meta.url));
const PACKAGE = dirname(dirname(KIT));

/**
 * Generates into a copy of `drizzle/` and returns the new files: none if schema and migrations
 * agree. Works offline.
 */
export async function migrationDrift(): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), "emberlode-drift-"));
  try {
    await cp(migrationsFolder(), copy, { recursive: true });
    const before = new Set(await readdir(copy));
    // The tool treats its output folder as relative, even an absolute one, and fails with status 0.
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [KIT, "generate", "--name", "drift"],
      { env: { ...process.env, DRIZZLE_OUT: relative(PACKAGE, copy) } },
    );
    const newFiles = (await readdir(copy)).filter((file) => !before.has(file));
    if (newFiles.length === 0 && !stdout.includes("No schema changes")) {
      throw new Error(`drizzle-kit could not compare the schemas: ${stderr || stdout}`);
    }
    return newFiles;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
