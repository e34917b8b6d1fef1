/** A failing start gives its reason in one line, without secrets. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { findRoot } from "./paths.ts";
import { startFailureText } from "./start-failures.ts";
import { startServer } from "./start-server.ts";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "emberlode-start-"));
  database = await createTestDatabase("founded");
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The message of a server that fails to start with these settings. */
async function failure(settings: Record<string, string>): Promise<string> {
  const root = findRoot();
  const env = parseEnv({ DATA_DIR: folder, PORT: "0", NEIGHBORS: "0", ...settings }, root);
  const signal = new AbortController().signal;
  try {
    const server = await startServer(env, root, createLog("silent", false), signal);
    await server.stop();
  } catch (error) {
    return startFailureText(error);
  }
  throw new Error("The server started.");
}

test.each<[string, Record<string, string>, RegExp]>([
  [
    "no Postgres at DATABASE_URL",
    { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/game" },
    /^No Postgres server at 127\.0\.0\.1:1 \(ECONNREFUSED\)\. Start it, or correct or remove DATABASE_URL\.$/,
  ],
  [
    "an unknown host in DATABASE_URL",
    { DATABASE_URL: "postgres://me:hunter2@nowhere.invalid/game" },
    /^No Postgres server at nowhere\.invalid:5432 \(\w+\)\. Start it/,
  ],
  [
    "a way of TLS that there is not",
    { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/game?sslmode=requrie" },
    /^DATABASE_URL says sslmode=requrie, which must be one of disable, allow, prefer, require, /,
  ],
])("%s", async (_, settings, line) => {
  const said = await failure(settings);
  expect(said).toMatch(line);
  expect(said).not.toContain("hunter2");
});

test("an address that this machine does not have", async () => {
  expect(await failure({ HOST: "203.0.113.1", DATABASE_URL: database.url })).toMatch(
    /^This machine has no address 203\.0\.113\.1\. Set HOST to/,
  );
});

test("a data folder that is not writable", async () => {
  const file = join(folder, "a-file");
  await writeFile(file, "");
  expect(await failure({ DATA_DIR: join(file, "data") })).toMatch(
    /^Cannot write to the data folder .*a-file\/data \(ENOTDIR\)\. /,
  );
});
