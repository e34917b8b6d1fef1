import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request as openRequest } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { loginPayloadSchema } from "@emberlode/contract";
import { createPool } from "@emberlode/db";
import { createTestDatabase } from "@emberlode/db/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SAME_SIGNAL_MS } from "./shutdown.ts";
import { descendants, isRunning } from "./testing/process-tree.ts";
import {
  type DataDir,
  endAll,
  failingStart,
  makeEmptyDir,
  type ServerProcess,
  startProcess,
} from "./testing/server-process.ts";
import { useServers } from "./testing/use-servers.ts";

const FULL = process.env.FULL === "1";

function call(server: ServerProcess, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { origin: server.url, ...init.headers };
  return fetch(server.url + path, { ...init, headers });
}

function post(body: unknown): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** Printed by a server with a demo account. */
const DEMO_LOGIN = /^Demo login: (\S+) \/ (\S+)$/m;

const logIn = (server: ServerProcess, printed: RegExpExecArray | null) =>
  call(server, "/api/auth", post({ username: printed?.[1], password: printed?.[2] }));

/** Starts a POST that the server is already handling, without sending its body. */
async function beginRequest(server: ServerProcess, path: string, length: number) {
  const request = openRequest(server.url + path, {
    method: "POST",
    agent: false,
    headers: {
      origin: server.url,
      "content-type": "application/json",
      "content-length": length,
      expect: "100-continue",
    },
  });
  request.flushHeaders();
  await once(request, "continue");
  return request;
}

