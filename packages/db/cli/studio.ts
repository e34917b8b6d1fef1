/**
 * `npm run db:studio`: drizzle studio on DATABASE_URL, or on the built-in database while no server
 * runs.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createPool } from "../connection/pool.ts";
import { openOrCreateDatabase } from "./database.ts";

const database = await openOrCreateDatabase();
if (database.isBuiltIn) {
  // Studio does not qualify tables with their schema; only our own database may have its search
  // path changed.
  const pool = createPool({ url: database.url, world: database.world, reads: 1 });
  await pool.query(`alter role current_user set search_path = "${pool.world}"`);
  await pool.close();
}
const kit = fileURLToPath(new URL("./drizzle-kit.mjs", import.meta.url));
const studio = spawn(process.execPath, [kit, "studio"], {
  stdio: "inherit",
  env: { ...process.env, DATABASE_URL: database.url },
});
process.on("SIGINT", () => {});
studio.once("exit", async (code) => {
  await database.close();
  process.exitCode = code ?? 1;
});
