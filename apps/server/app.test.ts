import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { createPool } from "@emberlode/db";
import { wrap } from "@emberlode/game";
import { describe, expect, test } from "vitest";
import { Deadlines, MAX_IN_FLIGHT } from "./plugins/deadlines.ts";
import { register } from "./testing/players.ts";
import { expectRefusal } from "./testing/refusals.ts";
import { createTestApp } from "./testing/test-app.ts";

describe("health", () => {
  test.each([
    [{ database: true, migrations: true }, 200],
    [{ database: true, migrations: false }, 503],
    [{ database: false, migrations: false }, 503],
  ])("readiness %o is %i, liveness always 200", async (readiness, status) => {
    const test = await createTestApp({ checkReadiness: async () => readiness });
    const ready = await test.send({ method: "GET", url: "/readyz" });
    const alive = await test.send({ method: "GET", url: "/healthz" });
    await test.close();
    expect(ready.statusCode).toBe(status);
    expect(ready.json()).toEqual({ ok: status === 200, ...readiness, writes: true });
    expect(alive.statusCode).toBe(200);
    expect(ready.headers["retry-after"]).toBe(status === 503 ? "1" : undefined);
  });

  test("the database is asked about readiness at most once a second, whoever asks", async () => {
    let asked = 0;
    const test = await createTestApp({
      checkReadiness: async () => {
        asked += 1;
        return { database: true, migrations: true };
      },
    });
    await Promise.all(
      Array.from({ length: 50 }, () => test.send({ method: "GET", url: "/readyz" })),
    );
    await test.close();
    expect(asked).toBe(1);
  });
});

