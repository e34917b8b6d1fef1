/** Identifies the process of a `postmaster.pid`: only the cluster's own Postgres is stopped. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fillDataFolder } from "../testing/data-folder.ts";
import { makeTestFolder, removeTestFolder } from "../testing/folder.ts";
import { endHosts, queryOnce, startHost } from "../testing/own-postgres.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { isAlive } from "./lock.ts";
import { stopOrphan } from "./orphan.ts";
import { chooseOwner } from "./owner.ts";
import { readPostmaster } from "./postmaster.ts";
import { startEmbeddedPostgres } from "./start.ts";

const settings = { fsync: "off" };
const NO_PROC = "/proc-of-another-system";

let folder = "";
let dataDir = "";
let cluster = "";
let stranger: ChildProcess | null = null;

beforeAll(async () => {
  folder = await makeTestFolder("orphan");
  dataDir = join(folder, "data");
  cluster = join(dataDir, "postgres");
  mkdirSync(dataDir);
  await fillDataFolder(dataDir);
});

afterEach(() => {
  endHosts();
  stranger?.kill("SIGKILL");
  stranger = null;
});

afterAll(async () => {
  await removeTestFolder(folder);
});

/** A live process of the user that runs Postgres, so that Postgres sees it too. */
function startStranger(): number {
  stranger = spawn("sleep", ["60"], { stdio: "ignore", cwd: "/", ...chooseOwner(cluster) });
  return stranger.pid ?? 0;
}

function writePostmaster(pid: number, data = cluster): void {
  const lines = [pid, data, 1, 5432, data, "", "", "ready"];
  writeFileSync(join(cluster, "postmaster.pid"), `${lines.join("\n")}\n`);
}

/** A Postgres whose server was killed. */
async function leaveOrphan(): Promise<{ url: string; pid: number }> {
  // Without a PATH there is no `setpriv` to tie their lifetimes together.
  const { kill, url, pid } = await startHost(dataDir, { PATH: "" });
  await kill();
  await sleep(100);
  expect(isAlive(pid)).toBe(true);
  return { url, pid };
}

describe("an orphaned Postgres", () => {
  it("is stopped before the next one starts", async () => {
    const { pid } = await leaveOrphan();
    const server = await startEmbeddedPostgres({ dataDir, settings });
    expect(isAlive(pid)).toBe(false);
    expect(await queryOnce(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("is identified by its own answer if the system cannot identify it", async () => {
    const { pid } = await leaveOrphan();
    await stopOrphan(dataDir, cluster, NO_PROC);
    expect(isAlive(pid)).toBe(false);
    expect(readPostmaster(cluster)).toEqual([]);
  });
});

describe("a live process with the id of the last postmaster", () => {
  it("keeps running beside the new Postgres if the system identifies it", async () => {
    const pid = startStranger();
    writePostmaster(pid);
    const server = await startEmbeddedPostgres({ dataDir, settings });
    expect(isAlive(pid)).toBe(true);
    expect(await queryOnce(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("is not stopped but reported if nothing identifies it", async () => {
    const pid = startStranger();
    writePostmaster(pid);
    const stop = stopOrphan(dataDir, cluster, NO_PROC);
    await expect(stop).rejects.toThrow(EmbeddedPostgresError);
    await expect(stop).rejects.toThrow(
      new RegExp(
        `^Process ${pid} may be .* \\(ps -p ${pid}\\).* \\(kill -INT ${pid}\\).*postmaster.pid`,
      ),
    );
    expect(isAlive(pid)).toBe(true);
    await rm(join(cluster, "postmaster.pid"));
  });

  it("keeps running if it is a Postgres on other data, with or without help of the system", async () => {
    const original = await startEmbeddedPostgres({ dataDir, settings });
    const copy = join(folder, "copy");
    await cp(dataDir, copy, { recursive: true, filter: (from) => !from.includes(".s.PGSQL") });
    await rm(join(copy, "server.lock"));
    const copied = join(copy, "postgres");
    await stopOrphan(copy, copied, NO_PROC);
    await stopOrphan(copy, copied);
    expect(isAlive(original.pid())).toBe(true);
    expect(await queryOnce(original.url, "select 1")).toEqual([[1]]);
    await original.stop();
  });
});

describe("a Postgres whose process is not visible", () => {
  it("is not joined by a second one on the same data", async () => {
    const server = await startEmbeddedPostgres({ dataDir, settings });
    // As if in another container: its id is another process here.
    const proc = join(folder, "proc");
    mkdirSync(join(proc, String(server.pid())), { recursive: true });
    writeFileSync(join(proc, String(server.pid()), "cmdline"), "sleep\x0060\0");
    const stop = stopOrphan(dataDir, cluster, proc);
    await expect(stop).rejects.toThrow(
      /^The database \S+ is in use by a Postgres whose process is not visible/,
    );
    expect(await queryOnce(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });
});
