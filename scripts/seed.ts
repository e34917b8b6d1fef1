/**
 * `npm run db:seed`: adds a demo account and six players to the world of DATABASE_URL (or of the
 * server's own database, while no server runs on it). Does nothing if they exist.
 */
import { createServices, silentLog } from "@emberlode/api";
import { createPool, migrate, startEmbeddedPostgres } from "@emberlode/db";
import { saveDemoLogin, seedDemo } from "@emberlode/server/demo-world.ts";
import { loadEnvFile, parseEnv } from "@emberlode/server/env.ts";
import { findRoot } from "@emberlode/server/paths.ts";
import { failureText } from "@emberlode/server/start-failures.ts";
import { servicesConfig } from "@emberlode/server/start-game.ts";

async function seed(): Promise<void> {
  const root = findRoot();
  loadEnvFile(root);
  const env = parseEnv(process.env, root);
  const own = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR });
  const url = env.DATABASE_URL ?? own?.url ?? "";
  const pool = createPool({ url, world: env.WORLD });
  try {
    await migrate(url, env.WORLD);
    const services = createServices(servicesConfig(env), { pool, log: silentLog });
    await services.start();
    const login = await seedDemo(services).finally(() => services.stop());
    if (login === null) {
      console.log("This world already has a demo account. Nothing was changed.");
      return;
    }
    if (own) saveDemoLogin(env.DATA_DIR, login);
    console.log(`Demo login: ${login.username} / ${login.password}`);
  } finally {
    await pool.close();
    await own?.stop();
  }
}

try {
  await seed();
} catch (error) {
  console.error(failureText(error, "The demo players could not be added"));
  process.exitCode = 1;
}
