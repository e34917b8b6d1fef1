import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createLog } from "./log.ts";

/** What a program logs to standard error, where a JSON log writes directly. */
function printed(facts: object): string {
  const log = join(import.meta.dirname, "log.ts");
  const program = `
    import { createLog } from ${JSON.stringify(log)};
    createLog("silent", false).error("said by nobody");
    const log = createLog("info", false);
    log.info(${JSON.stringify(facts)}, "something happened");
    log.error({ err: new Error("broken") }, "failed");`;
  const args = ["--import", "tsx", "--input-type=module", "-e", program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stdout).toBe("");
  return stderr;
}

/** A header that a terminal would interpret as commands. */
const HOSTILE = "https://\u009b2J\u007f\u202e";
const ESCAPED = String.raw`https://\u009b2J\u007f\u202e`;

test("logs JSON on standard error with secrets masked, and nothing if silent", () => {
  const facts = {
    player: 7,
    origin: HOSTILE,
    password: "hunter2",
    request: { cookie: "sid=hunter2", token: "hunter2", url: "/" },
    DATABASE_URL: "postgres://a:hunter2@b/c",
  };
  const text = printed(facts);
  const [first, second, ...more] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 30, msg: "something happened", player: 7, password: "***" });
  expect(first.request).toEqual({ cookie: "***", token: "***", url: "/" });
  expect(first.origin).toBe(HOSTILE);
  expect(text).toContain(ESCAPED);
  expect(second.err).toMatchObject({ message: "broken", stack: expect.stringContaining("at ") });
  expect(more).toEqual([]);
  expect(text).not.toContain("hunter2");
});

test("logs readable lines on a terminal", () => {
  const written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  try {
    const log = createLog("info", true);
    log.info({ player: 7, password: "hunter2" }, "something happened");
    log.error({ origin: HOSTILE, err: new Error("\u001b[2Jgone\r") }, "failed");
    const [plain, hostile] = written.mock.calls.map(([line]) => String(line));
    expect(plain).toMatch(/^\d\d:\d\d:\d\d info something happened player=7 password="\*\*\*"\n$/);
    expect(hostile).toContain(
      `failed origin="${ESCAPED}"\n    Error: ${String.raw`\u001b[2Jgone\u000d`}\n`,
    );
  } finally {
    written.mockRestore();
  }
});
