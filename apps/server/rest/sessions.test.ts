/** Sessions of browsers and scripts: cookies and bearer tokens. */
import { setBan } from "@emberlode/api/testing";
import { describe, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { sidOf, type TestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 86_400;

const app = useApp();

type Response = Awaited<ReturnType<TestApp["send"]>>;

const logIn = ({ username, password }: TestPlayer) =>
  app.send({ method: "POST", url: "/api/auth", body: { username, password } });
const show = (sid?: string, headers: Record<string, string> = {}) =>
  app.send({ method: "GET", url: "/api/auth", headers, ...(sid !== undefined && { sid }) });
const list = async (sid: string) =>
  (await app.send({ method: "GET", url: "/api/user/sessions", sid })).json().sessions;
const end = (id: string, sid: string) =>
  app.send({ method: "DELETE", url: `/api/user/sessions/${id}`, sid });
const ages = ({ cookies }: Response) => cookies.map(({ name, maxAge }) => [name, maxAge]);

const ENDED = ["sid", "user", "loggedIn"].map((name) => [name, 0]);

describe("a session's cookies", () => {
  test("are set by a login and removed by a log-out", async () => {
    const login = await logIn(await register(app));
    const sid = sidOf(login);
    expect((await show(sid)).statusCode).toBe(200);
    const logout = await app.send({ method: "DELETE", url: "/api/auth", sid });
    expect([logout.statusCode, ages(logout)]).toEqual([200, ENDED]);
    expectRefusal(await show(sid), 401, "NOT_LOGGED_IN");
  });

  test("are removed by a log-out with a JSON content type and no body", async () => {
    const { sid } = await register(app);
    const headers = { "content-type": "application/json", "content-length": "0" };
    const logout = await app.send({ method: "DELETE", url: "/api/auth", sid, headers });
    expect(logout.statusCode).toBe(200);
  });

  test.each([
    ["none", undefined],
    ["a forged one", "A".repeat(43)],
    ["nonsense", "%00'--"],
    ["an endless one", "x".repeat(4000)],
  ])("open nothing: %s", async (_, sid) => {
    for (const url of ["/api/auth", "/api/users/top", "/api/user/puc", "/api/fields/view"]) {
      const response = await app.send({ method: "GET", url, ...(sid !== undefined && { sid }) });
      expectRefusal(response, 401, "NOT_LOGGED_IN");
    }
  });

  test("for display are not trusted", async () => {
    const cookie = `user=${encodeURIComponent(JSON.stringify({ username: "Ada" }))}; loggedIn=1`;
    expectRefusal(await show(undefined, { cookie }), 401, "NOT_LOGGED_IN");
  });

  test("are removed when the browser ends its own session", async () => {
    const { sid: own } = await register(app);
    const [session] = await list(own);
    expect(ages(await end(session._id, own))).toEqual(ENDED);
  });

  test("of a new session survive late answers to the old one", async () => {
    const { sid, password } = await register(app);
    app.advance(2 * 60_000);
    const body = { oldPassword: password, newPassword: "another password" };
    const [slid, changed] = await Promise.all([
      show(sid),
      app.send({ method: "PUT", url: "/api/user/password", sid, body }),
    ]);
    expect(ages(slid)).not.toContainEqual(["sid", expect.anything()]);
    expect(sidOf(changed)).not.toBe(sid);
    const late = await show(sid);
    expectRefusal(late, 401, "NOT_LOGGED_IN");
    expect(ages(late)).toEqual([]);
    expect((await show(sidOf(changed))).statusCode).toBe(200);
  });

  test("for display are extended by use", async () => {
    const { sid } = await register(app);
    for (let minutes = 0; minutes < 150; minutes += 50) {
      app.advance(50 * 60_000);
      const response = await show(sid);
      expect(ages(response)).toEqual([
        ["user", HOUR_SECONDS],
        ["loggedIn", HOUR_SECONDS],
        // Set every time, since this browser stores none.
        ["device", 365 * DAY_SECONDS],
      ]);
    }
  });

  test("tell a suspended player's own browser of the suspension", async () => {
    const player = await register(app);
    const login = await logIn(player);
    const cookieOf = (wanted: string) => {
      const cookie = login.cookies.find(({ name }) => name === wanted);
      return `${wanted}=${encodeURIComponent(cookie?.value ?? "")}`;
    };
    await setBan(app.services.db, player.username, 1);
    const ask = (...names: string[]) =>
      show(undefined, { cookie: [...names.map(cookieOf), "loggedIn=1"].join("; ") });
    await expect.poll(async () => (await ask("sid", "user", "device")).statusCode).toBe(403);
    expectRefusal(await ask("sid", "user", "device"), 403, "BANNED");
    for (const names of [
      ["sid", "user"],
      ["sid", "device"],
      ["user", "device"],
    ])
      expectRefusal(await ask(...names), 401, "NOT_LOGGED_IN");
  });

  test("for display are restored only to a browser that lost them", async () => {
    const { sid } = await register(app);
    const ask = (cookie: string) => show(undefined, { cookie: `sid=${sid}${cookie}` });
    const names = ages(await ask("")).map(([name]) => name);
    expect(names).toEqual(["user", "loggedIn"]);
    expect(ages(await ask("; loggedIn=1"))).toHaveLength(2);
    expect(ages(await ask("; loggedIn=1; user=%7B%7D"))).toEqual([]);
  });
});

test("an API token works as bearer without a cookie or Origin, until it is deleted", async () => {
  const { sid, id } = await register(app);
  const url = "/api/user/tokens";
  const made = await app.send({ method: "POST", url, sid, body: { name: "bot" } });
  const { token, secret } = made.json();
  const headers = { authorization: `Bearer ${secret}` };
  const ask = { method: "GET", url: "/api/auth", headers } as const;
  expect((await app.app.inject(ask)).json().user._id).toBe(String(id));
  const body = { id: token._id };
  expectRefusal(
    await app.app.inject({ method: "DELETE", url, payload: body, headers }),
    403,
    "FORBIDDEN",
  );
  expect((await app.send({ method: "DELETE", url, sid, body })).statusCode).toBe(200);
  expectRefusal(await app.app.inject(ask), 401, "NOT_LOGGED_IN");
});
