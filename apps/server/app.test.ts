import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { createPool } from "@emberlode/db";
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
    expect(ready.json()).toEqual({ ok: status === 200, ...readiness });
    expect(alive.statusCode).toBe(200);
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
    const deadlines = new Deadlines();
    type Reply = Parameters<Deadlines["enter"]>[0];
    const replies = Array.from({ length: MAX_IN_FLIGHT }, () => ({}) as Reply);
    for (const reply of replies) deadlines.enter(reply);
    expect(() => deadlines.enter({} as Reply)).toThrow(/busy/);
    const [first] = replies;
    if (first) deadlines.leave(first);
    expect(() => deadlines.enter({} as Reply)).not.toThrow();
    deadlines.close();
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
