/** What `npm run backup` and `npm run restore` refuse. See `restore-drill.process.test.ts`. */
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTestFolder } from "@emberlode/db/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backupCommand } from "./lib/backup-command.ts";
import { restoreCommand } from "./lib/restore-command.ts";
import { runCommand, runHere } from "./testing/run-command.ts";

let folder: string;
let nowhere: string;

beforeAll(async () => {
  folder = await makeTestFolder("commands");
  nowhere = join(folder, "nowhere");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const REFUSALS = [
  { args: [], code: 2, line: /^Usage: npm run restore -- FILE \[--keep-roles\]\n/ },
  { args: ["none", "--all"], code: 2, line: /^Usage: npm run restore/ },
  { args: ["none"], code: 1, line: /^The backup \S+none cannot be read \(ENOENT\)\.\n$/ },
  { args: ["letter"], code: 1, line: /^\S+letter isn't an Emberlode backup\.\n$/ },
  {
    args: ["newer"],
    code: 1,
    line: /^The backup \S+newer was made by a newer version \(format 9,/,
  },
  { args: ["none", "--drill", "--keep-roles"], code: 2, line: /^Usage: npm run restore/ },
  { args: ["--drill"], code: 1, line: /^There is no backup of the world world in / },
];

test("refuses impossible restores", async () => {
  await writeFile(join(folder, "letter"), "Dear reader\n".repeat(20));
  await writeFile(join(folder, "newer"), `Emberlode backup, format 9\n${"x".repeat(200)}`);
  const environment = { DATA_DIR: nowhere, INIT_CWD: folder };
  const expected = REFUSALS.map(({ code, line }) => ({
    code,
    output: "",
    errors: expect.stringMatching(line),
  }));
  for (const [index, { args }] of REFUSALS.entries()) {
    const ran = await runHere((out) => restoreCommand(args, out, environment));
    expect(ran).toEqual(expected[index]);
  }
  expect(await runCommand("restore.ts", ["none"], environment)).toEqual(expected[2]);
  expect(existsSync(nowhere)).toBe(false);
});

test("refuses to back up a missing world or an unreachable database", async () => {
  const DATABASE_URL = "postgres://me:secret@127.0.0.1:1/none";
  const ran = await Promise.all([
    runCommand("backup.ts", [], { DATA_DIR: nowhere }),
    runHere((out) => backupCommand([], out, { DATA_DIR: nowhere, DATABASE_URL })),
  ]);
  expect(ran).toEqual([
    { code: 1, output: "", errors: expect.stringMatching(/^There is no database in .*\n$/) },
    {
      code: 1,
      output: "",
      errors:
        "No Postgres server at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct or remove DATABASE_URL.\n",
    },
  ]);
});
