/** Data folders that Postgres cannot reach: the cluster is elsewhere, and copies have none. */
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestFolder, removeTestFolder } from "../testing/folder.ts";
import { endHosts, queryOnce, recordingLog, startHost } from "../testing/own-postgres.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { isAlive } from "./lock.ts";
import { runningEmbeddedPostgres } from "./running.ts";
import { startEmbeddedPostgres } from "./start.ts";

const FULL = process.env.FULL === "1";

const isRoot = process.getuid?.() === 0;
const settings = { fsync: "off" };
const COPY = /^The data folder \S+ is a copy: its database \S+ belongs to .*npm run backup/;

let folder = "";
let dataDir = "";
let copy = "";
let places: string[] = [];

beforeEach(async () => {
  folder = await makeTestFolder("claim");
  chmodSync(folder, 0o700);
  dataDir = join(folder, "data");
  copy = join(folder, "copy");
});

afterEach(async () => {
  endHosts();
  await removeTestFolder(folder);
  for (const place of places) {
    for (const end of ["", ".owner", ".lock"])
      rmSync(place + end, { recursive: true, force: true });
  }
  places = [];
});

/** The target of a data folder's pointer; removed after the test. */
function placeOf(data: string): string {
  const place = readFileSync(join(data, "postgres.location"), "utf8").trim();
  places.push(place);
  return place;
}

async function makeWorld(): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, settings });
  await queryOnce(server.url, "create table public.kept as select 5 as n");
  await server.stop();
  return placeOf(dataDir);
}

const start = (data: string, log = recordingLog()) =>
  startEmbeddedPostgres({ dataDir: data, settings, log });

describe.runIf(isRoot)("a cluster outside its data folder", { timeout: 60_000 }, () => {
  it("keeps running while a copy of the data folder is tried", async () => {
    const { url, pid } = await startHost(dataDir);
    const place = placeOf(dataDir);
    await queryOnce(url, "create table public.kept as select 5 as n");
    await cp(dataDir, copy, { recursive: true });
    const second = start(copy);
    await expect(second).rejects.toThrow(EmbeddedPostgresError);
    await expect(second).rejects.toThrow(COPY);
    expect(() => runningEmbeddedPostgres(copy)).toThrow(COPY);
    // Even with a wrong owner recorded, the cluster's lock stops it.
    rmSync(join(copy, "server.lock"));
    writeFileSync(`${place}.owner`, `${copy}\n`);
    await expect(start(copy)).rejects.toThrow(/^The database \S+ is in use by another server/);
    expect(isAlive(pid)).toBe(true);
    expect(await queryOnce(url, "select n from public.kept")).toEqual([[5]]);
  });

  it("is refused to a copy while nothing runs, also if an earlier version created it", async () => {
    const place = await makeWorld();
    await cp(dataDir, copy, { recursive: true });
    await expect(start(copy)).rejects.toThrow(COPY);
    rmSync(`${place}.owner`);
    await expect(start(copy)).rejects.toThrow(COPY);
    await expect(start(copy)).rejects.toThrow(`write its path into ${place}.owner`);
    const again = await start(dataDir);
    expect(await queryOnce(again.url, "select n from public.kept")).toEqual([[5]]);
    expect(runningEmbeddedPostgres(dataDir)).toBe(again.url);
    await again.stop();
    expect(readFileSync(`${place}.owner`, "utf8")).toBe(`${dataDir}\n`);
    expect(existsSync(`${place}.lock`)).toBe(false);
    writeFileSync(`${place}.owner`, `${copy}\n`);
    // The reverse: the owner has it, and the original folder is the copy.
    await expect(start(dataDir)).rejects.toThrow(COPY);
  });

  it.runIf(FULL)("follows a data folder that was moved", async () => {
    await makeWorld();
    const moved = join(folder, "moved");
    await rename(dataDir, moved);
    const log = recordingLog();
    const server = await start(moved, log);
    expect(await queryOnce(server.url, "select n from public.kept")).toEqual([[5]]);
    await server.stop();
    expect(log.lines).toContainEqual(
      expect.objectContaining({ level: "warn", text: expect.stringContaining("owner is gone") }),
    );
    await cp(moved, copy, { recursive: true });
    await expect(start(copy)).rejects.toThrow(COPY);
    // A new world in the old place does not take the moved folder's cluster.
    const fresh = await start(dataDir);
    placeOf(dataDir);
    expect(await queryOnce(fresh.url, "select to_regclass('public.kept')")).toEqual([[null]]);
    await fresh.stop();
  });

  it("reports that it is missing, and never creates an empty world in its place", async () => {
    const place = `/var/lib/emberlode/data-${createHash("sha256").update(dataDir).digest("hex").slice(0, 16)}`;
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "postgres.location"), `${place}\n`);
    await expect(start(dataDir)).rejects.toThrow(
      /holds no database: it was at \S+ and is not there/,
    );
    expect(existsSync(place)).toBe(false);
  });

  it.runIf(FULL)("reports that the data folder's own cluster is no longer reachable", async () => {
    chmodSync(folder, 0o755);
    const server = await start(dataDir);
    await server.stop();
    chmodSync(folder, 0o700);
    await expect(start(dataDir)).rejects.toThrow(/cannot reach \S+ any more: .*chmod o\+x/);
    expect(existsSync(join(dataDir, "postgres.location"))).toBe(false);
  });
});

describe("a copy of a data folder with a socket elsewhere", () => {
  it("does not touch the socket of the running original", async () => {
    chmodSync(folder, 0o755);
    const long = join(folder, "x".repeat(100));
    const server = await start(long);
    const socket = new URL(server.url).searchParams.get("host") ?? "";
    expect(dirname(socket)).not.toBe(long);
    const other = join(folder, "y".repeat(100));
    await cp(long, other, { recursive: true, filter: (from) => !from.endsWith("server.lock") });
    const second = await start(other).catch((error: Error) => error.message);
    expect(await queryOnce(server.url, "select 1")).toEqual([[1]]);
    if (typeof second !== "string") await second.stop();
    expect(existsSync(socket)).toBe(true);
    await server.stop();
  });
});
