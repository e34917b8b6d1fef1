import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** File in DATA_DIR with the generated session secret. */
export const SESSION_SECRET_FILE = "session-secret";

/** File in DATA_DIR with the login of the demo account. */
export const DEMO_FILE = "demo-login";

/**
 * Files in DATA_DIR that are included in a backup, since they belong to the world but are not in
 * its database.
 */
export const BACKED_UP_FILES: readonly string[] = [SESSION_SECRET_FILE, DEMO_FILE];

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/**
 * The secret with this name, created at the first start and stored in DATA_DIR, readable only by
 * the server. Servers that start concurrently get the same one.
 */
export function readOrCreateSecret(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, name);
  try {
    writeFileSync(path, `${randomBytes(32).toString("base64url")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < 32) throw new Error(`${path} is damaged. Delete it to create a new one.`);
  return secret;
}