describe("a server with its own database", { timeout: 60_000 }, () => {
  let dataDir: DataDir;
  /** The output of the restarted server, and a session of the demo account. */
  let demo = { output: "", cookie: "" };
  beforeAll(async () => {
    dataDir = await makeEmptyDir();
  });
  afterEach(endAll);
  afterAll(() => dataDir.remove());

  test("keeps what it acknowledged through kill -9 and starts again", async () => {
    const first = await startProcess({ DATA_DIR: dataDir.path });
    expect(first.errors()).toContain("accepts calls from pages of the host that each request");
    const printed = DEMO_LOGIN.exec(first.output());
    const login = await logIn(first, printed);
    expect(login.status).toBe(200);
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const { x, y } = loginPayloadSchema.parse(await login.json()).user.status;
    const headers = { cookie };
    const step = `/api/fields/coords?x=${(x % 50) + 1}&y=${y}`;
    expect((await call(first, step, { headers })).status).toBe(200);
    await first.end("SIGKILL");

    const second = await startProcess({ DATA_DIR: dataDir.path });
    try {
      const session = await call(second, "/api/auth", { headers });
      const { status } = loginPayloadSchema.parse(await session.json()).user;
      expect(status).toMatchObject({ x: (x % 50) + 1, y });
      expect(second.output()).toContain(`Demo login: ${printed?.[1]} / ${printed?.[2]}`);
      demo = { output: second.output(), cookie };
    } finally {
      expect(await second.end("SIGTERM")).toBe(0);
    }
  });

  test("a signal aborts the wait for a database that does not start", async () => {
    const stuck = '#!/bin/sh\ncase "$3" in true) exit 0;; esac\nexec sleep 60\n';
    await writeFile(join(dataDir.path, "setpriv"), stuck, { mode: 0o755 });
    const environment = { DATA_DIR: dataDir.path, PATH: `${dataDir.path}:${process.env.PATH}` };
    let started: number[] = [];
    const { code, output, errors } = await failingStart(environment, async ({ pid }) => {
      await expect.poll(() => descendants(pid ?? 0)).not.toEqual([]);
      await sleep(1_000);
      started = descendants(pid ?? 0);
      process.kill(pid ?? 0, "SIGTERM");
    });
    expect(code).toBe(0);
    expect(output).toContain("Stopping (SIGTERM)");
    expect(errors.trim()).toBe("The start of the database was aborted.");
    expect(started.length).toBeGreaterThan(0);
    expect(started.filter(isRunning)).toEqual([]);
  });

  test("Ctrl-C stops it cleanly, ends all child processes and prints no secret", async () => {
    const server = await startProcess({ DATA_DIR: dataDir.path, LOG_LEVEL: "trace" }, true);
    const pid = server.child.pid ?? 0;
    const started = descendants(pid);
    expect(started.length).toBeGreaterThan(0);
    // A terminal signals the whole process group.
    process.kill(-pid, "SIGINT");
    expect(await server.end("SIGINT")).toBe(0);
    expect(started.filter(isRunning)).toEqual([]);
    expect(server.output()).toContain("Stopping (SIGINT)");
    const secret = readFileSync(join(dataDir.path, "session-secret"), "utf8").trim();
    expect(server.output() + server.errors()).not.toContain(secret);
  });

  test.runIf(FULL)("a request that never ends delays it only until the second signal", async () => {
    const server = await startProcess({ DATA_DIR: dataDir.path });
    const started = descendants(server.child.pid ?? 0);
    const request = await beginRequest(server, "/api/auth", 9);
    request.on("error", () => {});
    request.write("{");
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain("Stopping (SIGTERM)");
    // Within this time a second signal counts as the same one.
    await sleep(SAME_SIGNAL_MS + 100);
    expect(server.child.exitCode).toBe(null);
    expect(await server.end("SIGINT")).toBe(1);
    await expect.poll(() => started.filter(isRunning)).toEqual([]);
    request.destroy();
  });

  test.runIf(FULL)("DEMO=off closes the demo account and DEMO=on reopens it", async () => {
    const DATA_DIR = dataDir.path;
    const printed = DEMO_LOGIN.exec(demo.output);
    const headers = { cookie: demo.cookie };

    const closed = await startProcess({ DATA_DIR, DEMO: "off" });
    expect(closed.output()).not.toContain("Demo login");
    expect((await logIn(closed, printed)).status).toBe(401);
    expect((await call(closed, "/api/auth", { headers })).status).toBe(401);
    await closed.end("SIGTERM");

    const again = await startProcess({ DATA_DIR, DEMO: "on" });
    expect((await logIn(again, printed)).status).toBe(401);
    expect((await logIn(again, DEMO_LOGIN.exec(again.output()))).status).toBe(200);
    await again.end("SIGTERM");
  });

  test.runIf(FULL)("an external database has a demo account only if DEMO says so", async () => {
    const database = await createTestDatabase();
    const own = await makeEmptyDir();
    const environment = { DATA_DIR: own.path, DATABASE_URL: database.url };
    const accounts = "select username from accounts where username = 'demo'";
    const pool = createPool({ ...database, reads: 1 });
    try {
      const without = await startProcess(environment);
      expect(without.output()).not.toContain("Demo login");
      await without.end("SIGTERM");
      expect(await pool.query(accounts)).toEqual([]);
      const wanted = await startProcess({ ...environment, DEMO: "on" });
      expect(wanted.output()).toContain("Demo login: demo / ");
      await wanted.end("SIGTERM");
      expect(await pool.query(accounts)).toHaveLength(1);
    } finally {
      await pool.close();
      await database.drop();
      await own.remove();
    }
  });

  test("running requests finish before a signal stops it", async () => {
    const server = await startProcess({ DATA_DIR: dataDir.path, DEMO: "off" });
    const registrations = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const username = `Last${Date.now() % 1_000_000}x${index}`;
        const email = `${username}@example.com`;
        const body = JSON.stringify({ username, email, password: "correct horse" });
        return { body, request: await beginRequest(server, "/api/users", body.length) };
      }),
    );
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain("Stopping (SIGTERM)");
    const statuses = registrations.map(async ({ body, request }) => {
      const answered = once(request, "response");
      request.end(body);
      const [response]: IncomingMessage[] = await answered;
      response?.resume();
      return response?.statusCode;
    });
    expect(await Promise.all(statuses)).toEqual([201, 201, 201, 201]);
    await expect.poll(() => server.child.exitCode).toBe(0);
  });
});

describe("a failing start prints one line with the reason and exits with 1", () => {
  const servers = useServers();

  test("names all invalid settings", async () => {
    const { code, errors } = await failingStart({ PORT: "http", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(errors).toContain("  PORT must be a whole number from 0 to 65535\n");
    expect(errors).toContain("  LOG_LEVEL must be one of fatal, error");
    expect(errors).not.toMatch(/\n\s+at /);
  });

  test("names a port in use", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const { code, errors } = await failingStart({
      PORT: String(port),
      DATA_DIR: servers.dataDir,
      DATABASE_URL: servers.databaseUrl,
      // The copied world's seed, to avoid another warning.
      WORLD_SEED: "test",
    });
    other.close();
    expect(errors.trim()).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop the other program or set PORT to another number.`,
    );
    expect(code).toBe(1);
  });
});
