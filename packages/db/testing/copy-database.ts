import { randomBytes } from "node:crypto";
import { withDatabase } from "../connection/database-url.ts";
import { runSql } from "./admin.ts";

/** A database that a test created and drops. */
export interface CopiedDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database on a server: a copy of another one without connections, or an empty one. */
export async function copyDatabase(
  server: string,
  template = "template1",
  name = `test_${randomBytes(8).toString("hex")}`,
): Promise<CopiedDatabase> {
  await runSql(server, `create database ${name} template ${template}`);
  return {
    url: withDatabase(server, name),
    drop: () => runSql(server, `drop database if exists ${name} with (force)`),
  };
}
