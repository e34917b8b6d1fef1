import { createPool, type Pool } from "../connection/pool.ts";

/** Copying a database waits for a checkpoint, which a busy machine may delay. */
const DEADLINE_MS = 20_000;

const options = { world: "nowhere", applicationName: "emberlode-test", deadlineMs: DEADLINE_MS };

/** Runs one statement on a server, outside any world. */
export async function runSql(url: string, text: string): Promise<void> {
  const pool = createPool({ ...options, url, reads: 1 });
  try {
    await pool.query(text);
  } finally {
    await pool.close();
  }
}

const pools = new Map<string, Pool>();

/**
 * Runs one statement on a server over connections that stay open as long as this process, since a
 * test run sends hundreds of them.
 */
export async function runOnTestServer(url: string, text: string): Promise<void> {
  const pool = pools.get(url) ?? createPool({ ...options, url, reads: 2 });
  pools.set(url, pool);
  await pool.query(text);
}
