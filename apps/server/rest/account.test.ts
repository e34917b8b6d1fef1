import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function accounts(): Promise<number> {
  const [row] = await app.pool.query<{ n: number }>("select count(*)::int as n from accounts");
  return row?.n ?? -1;
}

/** The token of the link in the newest mail. */
async function mailedToken(): Promise<string> {
  await app.services.mailer.settled();
  const outbox = join(app.dataDir, "outbox");
  const [newest = ""] = (await readdir(outbox)).sort().reverse();
  const mail = (await readFile(join(outbox, newest), "utf8")).replace(/=\r?\n/g, "");
  return /token=(?:3D)?([\w-]{43})/.exec(mail)?.[1] ?? "";
}

const NEW = { username: "Newcomer", email: "new@example.com", password: "correct horse" };

describe("POST /api/users", () => {
  test("makes an account, logs it in and answers 201 with the login payload", async () => {
    const response = await app.send({ method: "POST", url: "/api/users", body: NEW });
    expect(response.statusCode).toBe(201);
    expect(response.headers["cache-control"]).toBe("no-store");
    const payload = response.json();
    expect(payload.user).toMatchObject({ username: "Newcomer", isGuest: false });
    expect(payload.user.status).toMatchObject({ metal: 1000, energy: 1000 });
    // It comes with the first step.
    expect(payload.user.base).toBeNull();
    const session = await app.send({ method: "GET", url: "/api/auth", sid: sidOf(response) });
    expect(session.json().user._id).toBe(payload.user._id);
  });

  test.each<[string, unknown]>([
    ["an unknown key", { ...NEW, username: "Other", admin: true }],
    ["a missing key", { username: "Other", password: "correct horse" }],
    ["a number as username", { ...NEW, username: 12345 }],
    ["a list", [NEW]],
    ["null", null],
    ["no body", undefined],
    ["a short password", { ...NEW, username: "Other", password: "short" }],
    ["a username with blanks", { ...NEW, username: "a b c" }],
  ])("refuses %s and makes no account", async (_, body) => {
    const before = await accounts();
    const headers = { "content-type": "application/json" };
    const payload = body === null ? "null" : body;
    const response = await app.send({ method: "POST", url: "/api/users", body: payload, headers });
    expectRefusal(response, 400, "BAD_INPUT");
    expect(await accounts()).toBe(before);
  });

  test("refuses a name that is taken, whatever its case", async () => {
    const body = { ...NEW, username: "NEWCOMER", email: "else@example.com" };
    expectRefusal(
      await app.send({ method: "POST", url: "/api/users", body }),
      409,
      "USERNAME_TAKEN",
    );
  });
});

describe("guests", () => {
  test("start without a body and keep everything when they take a name", async () => {
    const guest = await app.send({ method: "POST", url: "/api/users/guest" });
    expect(guest.statusCode).toBe(201);
    expect(guest.json().user).toMatchObject({ isGuest: true, base: null });
    const upgrade = { username: "Named", email: "named@example.com", password: "correct horse" };
    const sid = sidOf(guest);
    const request = { method: "POST", url: "/api/user/upgrade", body: upgrade } as const;
    const named = await app.send({ ...request, sid });
    expect(named.statusCode).toBe(200);
    expect(named.json().user).toMatchObject({ _id: guest.json().user._id, isGuest: false });
    const again = await app.send({ ...request, sid: sidOf(named) || sid });
    expectRefusal(again, 409, "NOT_A_GUEST");
  });
});

