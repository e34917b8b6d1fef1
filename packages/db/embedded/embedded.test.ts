import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPool } from "../connection/pool.ts";
import { makeTestFolder } from "../testing/folder.ts";
import { prepareBinaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { isAlive } from "./lock.ts";
import { chooseOwner } from "./owner.ts";
import { SETPRIV } from "./process.ts";
import { startEmbeddedPostgres } from "./start.ts";

const HOST = fileURLToPath(new URL("../testing/host.ts", import.meta.url));
const hasGuard =
  process.platform === "linux" &&
  spawnSync(SETPRIV, ["--version"], { stdio: "ignore" }).status === 0;
const isRoot = process.getuid?.() === 0;
const settings = { fsync: "off" };

let folder = "";
let dataDir = "";
let hosts: ChildProcess[] = [];

beforeEach(async () => {
  folder = await makeTestFolder("embedded");
  dataDir = join(folder, "data");
});

afterEach(async () => {
  for (const child of hosts) child.kill("SIGKILL");
  hosts = [];
  await rm(folder, { recursive: true, force: true });
});

async function ask(url: string, text: string): Promise<unknown[][]> {
  const pool = createPool({ url, world: "nowhere", reads: 1 });
  try {
    return await pool.values(text);
  } finally {
    await pool.close();
  }
}

async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (await check()) return;
    await sleep(10);
  }
  throw new Error("did not happen within ten seconds");
}

function host(
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; url: string; pid: number }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", HOST], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    hosts.push(child);
    child.once("error", reject);
    child.once("exit", () => reject(new Error("the host ended")));
    child.stdout?.once("data", (text) => resolve({ child, ...JSON.parse(String(text)) }));
  });
}

