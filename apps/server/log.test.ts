import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What a program that logs prints on standard error. */
function logged(terminal: boolean, facts: object, level = "info"): string {
  const log = join(import.meta.dirname, "log.ts");
  const program = `
    import { createLog } from ${JSON.stringify(log)};
    const log = createLog(${JSON.stringify(level)}, ${terminal});
    log.info(${JSON.stringify(facts)}, "something happened");
    log.error({ err: new Error("broken") }, "failed");`;
  const args = ["--import", "tsx", "--input-type=module", "-e", program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stdout).toBe("");
  return stderr;
}

test("the log is JSON on standard error, with secrets masked", () => {
  const facts = {
    player: 7,
    password: "hunter2",
    request: { cookie: "sid=hunter2", token: "hunter2", url: "/" },
    DATABASE_URL: "postgres://a:hunter2@b/c",
  };
  const text = logged(false, facts);
  const [first, second] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 30, msg: "something happened", player: 7, password: "***" });
  expect(first.request).toEqual({ cookie: "***", token: "***", url: "/" });
  expect(second.err).toMatchObject({ message: "broken", stack: expect.stringContaining("at ") });
  expect(text).not.toContain("hunter2");
});

test("on a terminal it is lines for people", () => {
  const [line] = logged(true, { player: 7, password: "hunter2" }).split("\n");
  expect(line).toMatch(/^\d\d:\d\d:\d\d info something happened player=7 password="\*\*\*"$/);
});

test("silent says nothing", () => {
  expect(logged(false, {}, "silent")).toBe("");
});
