import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AccountFile, type BotAccount } from "./account-file.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "emberlode-accounts-"));
  path = join(folder, "below", "bots.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const account: BotAccount = {
  number: 3,
  temperament: "digger",
  username: "Oswin",
  password: "secret",
  token: "token",
};

test("stores accounts by their number in the group, readable only by the owner", async () => {
  const file = new AccountFile(path);
  expect(file.of(3)).toBeUndefined();
  file.save(account);
  expect(new AccountFile(path).of(3)).toEqual(account);
  expect((await stat(path)).mode & 0o077).toBe(0);
  file.remove(3);
  expect(new AccountFile(path).of(3)).toBeUndefined();
});

test.each(["{}", '[{ "number": 1 }]', "not JSON"])("does not overwrite %s", async (text) => {
  path = join(folder, "bots.json");
  await writeFile(path, text);
  expect(() => new AccountFile(path)).toThrow(`${path} is not a list of bot accounts`);
  expect(await readFile(path, "utf8")).toBe(text);
});
