import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createPool } from "../connection/pool.ts";
import { readMigrations } from "../migrations/files.ts";
import { migrate } from "../migrations/migrate.ts";
import { CommitFixture } from "../testing/commit-fixture.ts";
import { constraintsOf, contentsOf } from "../testing/contents.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { makePlayers, NOON } from "../testing/fixtures.ts";
import { makeTestFolder, removeTestFolder } from "../testing/folder.ts";
import { backupPath, listBackups, pruneBackups } from "./folder.ts";
import { beforeDigest, DIGEST_BYTES, HEAD } from "./layout.ts";
import { type BackupManifest, parseManifest, rowsIn } from "./manifest.ts";
import { openBackup, type VerifiedBackup } from "./read-backup.ts";
import { type RestoreRequest, restoreBackup } from "./restore-backup.ts";
import { type BackupProgress, writeBackup } from "./write-backup.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase("wasteland");
  folder = await makeTestFolder("backup");
  const pool = createPool(database);
  await makePlayers(pool, 5);
  // Hard cases for text formats: line ends, tabs, COPY's end mark, backslashes, JSON spaces.
  await pool.query(
    `update accounts set quote = E'a\\tb\\nc\\\\.\\r\\n\\\\N "ä€😀"' where id = (select min(id) from accounts)`,
  );
  await pool.query(
    `insert into ledger (player_id, version, nr, cat, cat_nr, kind, d_metal, d_energy, detail, created_at, key, body_hash, answer)
    select id, 2, null, null, null, 'move', 0, 0, '{}', 1, 'key', 'body', '{ "b":1,\n  "a": 1.50 }' from players`,
  );
  await pool.query("update players set version = 2");
  await pool.query("insert into rooms (name, seq) values ('side', 7)");
  await pool.query(
    `insert into alerts (player_id, read, opened, created_at, link, type, kind, facts)
    select id, false, false, 1, null, 'admin', 'text', '{"title": "t"}' from players`,
  );
  await pool.close();
});

afterAll(async () => {
  await database.drop();
  await removeTestFolder(folder);
});

