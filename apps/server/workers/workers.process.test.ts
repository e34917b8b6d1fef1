/** Several workers on one port, as real processes: what they share, and crashes. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createClient } from "@emberlode/client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { expectDigsStored, registerDiggers, startDigging } from "../testing/digging.ts";
import { type Metrics, parseMetrics } from "../testing/metrics.ts";
import { descendants, isRunning } from "../testing/process-tree.ts";
import {
  type DataDir,
  endAll,
  makeDataDir,
  type ServerProcess,
  startProcess,
} from "../testing/server-process.ts";
import { connected, received, say, TestSockets } from "../testing/sockets.ts";
import { useServers } from "../testing/use-servers.ts";

const FULL = process.env.FULL === "1";

const SIGNUPS = 5;
/**
 * Enough for the tests after the one of the limit. Each poll is a connection whose place a busy
 * machine releases late; without room, polling sockets would be cut off.
 */
const CONNECTIONS = 120;
const SOCKETS_PER_PLAYER = 12;
/** Timeout of polls. */
const CEILING = { timeout: 30_000 };

const servers = useServers();

const start = (environment: Record<string, string> = {}) =>
  servers.start({ WORKERS: "2", ...environment });

let made = 0;

async function register(server: ServerProcess): Promise<Response> {
  made += 1;
  const username = `Worker${process.pid % 10_000}x${made}`;
  const body = { username, email: `${username}@example.com`, password: "correct horse" };
  return fetch(`${server.url}/api/users`, {
    method: "POST",
    // A separate connection, so requests reach both workers.
    headers: { origin: server.url, "content-type": "application/json", connection: "close" },
    body: JSON.stringify(body),
  });
}

/** The cookie in the answer to a registration. */
const cookieOf = (answer: Response | undefined): string =>
  answer?.headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** The processes of the workers. */
const workersOf = ({ child }: ServerProcess): number[] => descendants(child.pid ?? 0);

async function metricsOf({ url }: ServerProcess): Promise<Metrics> {
  return parseMetrics(await (await fetch(`${url}/metrics`)).text());
}

/** Expects a positive value of this metric from both workers. */
async function expectOfBoth(server: ServerProcess, name: string): Promise<void> {
  const metrics = await metricsOf(server);
  for (const worker of ["1", "2"]) expect(metrics.value(name, { worker })).toBeGreaterThan(0);
}

describe("two workers share the limits of", { timeout: 180_000 }, () => {
  let server: ServerProcess;
  let cookie: string;
  const opened: Socket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
  });
  afterAll(endAll);

  beforeAll(async () => {
    server = await start({
      SIGNUPS_PER_HOUR: String(SIGNUPS),
      CONNECTIONS_PER_ADDRESS: String(CONNECTIONS),
    });
  });

  /** Opens `count` concurrent connections; returns how many are answered. */
  async function answered(count: number): Promise<number> {
    const { hostname, port } = new URL(server.url);
    const tries = Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
      opened.push(socket);
      socket.on("error", () => {});
      socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
      return new Promise<boolean>((resolve) => {
        socket.once("data", () => resolve(true));
        socket.once("close", () => resolve(false));
      });
    });
    const answers = await Promise.all(tries);
    for (const socket of opened.splice(0)) socket.destroy();
    return answers.filter(Boolean).length;
  }

  // First, since a connection that a fetch keeps open takes a place too.
  test("connections of an address", async () => {
    expect(await answered(CONNECTIONS + 5)).toBe(CONNECTIONS);
    // Closing them makes room, also for the next tests.
    await expect
      .poll(() => answered(CONNECTIONS / 2), { ...CEILING, interval: 500 })
      .toBe(CONNECTIONS / 2);
    const refused = (await metricsOf(server)).value("emberlode_connections_refused_total");
    expect(refused).toBeGreaterThanOrEqual(5);
  });

  test("sign-ups of an address, with the headers of one process", async () => {
    const answers = await Promise.all(Array.from({ length: 4 * SIGNUPS }, () => register(server)));
    cookie = cookieOf(answers.find(({ status }) => status === 201));
    const left = answers
      .filter(({ status }) => status === 201)
      .map(({ headers }) => /"sign-ups";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]);
    expect(left.sort()).toEqual(["0", "1", "2", "3", "4"]);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    await expectOfBoth(server, "emberlode_procedure_calls_total");
    expect((await metricsOf(server)).value("emberlode_workers")).toBe(2);
  });

  test("sockets of a player; chat and polling reach all of them", async () => {
    const sockets = new TestSockets(server.url);
    const headers = { cookie, origin: server.url };
    try {
      // Polls use several connections, each of which may reach another worker.
      const polling = Array.from({ length: 3 }, () =>
        sockets.open({ headers, transports: ["polling"] }),
      );
      expect(await Promise.all(polling.map(connected))).toEqual([
        "connected",
        "connected",
        "connected",
      ]);
      const lost: string[] = [];
      for (const socket of polling) socket.on("disconnect", (reason) => lost.push(reason));
      const more = Array.from({ length: SOCKETS_PER_PLAYER }, () => sockets.open({ headers }));
      const outcomes = await Promise.all(more.map(connected));
      expect(lost).toEqual([]);
      const inside = more.filter((_, index) => outcomes[index] === "connected");
      expect(inside).toHaveLength(SOCKETS_PER_PLAYER - polling.length);
      await expectOfBoth(server, "emberlode_sockets");
      const all = [...polling, ...inside];
      const messages = all.map((socket) => received<{ body: string }>(socket, "chat:message"));
      const [speaker] = polling;
      if (speaker === undefined) throw new Error("No socket is connected.");
      expect(await say(speaker, "to both workers")).not.toHaveProperty("error");
      expect((await Promise.all(messages)).map(({ body }) => body)).toEqual(
        all.map(() => "to both workers"),
      );
      inside[0]?.disconnect();
      await expect
        .poll(async () => connected(sockets.open({ headers })), CEILING)
        .toBe("connected");
    } finally {
      sockets.close();
    }
  });
});

