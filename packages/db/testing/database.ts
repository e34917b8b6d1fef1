import { randomBytes } from "node:crypto";
import { withDatabase } from "../connection/address.ts";
import { runSql } from "./admin.ts";
import { TEMPLATE, TEST_SERVER, TEST_WORLD } from "./names.ts";

/** A migrated, empty database of a test's own. */
export interface TestDatabase {
  url: string;
  world: string;
  drop(): Promise<void>;
}

/** Copies the template of this run (20-50 ms). The run's global setup has to be this package's. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[TEST_SERVER];
  if (server === undefined) {
    throw new Error("No test database: add @emberlode/db/testing to `globalSetup`.");
  }
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runSql(server, `create database ${name} template ${TEMPLATE}`);
  return {
    url: withDatabase(server, name),
    world: TEST_WORLD,
    drop: () => runSql(server, `drop database if exists ${name} with (force)`),
  };
}
