import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillDataFolder } from "../testing/data-folder.ts";
import { makeTestFolder, removeTestFolder } from "../testing/folder.ts";
import { endHosts, eventually, queryOnce, startHost } from "../testing/own-postgres.ts";
import { prepareBinaries } from "./binaries.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { isAlive } from "./lock.ts";
import { chooseOwner } from "./owner.ts";
import { SETPRIV } from "./process.ts";
import { startEmbeddedPostgres } from "./start.ts";

const hasSetpriv =
  process.platform === "linux" &&
  spawnSync(SETPRIV, ["--version"], { stdio: "ignore" }).status === 0;
const isRoot = process.getuid?.() === 0;
const settings = { fsync: "off" };

let folder = "";
let dataDir = "";

beforeEach(async () => {
  folder = await makeTestFolder("embedded");
  dataDir = join(folder, "data");
});

/** Copies an existing cluster, which is faster than creating one. */
async function fill(): Promise<void> {
  mkdirSync(dataDir);
  await fillDataFolder(dataDir);
}

afterEach(async () => {
  endHosts();
  await removeTestFolder(folder);
});

describe("startEmbeddedPostgres", () => {
  it("keeps on disk what it acknowledges, with its default settings", async () => {
    await fill();
    const server = await startEmbeddedPostgres({ dataDir });
    try {
      const names = ["fsync", "full_page_writes", "synchronous_commit"];
      const asked = await queryOnce(
        server.url,
        `select name, setting from pg_settings where name in ('${names.join("', '")}') order by name`,
      );
      expect(asked).toEqual(names.map((name) => [name, "on"]));
    } finally {
      await server.stop();
    }
  });

  it("keeps data after a stop, listens on no network, and leaves no process or socket", async () => {
    const first = await startEmbeddedPostgres({ dataDir, settings });
    await queryOnce(first.url, "create table public.kept as select 7 as n");
    expect(await queryOnce(first.url, "show listen_addresses")).toEqual([[""]]);
    expect(await queryOnce(first.url, "show server_version_num")).toEqual([
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
    expect(await queryOnce(second.url, "select n from public.kept")).toEqual([[7]]);
    await second.stop();
  });

  it("restarts Postgres when it is killed", async () => {
    await fill();
    const server = await startEmbeddedPostgres({ dataDir, settings });
    const pid = server.pid();
    process.kill(pid, "SIGKILL");
    await eventually(() => server.pid() !== pid);
    expect(await queryOnce(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("stops with a killed server, and starts on its data", async () => {
    await fill();
    const { kill, url, pid } = await startHost(dataDir);
    await queryOnce(url, "create table public.kept as select 9 as n");
    const busy = startEmbeddedPostgres({ dataDir, settings });
    await expect(busy).rejects.toThrow("is in use by another server");
    await kill();
    if (hasSetpriv) await eventually(() => !isAlive(pid));
    const server = await startEmbeddedPostgres({ dataDir, settings });
    expect(isAlive(pid)).toBe(false);
    expect(await queryOnce(server.url, "select n from public.kept")).toEqual([[9]]);
    await server.stop();
  });

  it("starts over if creating the cluster was interrupted", async () => {
    mkdirSync(join(dataDir, "postgres.new", "base"), { recursive: true });
    const server = await startEmbeddedPostgres({ dataDir, settings });
    expect(await queryOnce(server.url, "select 1")).toEqual([[1]]);
    await server.stop();
  });

  it("reports in one line that the data folder cannot be written", async () => {
    writeFileSync(dataDir, "a file");
    const start = startEmbeddedPostgres({ dataDir, settings });
    await expect(start).rejects.toThrow(EmbeddedPostgresError);
    await expect(start).rejects.toThrow(/^Cannot write to the data folder .* \(\w+\)\. Make it/);
  });

  it("reports in one line why Postgres does not start, and unlocks the folder", async () => {
    await fill();
    const start = startEmbeddedPostgres({ dataDir, settings: { shared_buffers: "nonsense" } });
    await expect(start).rejects.toThrow(EmbeddedPostgresError);
    await expect(start).rejects.toThrow(/^The database did not start: .*shared_buffers/);
    const server = await startEmbeddedPostgres({ dataDir, settings });
    await server.stop();
  });
});

describe("a data folder with a long path", () => {
  it("has its socket in a temporary folder, which a stop or the next start removes", async () => {
    dataDir = join(folder, "x".repeat(100));
    await fill();
    const { kill, url } = await startHost(dataDir);
    const left = new URL(url).searchParams.get("host") ?? "";
    expect(left.length).toBeLessThan(80);
    expect(await queryOnce(url, "select 1")).toEqual([[1]]);
    await kill();
    const server = await startEmbeddedPostgres({ dataDir, settings });
    const used = new URL(server.url).searchParams.get("host") ?? "";
    expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
    await server.stop();
    expect(existsSync(used)).toBe(false);
  });
});

describe.runIf(isRoot)("as root", () => {
  it("copies programs that its user cannot reach, and adds missing links", async () => {
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
