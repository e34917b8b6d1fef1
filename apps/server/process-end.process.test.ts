import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test.each([
  ["exception", "a bug"],
  ["rejection", "a forgotten promise"],
])("an unexpected %s is logged, the database stopped, and the exit code 1", (how, message) => {
  const program = fileURLToPath(new URL("./testing/crash.ts", import.meta.url));
  const run = spawnSync(process.execPath, ["--import", "tsx", program, how], { encoding: "utf8" });
  expect(run.status).toBe(1);
  expect(run.stdout).toBe("the database is stopped\n");
  const line = JSON.parse(run.stderr.trim());
  expect(line).toMatchObject({ level: 60, msg: "unexpected error: the server ends" });
  expect(line.err.message).toBe(message);
});
