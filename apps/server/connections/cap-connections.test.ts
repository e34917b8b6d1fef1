/** Connection limits per address of a real server, with and without a proxy. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { english } from "@emberlode/messages/testing/english";
import { afterEach, expect, test, vi } from "vitest";
import { readMetrics } from "../testing/metrics.ts";
import { register, type TestPlayer } from "../testing/players.ts";
import { connected, TestSockets } from "../testing/sockets.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../testing/test-app.ts";

const MAX = 3;
const METRICS_TOKEN = "a-token-of-the-tests";
const open: Socket[] = [];
let app: TestApp;
let port: number;
let sockets: TestSockets;

async function begin(options: TestAppOptions): Promise<void> {
  app = await createTestApp({
    connectionsPerAddress: MAX,
    metricsToken: METRICS_TOKEN,
    ...options,
  });
  sockets = new TestSockets(await app.app.listen({ host: "127.0.0.1", port: 0 }));
  port = Number(new URL(sockets.url).port);
}

afterEach(async () => {
  vi.restoreAllMocks();
  sockets.close();
  for (const socket of open.splice(0)) socket.destroy();
  await app.close();
});

interface Tried {
  socket: Socket;
  /** False if the connection was closed instead. */
  answered: boolean;
}

/** Opens a connection that stays open, from a local address. */
async function tryFrom(localAddress: string): Promise<Tried> {
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  open.push(socket);
  socket.on("error", () => {});
  const closed = once(socket, "close").then(() => false);
  const answered = once(socket, "data").then(() => true);
  socket.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  return { socket, answered: await Promise.race([answered, closed]) };
}

const refused = async (kind: string) =>
  (await readMetrics(app, METRICS_TOKEN)).value("emberlode_connections_refused_total", { kind });

test("limits connections per address, and closing one makes room", async () => {
  await begin({});
  const first: Tried[] = [];
  for (let n = 0; n < MAX; n++) first.push(await tryFrom("127.0.0.1"));
  expect(first.map(({ answered }) => answered)).toEqual([true, true, true]);
  const warn = vi.spyOn(app.services.log, "warn");
  for (let n = 0; n < 4; n++) expect((await tryFrom("127.0.0.1")).answered).toBe(false);
  expect((await tryFrom("127.0.0.2")).answered).toBe(true);
  expect(await refused("connection")).toBe(4);
  // A single log line for all of them.
  const text = "a network reached its limit of connections";
  expect(warn.mock.calls).toEqual([[{ network: "127.0.0.1", max: MAX, times: 1 }, text]]);
  first[0]?.socket.destroy();
  await expect.poll(async () => (await tryFrom("127.0.0.1")).answered).toBe(true);
});

test("the addresses of a /24 share eight times as many", async () => {
  await begin({});
  for (let host = 1; host <= 8; host++) {
    for (let n = 0; n < MAX; n++) {
      expect((await tryFrom(`127.0.0.${host}`)).answered).toBe(true);
    }
  }
  expect((await tryFrom("127.0.0.9")).answered).toBe(false);
  expect((await tryFrom("127.0.1.1")).answered).toBe(true);
});

/** A handshake as forwarded by a proxy. */
function socketFrom(player: TestPlayer, address: string) {
  const headers = { cookie: `sid=${player.sid}`, "x-forwarded-for": address };
  return sockets.open({ headers });
}

test("behind a proxy, sockets count for the client's address or /64, not the proxy", async () => {
  await begin({ trustProxy: 1 });
  const player = await register(app);
  const handshake = async (address: string) => connected(socketFrom(player, address));
  const held: ReturnType<typeof socketFrom>[] = [];
  for (let n = 0; n < MAX; n++) {
    const socket = socketFrom(player, `2001:db8::${n + 1}`);
    expect(await connected(socket)).toBe("connected");
    held.push(socket);
  }
  expect(await handshake("2001:db8::ffff")).not.toBe("connected");
  expect(await handshake("2001:db8:0:1::1")).toBe("connected");
  expect(await handshake("203.0.113.7")).toBe("connected");
  // The proxy's own connections are not limited.
  for (let n = 0; n < 2 * MAX; n++) expect((await tryFrom("127.0.0.1")).answered).toBe(true);
  expect(await Promise.all(["connection", "socket"].map(refused))).toEqual([0, 1]);
  const headers = { "x-forwarded-for": "2001:db8::ffff" };
  const poll = `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling`;
  const message = english.errors("networkSockets");
  expect(await (await fetch(poll, { headers })).json()).toEqual({ code: 4, message });
  held[0]?.disconnect();
  await expect.poll(() => handshake("2001:db8::ffff")).toBe("connected");
});

test("concurrent handshakes cannot exceed the limit", async () => {
  await begin({ trustProxy: "127.0.0.0/8" });
  const player = await register(app);
  const all = Array.from({ length: 8 }, () => socketFrom(player, "203.0.113.7"));
  const outcomes = await Promise.all(
    all.map(
      (socket) =>
        new Promise((resolve) => {
          socket.once("connect", () => resolve("in"));
          socket.once("connect_error", () => resolve("out"));
          socket.once("disconnect", () => resolve("out"));
        }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "in")).toHaveLength(MAX);
});

test("counts connections that bypass a known proxy", async () => {
  await begin({ trustProxy: "127.0.0.1" });
  for (let n = 0; n < MAX + 2; n++) expect((await tryFrom("127.0.0.1")).answered).toBe(true);
  for (let n = 0; n < MAX; n++) expect((await tryFrom("127.0.0.2")).answered).toBe(true);
  expect((await tryFrom("127.0.0.2")).answered).toBe(false);
});
