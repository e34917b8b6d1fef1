/** Logs of a Postgres that ends, crashes inside, or takes long to start. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillDataFolder } from "../testing/data-folder.ts";
import { makeTestFolder, removeTestFolder } from "../testing/folder.ts";
import { eventually, queryOnce, recordingLog } from "../testing/own-postgres.ts";
import { isAlive } from "./lock.ts";
import { launch } from "./process.ts";
import { startEmbeddedPostgres } from "./start.ts";

const settings = { fsync: "off" };

let folder = "";
let dataDir = "";

beforeAll(async () => {
  folder = await makeTestFolder("launch");
  dataDir = join(folder, "data");
  mkdirSync(dataDir);
  await fillDataFolder(dataDir);
});

afterAll(async () => {
  await removeTestFolder(folder);
});

describe("the log of a Postgres", () => {
  it("reports when it was killed and when it is running again", async () => {
    const log = recordingLog();
    const server = await startEmbeddedPostgres({ dataDir, settings, log });
    expect(log.lines).toEqual([]);
    const pid = server.pid();
    process.kill(pid, "SIGKILL");
    const texts = () => log.lines.map(({ level, text }) => `${level} ${text}`);
    await eventually(() => texts().includes("info the database runs again"));
    expect(log.lines[0]).toEqual({
      level: "error",
      text: "the database ended unexpectedly",
      facts: { pid, how: "SIGKILL", output: expect.any(String) },
    });
    expect(log.lines.find(({ text }) => text === "the database runs again")?.facts).toEqual({
      pid: server.pid(),
      seconds: expect.any(Number),
    });
    await eventually(() => log.lines.some(({ text }) => text.includes("ready to accept")));
    const said = log.lines.length;
    await server.stop();
    expect(log.lines.slice(said)).toEqual([]);
  });

  it("reports a killed child process, but no errors of statements", async () => {
    const log = recordingLog();
    const server = await startEmbeddedPostgres({ dataDir, settings, log });
    await queryOnce(server.url, "select 1 / 0").catch(() => {});
    const [[victim] = []] = await queryOnce(
      server.url,
      "select pid from pg_stat_activity where backend_type = 'checkpointer'",
    );
    expect(log.lines).toEqual([]);
    process.kill(Number(victim), "SIGKILL");
    await eventually(() => log.lines.some(({ text }) => text.includes("ready to accept")));
    expect(log.lines[0]?.level).toBe("error");
    expect(log.lines[0]?.text).toContain(`(PID ${victim}) was terminated by signal 9`);
    await server.stop();
  });

  it("includes warnings and disk errors", async () => {
    const log = recordingLog();
    const server = await startEmbeddedPostgres({ dataDir, settings, log });
    await queryOnce(server.url, "do $$ begin raise warning 'look out'; end $$");
    await queryOnce(
      server.url,
      "do $$ begin raise exception 'no space' using errcode = '53100'; end $$",
    ).catch(() => {});
    await eventually(() => log.lines.length >= 2);
    expect(log.lines.map(({ level, text }) => `${level} ${text}`)).toEqual([
      "warn Postgres: WARNING: look out",
      "error Postgres: ERROR: no space",
    ]);
    await server.stop();
  });
});

describe("a start that takes long", () => {
  it("waits for a long recovery, and reports it", async () => {
    const slow = { ...settings, max_wal_size: "4GB", checkpoint_timeout: "1h" };
    const first = await startEmbeddedPostgres({ dataDir, settings: slow });
    await queryOnce(first.url, "create table if not exists public.much (n int, filler text)");
    await queryOnce(
      first.url,
      "insert into public.much select n, repeat('x', 200) from generate_series(1, 200000) as n",
    );
    const log = recordingLog();
    process.kill(first.pid(), "SIGQUIT");
    await first.stop();
    const second = await startEmbeddedPostgres({
      dataDir,
      settings: { ...slow, log_startup_progress_interval: "10ms" },
      log,
      reportAfterMs: 50,
    });
    expect(await queryOnce(second.url, "select count(*)::int from public.much")).toEqual([
      [200_000],
    ]);
    const said = log.lines.filter(({ text }) => text.startsWith("the database is recovering"));
    expect(said.length).toBeGreaterThan(0);
    expect(said[0]?.level).toBe("info");
    await second.stop();
  });

  it("keeps waiting for a stuck one, logs what to do, and ends when its caller aborts", async () => {
    const program = join(folder, "postgres");
    const record = join(folder, "pid");
    writeFileSync(program, `#!/bin/sh\necho $$ > ${record}\nexec sleep 60\n`);
    chmodSync(program, 0o755);
    const log = recordingLog();
    const giveUp = new AbortController();
    const outcome = launch({
      postgres: program,
      cluster: folder,
      args: [],
      owner: null,
      log,
      signal: giveUp.signal,
      reportAfterMs: 60,
    }).catch((error: Error) => error.message);
    await eventually(() => log.lines.length >= 3);
    expect(log.lines[0]).toEqual({
      level: "warn",
      text: expect.stringMatching(/does not answer yet.*check the disk, or stop the server/),
      facts: { database: folder, seconds: expect.any(Number) },
    });
    const pid = Number(readFileSync(record, "utf8"));
    expect(isAlive(pid)).toBe(true);
    giveUp.abort();
    expect(await outcome).toBe("The start of the database was aborted.");
    expect(isAlive(pid)).toBe(false);
  });
});