const backUp = (name: string, more: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
  writeBackup({
    url: database.url,
    world: database.world,
    path: join(folder, name),
    now: NOON,
    dataDir: folder,
    files: ["session-secret", "demo-login"],
    ...more,
  });

async function restore(name: string, world: string, more: Partial<RestoreRequest> = {}) {
  return await restoreBackup({
    url: database.url,
    world,
    backup: await openBackup(join(folder, name)),
    keepRoles: false,
    dataDir: join(folder, `data-${world}`),
    files: ["session-secret", "demo-login"],
    ...more,
  });
}

describe("a backup", () => {
  it("restores every row, constraint, sequence and secret into a world of another name", async () => {
    await writeFile(join(folder, "session-secret"), "a secret of this world\n");
    const progress: BackupProgress[] = [];
    const { manifest, bytes } = await backUp("whole", { onProgress: (one) => progress.push(one) });
    const { size, mode } = await stat(join(folder, "whole"));
    expect({ size, mode: mode & 0o777 }).toEqual({ size: bytes, mode: 0o600 });
    expect(manifest).toMatchObject({
      format: 1,
      world: database.world,
      createdAt: "2026-01-15T12:00:00.000Z",
    });
    expect(manifest.migrations.map(({ name }) => name)).toEqual(
      readMigrations().map(({ name }) => name),
    );
    const tables = manifest.tables.length;
    expect(progress.at(-1)).toMatchObject({ done: tables, tables });

    expect(await restore("whole", "copy")).toEqual({
      migrated: [],
      files: ["session-secret"],
      demoted: [],
    });
    const original = await contentsOf(database.url, database.world);
    expect(await contentsOf(database.url, "copy")).toEqual(original);
    expect(Object.values(original).reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(
      rowsIn(manifest) + manifest.migrations.length,
    );
    expect(await constraintsOf(database.url, "copy")).toEqual(
      await constraintsOf(database.url, database.world),
    );
    const secret = join(folder, "data-copy", "session-secret");
    expect(await readFile(secret, "utf8")).toBe("a secret of this world\n");
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
  });

  it("continues sequences where they were", async () => {
    const pool = createPool({ url: database.url, world: "copy" });
    const [id = 0] = await makePlayers(pool, 1, 5);
    const [last] = await pool.query<{ id: number }>(
      "select max(id) as id from accounts where id < $1::int",
      [id],
    );
    expect(id).toBe((last?.id ?? 0) + 1);
    expect(await auditLedger(pool)).toEqual([]);
    await pool.close();
  });
});

describe("a backup under way", () => {
  it("is a consistent snapshot of a world that keeps changing", async () => {
    const fixture = await CommitFixture.open();
    await fixture.reset();
    const { url, world } = fixture.database;
    let playing = true;
    let digs = 0;
    const players = [0, 1, 2, 3, 4, 5].map(async (index) => {
      while (playing) {
        const { ok } = await fixture.dig(fixture.at(index));
        if (ok) digs += 1;
        fixture.now += 3_600_000;
      }
    });
    const counts: number[] = [];
    const onProgress = () => counts.push(digs);
    await backUp("moment", { url, world, pauseMs: 20, onProgress });
    playing = false;
    await Promise.all(players);
    // Players acted between the reads of two tables.
    expect((counts.at(-1) ?? 0) - (counts[0] ?? 0)).toBeGreaterThan(20);
    await restore("moment", "moment", { url });
    const pool = createPool({ url, world: "moment" });
    expect(await auditLedger(pool)).toEqual([]);
    await pool.close();
    await fixture.drop();
  });

  it("is exclusive in its world, cleans up when aborted, and blocks nobody afterward", async () => {
    const ending = new AbortController();
    const { signal } = ending;
    let first: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      first = backUp("ended", { pauseMs: 60_000, signal, onProgress: () => begun() });
    });
    await expect(backUp("second")).rejects.toThrow(
      /^Another backup of the world \w+ is being made/,
    );
    ending.abort();
    await expect(first).rejects.toThrow("abort");
    expect((await readdir(folder)).filter((name) => name.startsWith("ended"))).toEqual([]);
    // Its lock is released once Postgres notices the closed connection.
    await vi.waitFor(() => backUp("third"), { timeout: 10_000 });
  });

  it("fails when a file of the world exists but cannot be read", async () => {
    const dataDir = await makeTestFolder("unreadable");
    // Even root cannot read a folder as a file.
    await mkdir(join(dataDir, "session-secret"));
    await expect(backUp("unreadable", { dataDir })).rejects.toThrow(
      /session-secret cannot be read \(EISDIR\)/,
    );
    expect(await readdir(folder)).not.toContain("unreadable");
    await rm(dataDir, { recursive: true });
  });

  it("fails with one line when there is no world or no space", async () => {
    await expect(backUp("none", { world: "nowhere" })).rejects.toThrow("There is no world nowhere");
    await writeFile(join(folder, "file"), "");
    await expect(backUp("file/below")).rejects.toThrow(
      /^Cannot write the backup .* \((EEXIST|ENOTDIR)\)/,
    );
    await backUp("after");
  });
});

