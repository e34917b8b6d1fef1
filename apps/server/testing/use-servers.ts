import { createPool, type Pool } from "@emberlode/db";
import { createTestDatabase, onceStarted } from "@emberlode/db/testing";
import { afterAll, beforeAll } from "vitest";
import { endAll, makeEmptyDir, type ServerProcess, startProcess } from "./server-process.ts";

/** Built servers that share a data folder and a database with a new world. */
interface Servers {
  dataDir: string;
  databaseUrl: string;
  /** A separate connection to their database. */
  admin: Pool;
  /** Starts another server with these environment variables and waits until it is ready. */
  start(environment?: Record<string, string>): Promise<ServerProcess>;
}

/** Servers for all tests of a file. Folder, database and servers are removed at the end. */
export function useServers(): Servers {
  let servers: Servers | undefined;
  const undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const folder = await makeEmptyDir();
    undo.unshift(() => folder.remove());
    const database = await createTestDatabase("founded");
    undo.unshift(() => database.drop());
    const admin = createPool({ ...database, reads: 1, applicationName: "test" });
    undo.unshift(() => admin.close());
    const where = { DATA_DIR: folder.path, DATABASE_URL: database.url };
    servers = {
      dataDir: folder.path,
      databaseUrl: database.url,
      admin,
      start: (environment) => startProcess({ ...where, ...environment }),
    };
  });
  afterAll(async () => {
    await endAll();
    for (const step of undo) await step();
  });
  return onceStarted(() => {
    if (servers === undefined) throw new Error("The servers' folder is not there yet.");
    return servers;
  });
}