describe("what never reaches a procedure", () => {
  test.each(["/%E0%A4%A", "/api/%ff", "/trpc/%E0%A4%A"])(
    "%s carries the security headers too",
    async (url) => {
      const test = await createTestApp();
      const { headers } = await test.send({ method: "GET", url });
      await test.close();
      expect(headers).toHaveProperty("content-security-policy");
      expect(headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("refusals are not logged as errors, bugs are", async () => {
    const test = await createTestApp();
    const logged: unknown[] = [];
    test.services.log.error = (facts: unknown) => logged.push(facts);
    const crossSite = await test.send({
      method: "POST",
      url: "/api/auth",
      headers: { origin: "https://evil.example" },
    });
    const wrongType = await test.send({
      method: "POST",
      url: "/api/auth",
      headers: { "content-type": "text/plain" },
      body: "x",
    });
    const trpcType = await test.send({
      method: "POST",
      url: "/trpc/user.login",
      headers: { "content-type": "text/plain" },
      body: "x",
    });
    expect(logged).toEqual([]);
    test.services.sessions.identify = () => Promise.reject(new Error("a bug"));
    await test.send({ method: "GET", url: "/api/auth", sid: "x".repeat(43) });
    await test.close();
    expectRefusal(crossSite, 403, "CROSS_SITE");
    expectRefusal(wrongType, 415, "UNSUPPORTED_MEDIA_TYPE");
    expect(trpcType.statusCode).toBe(415);
    expect(trpcType.headers["cache-control"]).toBe("no-store");
    expect(logged).toHaveLength(1);
  });

  test("a bearer token stands instead of the cookie: a made-up one ends no session", async () => {
    const test = await createTestApp();
    const player = await register(test);
    await test.send({
      method: "DELETE",
      url: "/api/auth",
      sid: player.sid,
      headers: { origin: "https://evil.example", authorization: "Bearer made-up" },
    });
    const session = await test.send({ method: "GET", url: "/api/auth", sid: player.sid });
    await test.close();
    expect(session.statusCode).toBe(200);
  });
});

describe("requests that never end", () => {
  test.each([
    ["headers", "POST /api/auth HTTP/1.1\r\nHost: localhost\r\n"],
    [
      "a body",
      "POST /api/auth HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n" +
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    ],
  ])("%s are cut off with 408", async (_, head) => {
    const arrival = { requestMs: 400, headersMs: 300, checkEveryMs: 50 };
    const test = await createTestApp({ arrival });
    await test.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(head));
      socket.on("data", (data) => {
        text += data.toString();
      });
      socket.on("error", () => {});
      socket.on("close", () => resolve(text));
    });
    await test.close();
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});

describe("overload and slowness", () => {
  test("a call that takes too long is answered BUSY, over REST and tRPC", async () => {
    const test = await createTestApp({ handlerTimeoutMs: 200 });
    const player = await register(test);
    test.services.actions.read = () => new Promise(() => {});
    test.services.sessions.identify = () => new Promise(() => {});
    const rest = await test.send({ method: "GET", url: "/api/auth", sid: player.sid });
    const trpc = await test.send({ method: "GET", url: "/trpc/user.session", sid: player.sid });
    await test.close();
    expectRefusal(rest, 503, "BUSY");
    expect(rest.headers["retry-after"]).toBe("1");
    expect(trpc.statusCode).toBe(503);
    expect(trpc.json().error.data.gameCode).toBe("BUSY");
    expect(trpc.headers["retry-after"]).toBe("1");
  });

  test("past the number of calls that it holds it says so", () => {
    let refused = 0;
    const deadlines = new Deadlines(() => {
      refused += 1;
    });
    type Reply = Parameters<Deadlines["enter"]>[0];
    const replies = Array.from({ length: MAX_IN_FLIGHT }, () => ({}) as Reply);
    for (const reply of replies) deadlines.enter(reply);
    expect(() => deadlines.enter({} as Reply)).toThrow(/busy/);
    expect(refused).toBe(1);
    const [first] = replies;
    if (first) deadlines.leave(first);
    expect(() => deadlines.enter({} as Reply)).not.toThrow();
    deadlines.close();
  });

  test("while reads wait for their turn a step is taken at once", async () => {
    const test = await createTestApp();
    const player = await register(test);
    const { worldNumbers, reads } = test.services;
    const { read } = worldNumbers;
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    worldNumbers.read = () => held.then(read);
    const asked = Array.from({ length: 70 }, (_, n) =>
      test.send({ method: "GET", url: "/api/world", address: `192.0.2.${n}` }),
    );
    await expect.poll(() => reads.counts()).toMatchObject({ inWork: 64, waiting: 6 });
    const { x, y } = player.payload.user.status;
    const url = `/api/fields/coords?x=${wrap(x + 1)}&y=${y}`;
    const step = await test.send({ method: "GET", url, sid: player.sid });
    end();
    const answers = await Promise.all(asked);
    await test.close();
    expect(step.statusCode).toBe(200);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  });

  test("an error inside is 500 without internals", async () => {
    const test = await createTestApp();
    const player = await register(test);
    test.services.sessions.identify = () => Promise.reject(new Error("secret table players"));
    const rest = await test.send({ method: "GET", url: "/api/auth", sid: player.sid });
    const trpc = await test.send({ method: "GET", url: "/trpc/user.session", sid: player.sid });
    await test.close();
    expectRefusal(rest, 500, "INTERNAL");
    expect(trpc.statusCode).toBe(500);
    expect(rest.body + trpc.body).not.toMatch(/secret|table|players|at \//);
  });

  test("a database that is away is BUSY, not an error of ours", async () => {
    const away = createPool({ url: "postgres://nobody@127.0.0.1:1/none", world: "world" });
    const test = await createTestApp();
    const player = await register(test);
    const pool = test.services.pool;
    const real = { query: pool.query, values: pool.values };
    test.advance(120_000);
    Object.assign(pool, { query: away.query, values: away.values });
    const response = await test.send({ method: "GET", url: "/api/auth", sid: player.sid });
    Object.assign(pool, real);
    await away.close();
    await test.close();
    expectRefusal(response, 503, "BUSY");
    expect(response.headers["retry-after"]).toMatch(/^\d+$/);
  });
});

describe("raw connections", () => {
  async function ask(text: string): Promise<string> {
    const test = await createTestApp();
    await test.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let received = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(text));
      socket.on("data", (chunk) => {
        received += chunk.toString();
      });
      socket.on("close", () => resolve(received));
      socket.on("error", reject);
    });
    await test.close();
    return answer;
  }

  test("what is no HTTP is 400", async () => {
    expect(await ask("HELLO\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("two lengths for one body are 400", async () => {
    const head = "POST /api/auth HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n";
    expect(await ask(`${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  });

  test("an address behind the proxies that are trusted, and no other, is believed", async () => {
    for (const [trustProxy, seen] of [
      [false, "127.0.0.1"],
      [1, "198.51.100.7"],
    ] as const) {
      const test = await createTestApp({ trustProxy });
      const addresses: string[] = [];
      const { charge } = test.services.limits;
      test.services.limits.charge = (limit, player, address) => {
        addresses.push(address);
        return charge(limit, player, address);
      };
      const headers = { "x-forwarded-for": "203.0.113.9, 198.51.100.7" };
      await test.send({ method: "POST", url: "/api/users/guest", headers });
      await test.close();
      expect(addresses).toEqual([seen]);
    }
  });
});
