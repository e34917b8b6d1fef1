import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CALL_ROUTES } from "../rest/routes.ts";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, ORIGIN } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let player: TestPlayer;
beforeAll(async () => {
  player = await register(app);
});

const FOREIGN: Record<string, Record<string, string>> = {
  "no sign of where it comes from": {},
  "a foreign Origin": { origin: "https://evil.example" },
  "our host on another port": { origin: "http://localhost:8080" },
  "a host that begins like ours": { origin: "http://localhost.evil.example:80" },
  "an opaque Origin": { origin: "null" },
  "an Origin that is no address": { origin: "localhost:80" },
  "cross-site": { "sec-fetch-site": "cross-site" },
  "same-site": { "sec-fetch-site": "same-site" },
  "our Origin but cross-site": { origin: ORIGIN, "sec-fetch-site": "cross-site" },
  "same-origin but a foreign Origin": {
    origin: "https://evil.example",
    "sec-fetch-site": "same-origin",
  },
  "an empty bearer token": { authorization: "Bearer " },
  "basic credentials": { authorization: "Basic YTpi" },
};

const OWN: Record<string, Record<string, string>> = {
  "our Origin": { origin: ORIGIN },
  "our Origin without the default port": { origin: "http://localhost" },
  "Sec-Fetch-Site: same-origin": { "sec-fetch-site": "same-origin" },
  both: { origin: ORIGIN, "sec-fetch-site": "same-origin" },
};

const UNSAFE = CALL_ROUTES.filter(({ method }) => method !== "GET");

function logoutWith(headers: Record<string, string>) {
  const cookie = `sid=${player.sid}`;
  return app.app.inject({ method: "DELETE", url: "/api/auth", headers: { cookie, ...headers } });
}

describe("changing calls", () => {
  test.each(Object.entries(FOREIGN))("are refused with %s", async (_, headers) => {
    const before = await rowsOf(app, player);
    for (const { method, path: url } of UNSAFE) {
      const cookie = `sid=${player.sid}`;
      const answer = await app.app.inject({ method, url, headers: { cookie, ...headers } });
      expectRefusal(answer, 403, "CROSS_SITE");
    }
    expect(await rowsOf(app, player)).toEqual(before);
    const session = await app.send({ method: "GET", url: "/api/auth", sid: player.sid });
    expect(session.statusCode).toBe(200);
  });

  test.each(Object.entries(OWN))("are accepted with %s", async (_, headers) => {
    expect((await logoutWith(headers)).statusCode).toBe(200);
    player = await register(app);
  });
});

describe("behind a proxy", () => {
  let logged: [facts: object, text: string][];
  const warn = (facts: object, text: string) => void logged.push([facts, text]);
  const log = { info() {}, error() {}, warn };
  beforeEach(() => {
    logged = [];
  });

  async function refusals(publicUrl: string | null, origins: readonly string[]) {
    const behindProxy = await createTestApp({ publicUrl, log, beside: app });
    for (const origin of origins) {
      const headers = { origin, host: "10.0.0.2:3000" };
      const answer = await behindProxy.app.inject({ method: "DELETE", url: "/api/auth", headers });
      expectRefusal(answer, 403, "CROSS_SITE");
    }
    await behindProxy.close();
    return logged;
  }

  test("PUBLIC_URL decides which Origin is accepted, regardless of the Host header", async () => {
    const behindProxy = await createTestApp({ publicUrl: "https://play.example.com", beside: app });
    const headers = { origin: "https://play.example.com" };
    const own = await behindProxy.app.inject({ method: "DELETE", url: "/api/auth", headers });
    await behindProxy.close();
    expect(own.statusCode).toBe(200);
    expect(logged).toEqual([]);
  });

  test.each([
    [
      "the scheme, with PUBLIC_URL",
      "http://play.example.com/",
      "https://play.example.com",
      "http://play.example.com",
    ],
    [
      "the host, without PUBLIC_URL",
      null,
      "https://play.example.com",
      "http://10.0.0.2:3000 or https://10.0.0.2:3000",
    ],
  ])("%s: one line names both origins and the setting", async (_, publicUrl, origin, accepted) => {
    const all = [origin, ORIGIN, "https://evil.example"];
    expect(await refusals(publicUrl, all)).toEqual([
      [{ origin, accepted, setting: "PUBLIC_URL", times: 1 }, expect.stringMatching(/PUBLIC_URL/)],
    ]);
  });

  test("a made-up origin cannot fill the log", async () => {
    await refusals(null, [`https://${"x".repeat(8_000)}.example`]);
    expect(JSON.stringify(logged).length).toBeLessThan(600);
  });
});

describe("tRPC", () => {
  test("refuses a cross-site multipart form to a mutation without input", async () => {
    const headers = { cookie: `sid=${player.sid}`, origin: "https://evil.example" };
    const response = await app.app.inject({
      method: "POST",
      url: "/trpc/user.logout",
      payload: "--b--\r\n",
      headers: { ...headers, "content-type": "multipart/form-data; boundary=b" },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json().error.data.gameCode).toBe("CROSS_SITE");
    const session = await app.send({ method: "GET", url: "/api/auth", sid: player.sid });
    expect(session.statusCode).toBe(200);
  });

  test("refuses a body that is too large in the format of tRPC clients", async () => {
    const response = await app.send({
      method: "POST",
      url: "/trpc/user.login",
      body: { username: "x".repeat(20_000) },
    });
    expect(response.statusCode).toBe(413);
    expect(response.json().error.data).toMatchObject({
      httpStatus: 413,
      gameCode: "BODY_TOO_LARGE",
    });
  });
});