describe("a restore", () => {
  const refusal = (name: string) =>
    openBackup(join(folder, name)).then(
      () => "opened",
      (error: Error) => error.message,
    );

  /** The backup with a changed manifest or body, resealed. */
  async function forge(name: string, change: (text: string) => string): Promise<void> {
    const file = await readFile(join(folder, "whole"), "latin1");
    const unsealed = change(file.slice(0, -DIGEST_BYTES));
    const sha256 = createHash("sha256").update(unsealed, "latin1").digest("hex");
    await writeFile(join(folder, name), `${unsealed}${sha256}\n`, "latin1");
  }

  it("refuses a file with any byte changed, removed or added", async () => {
    const whole = await readFile(join(folder, "whole"));
    const path = join(folder, "broken");
    expect(await refusal("whole")).toBe("opened");
    const places = Array.from({ length: 60 }, (_, n) => Math.floor((n * (whole.length - 1)) / 59));
    for (const at of places) {
      const broken = Buffer.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 1;
      await writeFile(path, broken);
      expect(await refusal("broken"), `byte ${at}`).toMatch(/damaged|isn't an|newer version/);
    }
    for (const length of [0, 10, 30, 1000, whole.length - 100, whole.length - 1]) {
      await writeFile(path, whole.subarray(0, length));
      expect(await refusal("broken"), `${length} bytes`).toMatch(
        /is damaged|isn't an Emberlode backup/,
      );
    }
    await writeFile(path, Buffer.concat([whole, Buffer.from("\n")]));
    expect(await refusal("broken")).toMatch(/is damaged/);
    expect(await refusal("missing")).toMatch(/cannot be read \(ENOENT\)/);
  });

  it("refuses parts that differ from the manifest even if the seal is valid", async () => {
    await forge("sealed", (text) => text);
    expect(await refusal("sealed")).toBe("opened");
    await forge("rows", (text) => text.replace(/"rows":2500/, '"rows":2501'));
    expect(await refusal("rows")).toMatch(/damaged \(fields is not as it was written\)/);
    await forge("sum", (text) => text.replace(/"sha256":"[0-9a-f]/, '"sha256":"x'));
    expect(await refusal("sum")).toMatch(/damaged \(account_\w+ is not as it was written\)/);
    await forge("short", (text) =>
      text.replace(/"files":\[.*?\]/, (files) => `"files":[]${" ".repeat(files.length - 10)}`),
    );
    expect(await refusal("short")).toMatch(/damaged \(it holds more than its manifest says\)/);
    await forge("typed", (text) => text.replace('"migrations":[', '"migrations":3'.padEnd(14)));
    expect(await refusal("typed")).toMatch(/damaged \(its manifest cannot be read\)/);
  });

  /** The backup with a changed manifest and a longer body, resealed. */
  async function rewrite(
    name: string,
    change: (manifest: BackupManifest) => BackupManifest,
    more = Buffer.alloc(0),
  ): Promise<void> {
    const file = await readFile(join(folder, "whole"));
    const text = file.toString("latin1");
    const at = text.lastIndexOf("\n{");
    const manifest = parseManifest(text.slice(at + 1, text.indexOf("\n", at + 1)));
    const body = Buffer.concat([gunzipSync(file.subarray(HEAD.length, at)), more]);
    const unsealed = Buffer.concat([
      Buffer.from(HEAD),
      gzipSync(body),
      Buffer.from(beforeDigest(JSON.stringify(change(manifest)))),
    ]);
    const sha256 = createHash("sha256").update(unsealed).digest("hex");
    await writeFile(join(folder, name), Buffer.concat([unsealed, Buffer.from(`${sha256}\n`)]));
  }

  it("refuses sizes that the file cannot hold, without allocating them", async () => {
    await rewrite("same", (manifest) => manifest);
    expect(await refusal("same")).toBe("opened");
    await forge("manifest", (text) =>
      text.replace(/manifest \d{10} sha256 $/, "manifest 9999999999 sha256 "),
    );
    expect(await refusal("manifest")).toMatch(/\(its manifest is larger than it can be\)/);
    const withFirst = (change: object) => (manifest: BackupManifest) => ({
      ...manifest,
      tables: manifest.tables.map((table, n) => (n === 0 ? { ...table, ...change } : table)),
    });
    await rewrite("bytes", withFirst({ bytes: 2 ** 50 }));
    expect(await refusal("bytes")).toMatch(/\(account_\w+ is larger than the file can hold\)/);
    await rewrite("rows", withFirst({ rows: 2 ** 50 }));
    expect(await refusal("rows")).toMatch(/\(account_\w+ has more rows than it can hold\)/);
    // A file of the data folder that compresses to a thousandth of its size.
    const bomb = Buffer.alloc(64 * 1024 * 1024);
    const sha256 = createHash("sha256").update(bomb).digest("hex");
    const file = { name: "session-secret", bytes: bomb.length, sha256 };
    await rewrite("bomb", (manifest) => ({ ...manifest, files: [file] }), bomb);
    expect(await refusal("bomb")).toMatch(/\(its files are larger than those of a server\)/);
  });

  it("refuses terminal control sequences", async () => {
    await rewrite("escape", (manifest) => ({ ...manifest, createdAt: "\u001b[2J" }));
    expect(await refusal("escape")).toMatch(/\(its manifest cannot be read\)/);
  });

  it("turns moderators and admins into players, unless roles are kept", async () => {
    const pool = createPool(database);
    const setRole = (role: string) =>
      pool.query("update accounts set role = $1 where username = 'player0'", [role]);
    const rolesIn = (world: string) =>
      pool.query(`select distinct role from ${world}.accounts order by role`);
    await setRole("admin");
    await backUp("roles");
    await setRole("player");
    const { demoted } = await restore("roles", "demoted");
    expect(demoted).toEqual([{ username: "player0", role: "admin" }]);
    expect(await rolesIn("demoted")).toEqual([{ role: "player" }]);
    expect((await restore("roles", "kept", { keepRoles: true })).demoted).toEqual([]);
    expect(await rolesIn("kept")).toEqual([{ role: "admin" }, { role: "player" }]);
    await pool.close();
  });

  it("refuses files of newer versions and changed migrations", async () => {
    await forge("format", (text) => text.replace("format 1\n", "format 2\n"));
    expect(await refusal("format")).toMatch(/newer version \(format 2, this one reads 1\)/);
    await forge("ahead", (text) => text.replace('"name":"0013_', '"name":"9913_'));
    await expect(restore("ahead", "never")).rejects.toThrow(
      /cannot read the backup.*"9913_.*newer version/,
    );
    await forge("changed", (text) => text.replace(/"hash":"[0-9a-f]/, '"hash":"x'));
    await expect(restore("changed", "never")).rejects.toThrow(/was changed after/);
    const pool = createPool({ url: database.url, world: "never" });
    expect(await pool.query("select 1 from pg_namespace where nspname = 'never'")).toEqual([]);
    await pool.close();
  });

  it("refuses a world that is not empty, and changes nothing there", async () => {
    await migrate(database.url, "taken");
    const before = await contentsOf(database.url, "taken");
    await expect(restore("whole", "taken")).rejects.toThrow("The world taken is not empty");
    expect(await contentsOf(database.url, "taken")).toEqual(before);
  });

  it("leaves the world empty when the last row of a table fails, and reports why", async () => {
    await forge("twice", (text) => text);
    const backup = await openBackup(join(folder, "twice"));
    async function* withDoubledRows(rows: AsyncGenerator<Buffer>) {
      const all: Buffer[] = [];
      for await (const chunk of rows) all.push(chunk);
      yield Buffer.concat([...all, ...all]);
    }
    const spoiled: VerifiedBackup = {
      ...backup,
      async *tables() {
        for await (const { table, rows } of backup.tables()) {
          yield { table, rows: table.name === "players" ? withDoubledRows(rows) : rows };
        }
      },
    };
    const { url } = database;
    const request = { url, world: "spoiled", backup: spoiled, dataDir: folder, files: [] };
    await expect(restoreBackup(request)).rejects.toThrow(/duplicate key value.*players_pkey/);
    expect(await contentsOf(url, "spoiled")).toEqual({});
    expect(await restoreBackup({ ...request, backup })).toMatchObject({ migrated: [], files: [] });
  });

  it("migrates a world of an older version", async () => {
    const older = readMigrations().slice(0, -2);
    await migrate(database.url, "older", older, null);
    await backUp("older", { world: "older" });
    const { migrated } = await restore("older", "newer");
    expect([...older.map(({ name }) => name), ...migrated]).toEqual(
      readMigrations().map(({ name }) => name),
    );
    await migrate(database.url, "older");
    expect(await constraintsOf(database.url, "newer")).toEqual(
      await constraintsOf(database.url, "older"),
    );
    expect(await contentsOf(database.url, "newer")).toEqual(
      await contentsOf(database.url, "older"),
    );
    const pool = createPool({ url: database.url, world: "newer" });
    expect(await auditLedger(pool)).toEqual([]);
    await pool.close();
  });
});

describe("the folder of backups", () => {
  it("lists only the world's own backups, and keeps the newest", async () => {
    const dataDir = join(folder, "data");
    const at = (minute: number) => NOON + minute * 60_000;
    for (const minute of [0, 1, 2, 3]) {
      await backUp("", { path: backupPath(dataDir, database.world, at(minute)), now: at(minute) });
    }
    await backUp("", { path: backupPath(dataDir, "other", at(9)), now: at(9) });
    const mine = await listBackups(dataDir, database.world);
    expect(mine.map((one) => one.at)).toEqual([3, 2, 1, 0].map(at));
    expect(mine[3]?.path).toBe(
      join(dataDir, "backups", `${database.world}-20260115-120000.emberlode`),
    );
    const left = join(dataDir, "backups", "x.emberlode.1.part");
    const fresh = join(dataDir, "backups", "y.emberlode.2.part");
    for (const path of [left, fresh]) await writeFile(path, "");
    await utimes(left, new Date(0), new Date(0));
    expect(await pruneBackups(dataDir, database.world, 2)).toHaveLength(2);
    expect((await listBackups(dataDir, database.world)).map((one) => one.at)).toEqual(
      [3, 2].map(at),
    );
    expect(await listBackups(dataDir, "other")).toHaveLength(1);
    const names = await readdir(join(dataDir, "backups"));
    expect(names.filter((name) => name.endsWith(".part"))).toEqual(["y.emberlode.2.part"]);
    expect(await listBackups(join(folder, "nothing"), database.world)).toEqual([]);
  });
});
