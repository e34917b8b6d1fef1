/** Logins are logged without secrets, and the documented fail2ban filter matches them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setBan, setRole } from "@emberlode/api/testing";
import { createDatabase } from "@emberlode/db";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createLog } from "./log.ts";
import { findRoot } from "./paths.ts";
import type { ServerProcess } from "./testing/server-process.ts";
import { createTestApp } from "./testing/test-app.ts";
import { useServers } from "./testing/use-servers.ts";

const PASSWORD = "correct horse";
const WRONG = "hunter2 hunter2";
const EMAIL = "ada@example.com";

/** Names that try to forge log lines or inject into the log. */
const FORGED = [
  'x"}\n{"level":40,,"address":"6.6.6.6","msg":"log-in failed"}',
  'x"\n06:01:02 warn log-in failed address="6.6.6.6"',
  EMAIL,
  "correct_horse",
];

/** The lines of a setting in the documented filter. */
function filterLines(name: string): string[] {
  const text = readFileSync(join(findRoot(), "docs/monitoring.md"), "utf8");
  const block = /```ini\n(\[Definition\][\s\S]*?)```/.exec(text)?.[1] ?? "";
  const setting = new RegExp(`^${name} = (.*(?:\n {2,}.*)*)`, "m").exec(block)?.[1] ?? "";
  return setting.split("\n").map((line) => line.replace(/^ {2,}/, ""));
}

/** The addresses that fail2ban finds: it removes the time from a line, then matches. */
function foundAddresses(log: string): string[] {
  const [json, readable] = filterLines("datepattern").map(
    (pattern) =>
      new RegExp(pattern.replace("{LEPOCH}", "\\d{10,16}").replaceAll(/%%[HMS]/g, "\\d\\d")),
  );
  const failures = filterLines("failregex").map(
    (pattern) => new RegExp(pattern.replace("<ADDR>", "(?<address>[0-9a-f.:]+)")),
  );
  return log.split("\n").flatMap((line) => {
    const date = [json, readable].find((one) => one?.test(line));
    const rest = date === undefined ? line : line.replace(date, "");
    return failures.flatMap((one) => one.exec(rest)?.groups?.address ?? []);
  });
}

describe("a server behind a proxy with a JSON log", () => {
  const servers = useServers();
  let server: ServerProcess;

  beforeAll(async () => {
    server = await servers.start({ TRUST_PROXY: "1" });
    const created = await post("/api/users", { username: "Ada", email: EMAIL, password: PASSWORD });
    expect(created.status).toBe(201);
  });

  function post(path: string, body: object, address = "203.0.113.1"): Promise<Response> {
    return fetch(`${server.url}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: server.url,
        // A client may send anything before the address that the proxy adds.
        "x-forwarded-for": `6.6.6.6, ${address}`,
      },
      body: JSON.stringify(body),
    });
  }

  const logIn = async (username: string, password: string, address: string) =>
    (await post("/api/auth", { username, password }, address)).status;

  /** The log lines written during `work`. */
  async function logged(work: () => Promise<unknown>) {
    const before = server.errors().length;
    await work();
    const text = server.errors().slice(before);
    const lines = text.trim() === "" ? [] : text.trim().split("\n");
    return { text, lines: lines.map((line) => JSON.parse(line)) };
  }

  test("logs successful and failed logins with the player's address", async () => {
    const statuses: number[] = [];
    const { text, lines } = await logged(async () => {
      statuses.push(await logIn("ada", WRONG, "203.0.113.7"));
      statuses.push(await logIn("Nobody", WRONG, "2001:db8::7"));
      statuses.push(await logIn("Ada", PASSWORD, "203.0.113.9"));
    });
    expect(statuses).toEqual([401, 401, 200]);
    expect(lines.map(({ level: _, time: __, ...rest }) => rest)).toEqual([
      { address: "203.0.113.7", username: "Ada", msg: "log-in failed" },
      { address: "2001:db8::7", msg: "log-in failed" },
      { address: "203.0.113.9", username: "Ada", msg: "logged in" },
    ]);
    expect(foundAddresses(text)).toEqual(["203.0.113.7", "2001:db8::7"]);
  });

  test("logs nothing that was typed, so lines cannot be forged", async () => {
    const { text } = await logged(async () => {
      for (const [n, name] of FORGED.entries()) await logIn(name, WRONG, `203.0.113.${20 + n}`);
    });
    expect(foundAddresses(text)).toEqual(FORGED.map((_, n) => `203.0.113.${20 + n}`));
    for (const typed of ["6.6.6.6", EMAIL, "correct_horse", WRONG, PASSWORD]) {
      expect(server.errors()).not.toContain(typed);
    }
  });

  test("logs bans, unbans and roles, and logins of banned accounts", async () => {
    const { lines } = await logged(async () => {
      const before = server.errors().length;
      const admin = createDatabase(servers.admin);
      expect(await setRole(admin, "ADA", "moderator")).toBe(true);
      await setBan(admin, "ada", Date.now());
      expect(await logIn("Ada", PASSWORD, "203.0.113.30")).toBe(403);
      await setBan(admin, "ada", null);
      await expect.poll(() => server.errors().slice(before)).toContain("account unbanned");
    });
    const said = lines.map(({ level: _, time: __, ...rest }) => rest);
    expect(said.filter(({ address }) => address === undefined)).toEqual([
      { username: "Ada", role: "moderator", msg: "role changed" },
      { username: "Ada", msg: "account banned" },
      { username: "Ada", msg: "account unbanned" },
    ]);
    expect(said).toContainEqual({
      address: "203.0.113.30",
      username: "Ada",
      msg: "log-in of a banned account refused",
    });
  });
});

describe("a log on a terminal", () => {
  test("is matched by the same filter and cannot be forged", async () => {
    let text = "";
    const written = vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
      text += String(chunk);
      return true;
    });
    const app = await createTestApp({ log: createLog("info", true), trustProxy: 1 });
    try {
      const post = (url: string, body: object, address: string) =>
        app.send({ method: "POST", url, body, headers: { "x-forwarded-for": address } });
      const ada = { username: "Ada", password: PASSWORD };
      await post("/api/users", { ...ada, email: EMAIL }, "203.0.113.1");
      await post("/api/auth", { ...ada, password: WRONG }, "203.0.113.7");
      await post("/api/auth", ada, "203.0.113.8");
      for (const username of FORGED) {
        await post("/api/auth", { username, password: WRONG }, "203.0.113.9");
      }
      const err = new Error('x\n06:01:02 warn log-in failed address="6.6.6.6"');
      app.services.log.error({ err }, "failed");
    } finally {
      await app.close();
      written.mockRestore();
    }
    expect(foundAddresses(text)).toEqual(["203.0.113.7", ...FORGED.map(() => "203.0.113.9")]);
    expect(text).toMatch(/^\d\d:\d\d:\d\d info logged in address="203.0.113.8" username="Ada"$/m);
    expect(text).not.toContain(EMAIL);
    expect(text).not.toContain(WRONG);
  });
});