describe("crashes", { timeout: 180_000 }, () => {
  afterEach(endAll);

  test("a worker killed under load is replaced, and nothing is lost or duplicated", async () => {
    const server = await start();
    const players = await registerDiggers(8, `Mole${process.pid % 10_000}x`, () =>
      createClient({ url: server.url, maxTries: 40, maxPauseMs: 3_000 }),
    );
    const work = startDigging(players);
    await work.waitForDigs();
    const before = workersOf(server);
    expect(before).toHaveLength(2);
    for (const [index, pid] of before.entries()) {
      const dugBefore = work.digs();
      process.kill(pid, "SIGKILL");
      await expect.poll(server.errors, CEILING).toContain(`"pid":${pid},"how":"SIGKILL"`);
      const replaced = async () =>
        (await metricsOf(server)).value("emberlode_workers_replaced_total");
      await expect.poll(replaced, CEILING).toBe(index + 1);
      await work.waitForDigs(dugBefore);
    }
    await work.stop();

    expect(workersOf(server)).toHaveLength(2);
    for (const pid of before) expect(workersOf(server)).not.toContain(pid);
    await expectDigsStored(servers.admin, players);
    expect(await server.end("SIGTERM")).toBe(0);
  });
});

describe("workers with the built-in database", { timeout: 180_000 }, () => {
  let own: DataDir;
  afterEach(endAll);
  beforeAll(async () => {
    own = await makeDataDir();
  });
  afterAll(() => own.remove());
  const environment = () => ({ DATA_DIR: own.path, WORKERS: "2" });

  test.runIf(FULL)("Ctrl-C ends every process, and running requests are finished", async () => {
    const server = await startProcess(environment(), true);
    expect(server.output()).toMatch(/^Demo login: \S+ \/ \S+$/m);
    const pid = server.child.pid ?? 0;
    const started = descendants(pid);
    const { port } = new URL(server.url);
    const sockets = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const socket = connect(Number(port), "127.0.0.1");
        const body = JSON.stringify({ username: "nobody", password: "correct horse" });
        socket.write(
          `POST /api/auth HTTP/1.1\r\nHost: localhost:${port}\r\n` +
            `Origin: http://localhost:${port}\r\nContent-Type: application/json\r\n` +
            `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
        );
        await once(socket, "data");
        return { socket, body };
      }),
    );
    process.kill(-pid, "SIGINT");
    await expect.poll(server.output).toContain("Stopping (SIGINT)");
    const statuses = sockets.map(async ({ socket, body }) => {
      const answered = once(socket, "data");
      socket.write(body);
      const [data] = await answered;
      return String(data).split("\r\n")[0];
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set(["HTTP/1.1 401 Unauthorized"]));
    await expect.poll(() => server.child.exitCode, CEILING).toBe(0);
    expect(started.filter(isRunning)).toEqual([]);
    expect(server.errors()).not.toMatch(/"level":[56]0/);
  });

  test.runIf(FULL)("when the supervisor is killed, workers and database end", async () => {
    const server = await startProcess(environment());
    const started = descendants(server.child.pid ?? 0);
    expect(started.length).toBeGreaterThan(3);
    await server.end("SIGKILL");
    await expect.poll(() => started.filter(isRunning), CEILING).toEqual([]);
  });
});