describe("startEmbeddedPostgres", () => {
  it("keeps data over a stop, listens on no network and leaves no process or socket", async () => {
    const first = await startEmbeddedPostgres({ dataDir, settings });
    await ask(first.url, "create table public.kept as select 7 as n");
    expect(await ask(first.url, "show listen_addresses")).toEqual([[""]]);
    expect(await ask(first.url, "show server_version_num")).toEqual([
      [expect.stringMatching(/^18/)],
    ]);
    const socketFolder = new URL(first.url).searchParams.get("host") ?? "";
    expect(`${socketFolder}/.s.PGSQL.5432`.length).toBeLessThan(107);
    const pid = first.pid();
    await first.stop();
    await first.stop();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(`${socketFolder}/.s.PGSQL.5432`)).toBe(false);

    const second = await startEmbeddedPostgres({ dataDir, settings });
    expect(await ask(second.url, "select n from public.kept")).toEqual([[7]]);
    await second.stop();
  });

  it("refuses a data folder that another server uses, in one line, and leaves that server alone", async () => {
    const server = await startEmbeddedPostgres({ dataDir, settings });
    const second = startEmbeddedPostgres({ dataDir, settings });
    await expect(second).rejects.toThrow(EmbeddedPostgresError);
    await expect(second).rejects.toThrow(/is in use by another server \(process \d+\): stop it/);
    expect(await ask(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("starts Postgres again when it is killed", async () => {
    const server = await startEmbeddedPostgres({ dataDir, settings });
    const pid = server.pid();
    process.kill(pid, "SIGKILL");
    await eventually(() => server.pid() !== pid);
    expect(await ask(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("ends with the server that is killed, and starts on its data", async () => {
    const { child, url, pid } = await host();
    await ask(url, "create table public.kept as select 9 as n");
    const busy = startEmbeddedPostgres({ dataDir, settings });
    await expect(busy).rejects.toThrow("is in use by another server");
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
    if (hasGuard) await eventually(() => !isAlive(pid));
    const server = await startEmbeddedPostgres({ dataDir, settings });
    expect(isAlive(pid)).toBe(false);
    expect(await ask(server.url, "select n from public.kept")).toEqual([[9]]);
    await server.stop();
  });

  it("stops a Postgres that outlived its server before it starts its own", async () => {
    // Without a PATH there is no `setpriv` to tie the two together.
    const { child, pid } = await host({ PATH: "" });
    child.removeAllListeners("exit");
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    await sleep(100);
    expect(isAlive(pid)).toBe(true);
    const server = await startEmbeddedPostgres({ dataDir, settings });
    expect(isAlive(pid)).toBe(false);
    expect(await ask(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("takes over a lock and a process id that nobody holds any more", async () => {
    const server = await startEmbeddedPostgres({ dataDir, settings });
    await server.stop();
    writeFileSync(join(dataDir, "server.lock"), `${process.pid} 1\n`);
    writeFileSync(join(dataDir, "postgres", "postmaster.pid"), `${process.pid}\n/x\n1\n5432\n/x\n`);
    const again = await startEmbeddedPostgres({ dataDir, settings });
    await again.stop();
  });

  it("begins anew when creating the cluster was cut off", async () => {
    mkdirSync(join(dataDir, "postgres.new", "base"), { recursive: true });
    const server = await startEmbeddedPostgres({ dataDir, settings });
    expect(await ask(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("says in one line that the data folder cannot be written", async () => {
    writeFileSync(dataDir, "a file");
    const start = startEmbeddedPostgres({ dataDir, settings });
    await expect(start).rejects.toThrow(EmbeddedPostgresError);
    await expect(start).rejects.toThrow(/^The data folder .* cannot be written \(\w+\): make it/);
  });

  it("says in one line why Postgres does not start, and lets the folder go", async () => {
    const start = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: "nonsense" } });
    await expect(start).rejects.toThrow(EmbeddedPostgresError);
    await expect(start).rejects.toThrow(/^The database did not start: .*shared_buffers/);
    const server = await startEmbeddedPostgres({ dataDir, settings });
    await server.stop();
  });
});

describe("a data folder with a long path", () => {
  it("has its socket in a temporary folder, which is gone after a stop or the next start", async () => {
    dataDir = join(folder, "x".repeat(100));
    const { child, url } = await host();
    const left = new URL(url).searchParams.get("host") ?? "";
    expect(left.length).toBeLessThan(80);
    expect(await ask(url, "select 1")).toEqual([[1]]);
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
    const server = await startEmbeddedPostgres({ dataDir, settings });
    const used = new URL(server.url).searchParams.get("host") ?? "";
    expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
    await server.stop();
    expect(existsSync(used)).toBe(false);
  });
});

describe.runIf(isRoot)("as root", () => {
  it("keeps data elsewhere when its user cannot reach the data folder, and finds it again", async () => {
    chmodSync(folder, 0o700);
    const server = await startEmbeddedPostgres({ dataDir, settings });
    await ask(server.url, "create table public.kept as select 5 as n");
    await server.stop();
    const place = readFileSync(join(dataDir, "postgres.location"), "utf8").trim();
    const again = await startEmbeddedPostgres({ dataDir, settings });
    expect(await ask(again.url, "select n from public.kept")).toEqual([[5]]);
    await again.stop();
    rmSync(place, { recursive: true });
  });

  it("copies programs that its user cannot reach, with the links that are missing", async () => {
    const owner = chooseOwner("/nowhere");
    const original = dirname(dirname(await prepareBinaries(owner)));
    const hidden = join(folder, "hidden");
    mkdirSync(hidden, { mode: 0o700 });
    const copy = join(hidden, "package");
    await cp(original, copy, { recursive: true, verbatimSymlinks: true });
    const links: { target: string }[] = JSON.parse(
      readFileSync(join(copy, "native", "pg-symlinks.json"), "utf8"),
    );
    for (const { target } of links) rmSync(join(copy, target));
    const bin = await prepareBinaries(owner, copy, [join(folder, "copies")]);
    expect(bin.startsWith(join(folder, "copies"))).toBe(true);
    expect(await prepareBinaries(owner, copy, [join(folder, "copies")])).toBe(bin);
  });
});
