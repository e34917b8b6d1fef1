import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request as openRequest } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type GatherAnswer,
  gatherAnswer,
  loginPayloadSchema,
  moveAnswer,
} from "@emberlode/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { SAME_SIGNAL_MS } from "./process-end.ts";
import {
  endAll,
  failingStart,
  makeDataDir,
  removeBundle,
  type ServerProcess,
  startProcess,
} from "./testing/server-process.ts";

afterEach(endAll);
afterAll(removeBundle);

type DataDir = Awaited<ReturnType<typeof makeDataDir>>;

async function call(server: ServerProcess, path: string, init: RequestInit = {}) {
  const headers = { origin: server.url, ...init.headers };
  const response = await fetch(server.url + path, { ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

function post(body: unknown): RequestInit {
  const headers = { "content-type": "application/json" };
  return { method: "POST", headers, body: JSON.stringify(body) };
}

/** A POST that the server has begun to work on and whose body is not sent yet. */
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

/** Everything that a process started, and what those started. */
function descendants(pid: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="]).toString().trim().split("\n");
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("a server of one's own", { timeout: 60_000 }, () => {
  let dataDir: DataDir;
  beforeAll(async () => {
    dataDir = await makeDataDir();
  });
  afterAll(() => dataDir.remove());

  test("keeps what it acknowledged through kill -9, and starts again", async () => {
    const first = await startProcess({ DATA_DIR: dataDir.path });
    const demo = /^Demo login: (\S+) \/ (\S+)$/m.exec(first.output());
    const login = await call(
      first,
      "/api/auth",
      post({ username: demo?.[1], password: demo?.[2] }),
    );
    expect(login.status).toBe(200);
    const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const key = crypto.randomUUID();
    const headers = { cookie, "content-type": "application/json", "idempotency-key": key };

    let { x, y } = loginPayloadSchema.parse(login.body).user.status;
    let body = "";
    let dug: GatherAnswer | undefined;
    for (let step = 0; step < 60 && dug === undefined; step += 1) {
      x = (x % 50) + 1;
      if (step % 8 === 7) y = (y % 50) + 1;
      const answer = await call(first, `/api/fields/coords?x=${x}&y=${y}`, { headers: { cookie } });
      const field = moveAnswer.parse(answer.body);
      if (!("type" in field) || (field.type !== "metal" && field.type !== "energy")) continue;
      body = JSON.stringify({ type: field.type, field: { x, y } });
      const init = { method: "PATCH", headers, body };
      dug = gatherAnswer.parse((await call(first, "/api/user/gather", init)).body);
    }
    expect(dug).toBeDefined();
    await first.end("SIGKILL");

    const second = await startProcess({ DATA_DIR: dataDir.path });
    try {
      const session = await call(second, "/api/auth", { headers: { cookie } });
      const { status } = loginPayloadSchema.parse(session.body).user;
      expect(status).toMatchObject({ x, y, metal: dug?.metal, energy: dug?.energy });
      const repeated = await call(second, "/api/user/gather", { method: "PATCH", headers, body });
      expect(repeated.body).toEqual(dug);
      expect(second.output()).toContain(`Demo login: ${demo?.[1]} / ${demo?.[2]}`);
    } finally {
      expect(await second.end("SIGTERM")).toBe(0);
    }
  });

  test("a second server on the same data folder is told so in one line", async () => {
    const first = await startProcess({ DATA_DIR: dataDir.path });
    try {
      const second = await failingStart({ DATA_DIR: dataDir.path });
      expect(second.code).toBe(1);
      expect(second.errors.trim()).toMatch(
        /^The data folder .* is in use by another server .*DATA_DIR/,
      );
      expect(second.errors.trim().split("\n")).toHaveLength(1);
      expect((await call(first, "/readyz")).status).toBe(200);
    } finally {
      await first.end("SIGTERM");
    }
  });

  test("Ctrl-C stops it in good order and leaves no process behind", async () => {
    const server = await startProcess({ DATA_DIR: dataDir.path }, true);
    const pid = server.child.pid ?? 0;
    const started = descendants(pid);
    expect(started.length).toBeGreaterThan(0);
    // A terminal sends it to the whole group.
    process.kill(-pid, "SIGINT");
    expect(await server.end("SIGINT")).toBe(0);
    expect(started.filter(isThere)).toEqual([]);
    expect(server.output()).toContain("Stopping (SIGINT)");
  });

  test("requests in work are finished before it ends", async () => {
    const server = await startProcess({ DATA_DIR: dataDir.path });
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

  test("a request that never ends holds it up only until the second signal", async () => {
    const server = await startProcess({ DATA_DIR: dataDir.path });
    const started = descendants(server.child.pid ?? 0);
    const request = await beginRequest(server, "/api/auth", 9);
    request.on("error", () => {});
    request.write("{");
    server.child.kill("SIGTERM");
    await expect.poll(() => server.output()).toContain("Stopping (SIGTERM)");
    // A second signal counts as one of its own only after this time.
    await sleep(SAME_SIGNAL_MS + 100);
    expect(server.child.exitCode).toBe(null);
    expect(await server.end("SIGINT")).toBe(1);
    await expect.poll(() => started.filter(isThere)).toEqual([]);
    request.destroy();
  });

  test("secrets do not reach the output", async () => {
    const secret = readFileSync(join(dataDir.path, "session-secret"), "utf8").trim();
    const server = await startProcess({ DATA_DIR: dataDir.path, LOG_LEVEL: "trace" });
    await server.end("SIGTERM");
    expect(server.output() + server.errors()).not.toContain(secret);
  });
});

describe("a start that cannot succeed says why in one line and ends with 1", () => {
  let dataDir: DataDir;
  beforeAll(async () => {
    dataDir = await makeDataDir();
  });
  afterAll(() => dataDir.remove());

  test("settings that are wrong, all of them", async () => {
    const { code, errors } = await failingStart({ PORT: "http", LOG_LEVEL: "loud" });
    expect(code).toBe(1);
    expect(errors).toContain("  PORT must be a whole number from 0 to 65535\n");
    expect(errors).toContain("  LOG_LEVEL must be one of fatal, error");
    expect(errors).not.toMatch(/\n\s+at /);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    [
      "no Postgres at DATABASE_URL",
      { DATABASE_URL: "postgres://me:hunter2@127.0.0.1:1/game" },
      /^No Postgres answers at 127\.0\.0\.1:1 \(ECONNREFUSED\): start it, or correct or remove DATABASE_URL\.$/,
    ],
    [
      "an unknown host in DATABASE_URL",
      { DATABASE_URL: "postgres://me:hunter2@nowhere.invalid/game" },
      /^No Postgres answers at nowhere\.invalid:5432 \(\w+\): start it/,
    ],
    [
      "an address that is not this machine's",
      { HOST: "203.0.113.1", DATABASE_URL: process.env.EMBERLODE_TEST_POSTGRES ?? "" },
      /^This machine has no address 203\.0\.113\.1: set HOST to/,
    ],
  ])("%s", async (_, environment, line) => {
    const { code, errors } = await failingStart({ DATA_DIR: dataDir.path, ...environment });
    expect(errors.trim()).toMatch(line);
    expect(errors).not.toContain("hunter2");
    expect(code).toBe(1);
  });

  test("a port in use", async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
    const { code, errors } = await failingStart({
      PORT: String(port),
      DATA_DIR: dataDir.path,
      DATABASE_URL: process.env.EMBERLODE_TEST_POSTGRES ?? "",
    });
    other.close();
    expect(errors.trim()).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program: stop that one or set PORT to another number.`,
    );
    expect(code).toBe(1);
  });

  test("a data folder that cannot be written", async () => {
    const file = join(dataDir.path, "a-file");
    await writeFile(file, "");
    const { code, errors } = await failingStart({ DATA_DIR: join(file, "data") });
    expect(errors.trim()).toMatch(
      /^The data folder .*a-file\/data cannot be written \(ENOTDIR\): /,
    );
    expect(code).toBe(1);
  });
});
