/** How many neighbors a world has. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.ts";
import { SESSION_SECRET_FILE } from "./secrets.ts";

/** Number of neighbors in a new world. */
const DEFAULT_COUNT = 8;
/** File in DATA_DIR with the neighbors' accounts. */
export const ACCOUNTS_FILE = "neighbors.json";

/**
 * Number of neighbors: `NEIGHBORS` if set, else eight in a new world of the built-in database or
 * one that has them already. Determined before the server creates its data folder.
 */
export function neighborCountOf({ NEIGHBORS, DATABASE_URL, DATA_DIR }: Env): number {
  if (NEIGHBORS !== undefined) return NEIGHBORS;
  if (DATABASE_URL !== undefined) return 0;
  const isNew = !existsSync(join(DATA_DIR, SESSION_SECRET_FILE));
  return isNew || existsSync(join(DATA_DIR, ACCOUNTS_FILE)) ? DEFAULT_COUNT : 0;
}
