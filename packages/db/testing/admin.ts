import { createPool } from "../connection/pool.ts";

/** Runs one statement on a server, outside any world. */
export async function runSql(url: string, text: string): Promise<void> {
  const pool = createPool({ url, world: "nowhere", reads: 1, applicationName: "emberlode-test" });
  try {
    await pool.query(text);
  } finally {
    await pool.close();
  }
}