describe("sessions", () => {
  test("log in, show, log out", async () => {
    const player = await register(app);
    const { username, password } = player;
    const body = { username, password };
    const login = await app.send({ method: "POST", url: "/api/auth", body });
    expect(login.statusCode).toBe(200);
    const sid = sidOf(login);
    expect((await app.send({ method: "GET", url: "/api/auth", sid })).statusCode).toBe(200);

    const logout = await app.send({ method: "DELETE", url: "/api/auth", sid });
    expect(logout.statusCode).toBe(200);
    const ended = logout.cookies.map(({ name, value, maxAge }) => ({ name, value, maxAge }));
    expect(ended).toEqual(
      ["sid", "user", "loggedIn"].map((name) => ({ name, value: "", maxAge: 0 })),
    );
    expectRefusal(await app.send({ method: "GET", url: "/api/auth", sid }), 401, "NOT_LOGGED_IN");
  });

  test("an unknown name and a wrong password answer the same", async () => {
    const { username } = await register(app);
    const send = (name: string) =>
      app.send({ method: "POST", url: "/api/auth", body: { username: name, password: "wrong" } });
    const [wrong, unknown] = [await send(username), await send("Nobody")];
    expectRefusal(wrong, 401, "BAD_CREDENTIALS");
    expectRefusal(unknown, 401, "BAD_CREDENTIALS");
    expect(unknown.body).toBe(wrong.body);
  });

  test("a log-out that says JSON but sends nothing works", async () => {
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
  ])("every call of players refuses a session cookie: %s", async (_, sid) => {
    for (const url of ["/api/auth", "/api/users/top", "/api/user/puc", "/api/fields/view"]) {
      const response = await app.send({ method: "GET", url, ...(sid !== undefined && { sid }) });
      expectRefusal(response, 401, "NOT_LOGGED_IN");
    }
  });

  test("display cookies are not believed", async () => {
    const cookie = `user=${encodeURIComponent(JSON.stringify(NEW))}; loggedIn=1`;
    const response = await app.send({ method: "GET", url: "/api/auth", headers: { cookie } });
    expectRefusal(response, 401, "NOT_LOGGED_IN");
  });

  test("end after an idle hour, and the dead cookies are removed", async () => {
    const { sid } = await register(app);
    app.advance(3_601_000);
    const response = await app.send({ method: "GET", url: "/api/auth", sid });
    expectRefusal(response, 401, "NOT_LOGGED_IN");
    expect(response.cookies.every(({ maxAge }) => maxAge === 0)).toBe(true);
    expect(response.cookies).toHaveLength(3);
  });

  test("slide with use, and so do their cookies", async () => {
    const { sid } = await register(app);
    for (let minutes = 0; minutes < 150; minutes += 50) {
      app.advance(50 * 60_000);
      const response = await app.send({ method: "GET", url: "/api/auth", sid });
      expect(response.statusCode).toBe(200);
      expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
        ["sid", 3600],
        ["user", 3600],
        ["loggedIn", 3600],
        // Every time, since this browser keeps none.
        ["device", 365 * 86_400],
      ]);
      expect(sidOf(response)).toBe(sid);
    }
  });
});

describe("forgotten names and passwords", () => {
  test("answer 202 whether the address is known or not", async () => {
    const { username } = await register(app);
    const calls: [string, object][] = [
      ["forgot-username", { email: `${username}@example.com` }],
      ["forgot-username", { email: "nobody@example.com" }],
      ["forgot-password", { email: "nobody@example.com" }],
      ["forgot-password", { username: "Nobody" }],
    ];
    const bodies = new Set<string>();
    for (const [call, body] of calls) {
      const response = await app.send({ method: "POST", url: `/api/auth/${call}`, body });
      expect(response.statusCode).toBe(202);
      bodies.add(response.body);
    }
    expect(bodies.size).toBe(1);
  });

  test("the mailed link sets a password once and ends every session", async () => {
    const { username, sid } = await register(app);
    await app.send({ method: "POST", url: "/api/auth/forgot-password", body: { username } });
    const token = await mailedToken();
    const reset = {
      method: "POST",
      url: "/api/auth/reset-password",
      body: { token, password: "battery staple" },
    } as const;
    expect((await app.send(reset)).statusCode).toBe(200);
    expectRefusal(await app.send({ method: "GET", url: "/api/auth", sid }), 401, "NOT_LOGGED_IN");
    expectRefusal(await app.send(reset), 400, "TOKEN_INVALID");
    const body = { username, password: "battery staple" };
    expect((await app.send({ method: "POST", url: "/api/auth", body })).statusCode).toBe(200);
  });
});

describe("API tokens", () => {
  test("are made, work as bearer without a cookie or an Origin, and end when deleted", async () => {
    const { sid, id } = await register(app);
    const url = "/api/user/tokens";
    const made = await app.send({ method: "POST", url, sid, body: { name: "bot" } });
    expect(made.statusCode).toBe(201);
    const { token, secret } = made.json();

    const bearer = { authorization: `Bearer ${secret}` };
    const listed = await app.app.inject({ method: "GET", url, headers: bearer });
    expect(listed.json().tokens).toMatchObject([{ _id: token._id, name: "bot" }]);
    expect(listed.body).not.toContain(secret);
    const session = await app.app.inject({ method: "GET", url: "/api/auth", headers: bearer });
    expect(session.json().user._id).toBe(String(id));

    const remove = { method: "DELETE", url, payload: { id: token._id }, headers: bearer } as const;
    expect((await app.app.inject(remove)).statusCode).toBe(200);
    expectRefusal(await app.app.inject(remove), 401, "NOT_LOGGED_IN");
  });

  test("another player's token is as if absent", async () => {
    const [owner, stranger] = [await register(app), await register(app)];
    const url = "/api/user/tokens";
    const made = await app.send({ method: "POST", url, sid: owner.sid, body: { name: "bot" } });
    const body = { id: made.json().token._id };
    const response = await app.send({ method: "DELETE", url, sid: stranger.sid, body });
    expectRefusal(response, 404, "NOT_FOUND");
  });
});
