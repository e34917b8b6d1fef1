/** What all journeys of a run share: a Postgres with a world to copy, a folder and a browser. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import startPostgres, {
  copyDatabase,
  makeTestFolder,
  removeTestFolder,
  TEST_SERVER,
} from "@emberlode/db/testing";
import { findBrowserPrograms } from "./browser-program.ts";
import { BuiltServer, PID_FILE } from "./built-server.ts";
import { RUN_FOLDER, TEMPLATE_DATABASE, TEMPLATE_FOLDER } from "./run-names.ts";

/** Lets a server create the world and demo players that each journey's database is copied from. */
async function createTemplateWorld(postgres: string, folder: string): Promise<void> {
  const template = await copyDatabase(postgres, undefined, TEMPLATE_DATABASE);
  const dataDir = join(folder, TEMPLATE_FOLDER);
  const server = await BuiltServer.start({ dataDir, databaseUrl: template.url, demo: true });
  await server.end();
}

/** Ends servers whose worker was killed before it could end them. */
async function endServers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = await readFile(join(folder, name, PID_FILE), "utf8").catch(() => "");
    if (pid === "") continue;
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has already ended.
    }
  }
}

export default async function setup(): Promise<() => Promise<void>> {
  process.env.EMBERLODE_BROWSER ??= JSON.stringify(findBrowserPrograms());
  const stopPostgres = await startPostgres();
  const folder = await makeTestFolder("journeys");
  const teardown = async () => {
    delete process.env[RUN_FOLDER];
    await endServers(folder);
    await stopPostgres();
    await removeTestFolder(folder);
  };
  try {
    await createTemplateWorld(process.env[TEST_SERVER] ?? "", folder);
  } catch (error) {
    await teardown();
    throw error;
  }
  process.env[RUN_FOLDER] = folder;
  return teardown;
}
