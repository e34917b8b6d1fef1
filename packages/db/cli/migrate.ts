/** `npm run db:migrate`: migrates the world of DATABASE_URL (or of the built-in database). */
import { migrate } from "../migrations/migrate.ts";
import { openOrCreateDatabase } from "./database.ts";

try {
  const database = await openOrCreateDatabase();
  try {
    const ran = await migrate(database.url, database.world);
    const done = ran.length === 0 ? "is up to date" : `ran ${ran.join(", ")}`;
    console.log(`World "${database.world}" ${done}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
