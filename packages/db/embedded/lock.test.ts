import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeTestFolder, removeTestFolder } from "../testing/folder.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { lockFolder } from "./lock.ts";

let folder = "";

beforeEach(async () => {
  folder = await makeTestFolder("lock");
});

afterEach(() => removeTestFolder(folder));

it("refuses a data folder in use by a running process, until it is released", async () => {
  const unlock = await lockFolder(folder);
  const second = lockFolder(folder);
  await expect(second).rejects.toThrow(EmbeddedPostgresError);
  await expect(second).rejects.toThrow(`in use by another server (process ${process.pid})`);
  unlock();
  (await lockFolder(folder))();
});

it("takes over the lock of a dead process, even if its id was reused", async () => {
  const lock = join(folder, "server.lock");
  for (const holder of ["2147483647 1", `${process.pid} 1`]) {
    writeFileSync(lock, `${holder}\n`);
    const unlock = await lockFolder(folder);
    expect(readFileSync(lock, "utf8")).not.toBe(`${holder}\n`);
    unlock();
  }
});

it("leaves the lock alone if another process takes it over first", async () => {
  const lock = join(folder, "server.lock");
  const unlock = await lockFolder(folder);
  const taken = readFileSync(lock, "utf8");
  writeFileSync(lock, "2147483647 1\n");
  // The other process has checked the lock but not yet removed it.
  writeFileSync(`${lock}.turn`, "");
  const refused = expect(lockFolder(folder)).rejects.toThrow("in use by another server");
  await sleep(50);
  writeFileSync(lock, taken);
  rmSync(`${lock}.turn`);
  await refused;
  expect(readFileSync(lock, "utf8")).toBe(taken);
  unlock();
});

it("takes over a lock if another process was killed while taking it over", async () => {
  const lock = join(folder, "server.lock");
  writeFileSync(lock, "2147483647 1\n");
  writeFileSync(`${lock}.turn`, "");
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(2000);
  const unlock = await lockFolder(folder);
  vi.restoreAllMocks();
  expect(existsSync(`${lock}.turn`)).toBe(false);
  unlock();
});
