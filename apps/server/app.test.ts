import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { wrapCoordinate } from "@emberlode/game";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Deadlines, MAX_IN_FLIGHT } from "./requests/deadlines.ts";
import { register } from "./testing/players.ts";
import { expectRefusal } from "./testing/refusals.ts";
import { createTestApp } from "./testing/test-app.ts";
import { useApp } from "./testing/use-app.ts";

const app = useApp();
afterEach(() => void vi.restoreAllMocks());

describe("health", () => {
  test.each([
    [{ database: true, migrations: true }, 200],
    [{ database: true, migrations: false }, 503],
    [{ database: false, migrations: false }, 503],
  ])("readiness %o is %i, liveness always 200", async (readiness, status) => {
    const test = await createTestApp({ checkReadiness: async () => readiness, beside: app });
    const ready = await test.send({ method: "GET", url: "/readyz" });
    const alive = await test.send({ method: "GET", url: "/healthz" });
    await test.close();
    expect(ready.statusCode).toBe(status);
    expect(ready.json()).toEqual({ ok: status === 200, ...readiness, writes: true });
    expect(alive.statusCode).toBe(200);
    expect(ready.headers["retry-after"]).toBe(status === 503 ? "1" : undefined);
  });

  test("readiness queries the database at most once a second", async () => {
    const checkReadiness = vi.fn(async () => ({ database: true, migrations: true }));
    const test = await createTestApp({ checkReadiness, beside: app });
    const asked = Array.from({ length: 50 }, () => test.send({ method: "GET", url: "/readyz" }));
    await Promise.all(asked);
    await test.close();
    expect(checkReadiness).toHaveBeenCalledOnce();
  });
});

test("logs bugs as errors, but not refusals", async () => {
  const error = vi.spyOn(app.services.log, "error");
  const post = (url: string, headers: Record<string, string>) =>
    app.send({ method: "POST", url, headers, body: "x" });
  const text = { "content-type": "text/plain" };
  expectRefusal(await post("/api/auth", { origin: "https://evil.example" }), 403, "CROSS_SITE");
  expectRefusal(await post("/api/auth", text), 415, "UNSUPPORTED_MEDIA_TYPE");
  const { statusCode, headers } = await post("/trpc/user.login", text);
  expect([statusCode, headers["cache-control"]]).toEqual([415, "no-store"]);
  expect(error).not.toHaveBeenCalled();
  vi.spyOn(app.services.sessions, "identify").mockRejectedValue(new Error("a bug"));
  const broken = await app.send({ method: "GET", url: "/api/auth", sid: "x".repeat(43) });
  expectRefusal(broken, 500, "INTERNAL");
  expect(broken.body).not.toContain("a bug");
  expect(error).toHaveBeenCalledOnce();
});

describe("a raw connection", () => {
  const receiveTimeouts = { requestMs: 400, headersMs: 300, checkEveryMs: 50 };
  const impatient = useApp({ receiveTimeouts });
  let port = 0;
  beforeAll(async () => {
    const url = await impatient.app.listen({ host: "127.0.0.1", port: 0 });
    port = Number(new URL(url).port);
  });

  const HEAD = "POST /api/auth HTTP/1.1\r\nHost: localhost\r\n";
  const JSON_HEAD = `${HEAD}Origin: http://localhost\r\nContent-Type: application/json\r\n`;

  test.each([
    ["that never ends its headers is cut off", HEAD, 408],
    ["that never ends its body is cut off", `${JSON_HEAD}Content-Length: 100\r\n\r\n{`, 408],
    ["that speaks no HTTP is refused", "HELLO\r\n\r\n", 400],
    [
      "with two lengths for one body is refused",
      `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
  ])("%s", async (_, sent, status) => {
    const answer = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(sent));
      socket.on("data", (data) => {
        text += data.toString();
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(text));
    });
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `);
  });
});

describe("overload and slowness", () => {
  test("a call that takes too long gets BUSY, over REST and tRPC", async () => {
    const test = await createTestApp({ handlerTimeoutMs: 200, beside: app });
    const { sid } = await register(test);
    vi.spyOn(test.services.sessions, "identify").mockReturnValue(new Promise<never>(() => {}));
    const rest = await test.send({ method: "GET", url: "/api/auth", sid });
    const trpc = await test.send({ method: "GET", url: "/trpc/user.session", sid });
    await test.close();
    expectRefusal(rest, 503, "BUSY");
    expect(trpc.statusCode).toBe(503);
    expect(trpc.json().error.data.gameCode).toBe("BUSY");
    for (const { headers } of [rest, trpc]) expect(headers["retry-after"]).toBe("1");
  });

  test("refuses calls above the limit of concurrent calls, late ones included", async () => {
    let refused = 0;
    const deadlines = new Deadlines(() => {
      refused += 1;
    }, 1);
    type Reply = Parameters<Deadlines["enter"]>[0];
    const replies = Array.from({ length: MAX_IN_FLIGHT }, () => ({ sent: true }) as Reply);
    for (const reply of replies) deadlines.enter(reply);
    await sleep(20);
    expect(() => deadlines.enter({} as Reply)).toThrow(/busy/);
    expect(refused).toBe(1);
    const [first] = replies;
    if (first) deadlines.leave(first);
    expect(() => deadlines.enter({ sent: true } as Reply)).not.toThrow();
    deadlines.close();
  });

  test("a step does not wait for queued reads", async () => {
    const player = await register(app);
    const { worldNumbers, reads } = app.services;
    const { read } = worldNumbers;
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    vi.spyOn(worldNumbers, "read").mockImplementation(() => held.then(read));
    const asked = Array.from({ length: 70 }, (_, n) =>
      app.send({ method: "GET", url: "/api/world", address: `192.0.2.${n}` }),
    );
    await expect.poll(() => reads.counts()).toMatchObject({ active: 64, waiting: 6 });
    const { x, y } = player.payload.user.status;
    const url = `/api/fields/coords?x=${wrapCoordinate(x + 1)}&y=${y}`;
    const step = await app.send({ method: "GET", url, sid: player.sid });
    end();
    const answers = await Promise.all(asked);
    expect(step.statusCode).toBe(200);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  });
});

test.each([
  [false, "127.0.0.1"],
  [1, "198.51.100.7"],
] as const)("with TRUST_PROXY %s the address is %s", async (trustProxy, address) => {
  const test = await createTestApp({ trustProxy, beside: app });
  const charge = vi.spyOn(test.services.limits, "charge");
  const headers = { "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
  await test.send({ method: "POST", url: "/api/users/guest", headers });
  await test.close();
  expect(new Set(charge.mock.calls.map(([, , from]) => from))).toEqual(new Set([address]));
});
