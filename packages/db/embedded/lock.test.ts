import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
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
