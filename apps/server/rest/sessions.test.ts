import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36";
const DAY_SECONDS = 86_400;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const logIn = ({ username, password }: TestPlayer, more: object = {}) =>
  app.send({
    method: "POST",
    url: "/api/auth",
    body: { username, password, ...more },
    headers: { "user-agent": CHROME },
  });
const list = async (sid: string) =>
  (await app.send({ method: "GET", url: "/api/user/sessions", sid })).json().sessions;
const end = (id: string, sid?: string, headers: Record<string, string> = {}) =>
  app.send({
    method: "DELETE",
    url: `/api/user/sessions/${id}`,
    headers,
    ...(sid !== undefined && { sid }),
  });
const ages = (response: Awaited<ReturnType<typeof logIn>>) =>
  response.cookies.map(({ name, maxAge }) => [name, maxAge]);

describe("GET and DELETE /api/user/sessions", () => {
  test("list where one is logged in, and end it there", async () => {
    const player = await register(app);
    const other = sidOf(await logIn(player, { stay: true }));
    const sessions = await list(player.sid);
    expect(sessions).toMatchObject([
      { current: false, stay: true, device: "Chrome on Linux" },
      { current: true, stay: false },
    ]);
    expect(Object.keys(sessions[0]).sort()).toEqual(
      ["_id", "createdAt", "current", "device", "lastSeenAt", "stay"].sort(),
    );
    const done = await end(sessions[0]._id, player.sid);
    expect([done.statusCode, done.json()]).toEqual([200, { ok: true }]);
    const dead = await app.send({ method: "GET", url: "/api/auth", sid: other });
    expectRefusal(dead, 401, "NOT_LOGGED_IN");
    expect(await list(player.sid)).toHaveLength(1);
  });

  test("ending one's own takes the cookies away", async () => {
    const { sid } = await register(app);
    const [own] = await list(sid);
    expect(ages(await end(own._id, sid))).toEqual(
      ["sid", "user", "loggedIn"].map((name) => [name, 0]),
    );
  });

  test("another's session is as if absent, and nobody ends one without a session", async () => {
    const [owner, stranger] = [await register(app), await register(app)];
    const [own] = await list(owner.sid);
    expectRefusal(await end(own._id, stranger.sid), 404, "NOT_FOUND");
    expectRefusal(await end("999999", owner.sid), 404, "NOT_FOUND");
    expectRefusal(await end("x", owner.sid), 400, "BAD_INPUT");
    expectRefusal(await end(own._id), 401, "NOT_LOGGED_IN");
    expect(await list(owner.sid)).toHaveLength(1);
  });

  test("an API token may look and not end", async () => {
    const { sid } = await register(app);
    const body = { name: "bot" };
    const made = await app.send({ method: "POST", url: "/api/user/tokens", sid, body });
    const headers = { authorization: `Bearer ${made.json().secret}` };
    const listed = await app.send({ method: "GET", url: "/api/user/sessions", headers });
    const [own] = listed.json().sessions;
    expect(own).toMatchObject({ current: false });
    expectRefusal(await end(own._id, undefined, headers), 403, "FORBIDDEN");
  });
});

describe("stay", () => {
  test("makes the session's cookie last, and not those that are shown", async () => {
    const player = await register(app);
    const login = await logIn(player, { stay: true });
    const expected = [
      ["sid", 30 * DAY_SECONDS],
      ["user", 3600],
      ["loggedIn", 3600],
    ];
    // The one that stays when the session is over comes again to a browser that lost it.
    const device = ["device", 365 * DAY_SECONDS];
    expect(ages(login)).toEqual([...expected, device]);
    expect(login.json().idleSeconds).toBe(30 * DAY_SECONDS);
    app.advance(29 * DAY_SECONDS * 1000);
    const back = await app.send({ method: "GET", url: "/api/auth", sid: sidOf(login) });
    expect(back.statusCode).toBe(200);
    expect(ages(back)).toEqual([...expected, device]);
  });

  test.each([
    ["POST", "/api/auth"],
    ["POST", "/api/users"],
  ] as const)("is true or false in %s %s, and nothing else", async (method, url) => {
    const { username, password } = await register(app);
    const email = { email: `${username}@example.net` };
    const form = { username, password, ...(url === "/api/users" && email) };
    for (const stay of ["true", 1, null, {}]) {
      const response = await app.send({ method, url, body: { ...form, stay } });
      expectRefusal(response, 400, "BAD_INPUT");
    }
    const other = await app.send({ method, url, body: { ...form, stays: true } });
    expectRefusal(other, 400, "BAD_INPUT");
  });
});

test("GET /api/auth brings display cookies that the browser lost, and only those", async () => {
  const { sid } = await register(app);
  const ask = (cookie: string) =>
    app.send({ method: "GET", url: "/api/auth", headers: { cookie: `sid=${sid}${cookie}` } });
  const names = ages(await ask("")).map(([name]) => name);
  expect(names).toEqual(["sid", "user", "loggedIn"]);
  expect(ages(await ask("; loggedIn=1"))).toHaveLength(3);
  expect(ages(await ask("; loggedIn=1; user=%7B%7D"))).toEqual([]);
});

test("wrong passwords answer when to come back", async () => {
  const player = await register(app);
  for (let tries = 0; tries < 5; tries++) {
    const wrong = await logIn(player, { password: "not this one" });
    expectRefusal(wrong, 401, "BAD_CREDENTIALS");
  }
  const locked = await logIn(player);
  expectRefusal(locked, 429, "TOO_MANY_REQUESTS");
  const seconds = Number(locked.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(locked.body).toMatch(/^That was wrong too often\. Try again in /);
  app.advance(seconds * 1000);
  expect((await logIn(player)).statusCode).toBe(200);
});

test("a common password is refused in plain text", async () => {
  const body = { username: "Careless", email: "careless@example.com", password: "Password123" };
  const response = await app.send({ method: "POST", url: "/api/users", body });
  expectRefusal(response, 400, "BAD_INPUT");
  expect(response.body).toBe(
    "That password is one of those that are guessed first. Choose another one.",
  );
});
