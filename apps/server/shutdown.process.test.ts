import { spawnSync } from "node:child_process";
import { programFile } from "@emberlode/db/testing";
import { expect, test } from "vitest";

test.each([
  ["exception", "a bug"],
  ["rejection", "a forgotten promise"],
])("an unexpected %s is logged, stops the database and exits with 1", (how, message) => {
  const program = programFile("apps/server/testing/crash.ts");
  const run = spawnSync(process.execPath, [program, how], { encoding: "utf8" });
  expect(run.status).toBe(1);
  expect(run.stdout).toBe("the database is stopped\n");
  const line = JSON.parse(run.stderr.trim());
  expect(line).toMatchObject({ level: 60, msg: "unexpected error, shutting down" });
  expect(line.err.message).toBe(message);
});
