/** Password, settings and the confirmation of an e-mail address over REST. */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { auditLedger } from "@emberlode/db";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  player = await register(app);
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});

const key = () => ({ "idempotency-key": randomUUID() });

describe("PUT /api/user/password", () => {
  const NEW = "battery staple";

  function put(body: unknown, headers: Record<string, string> = {}) {
    const { sid } = player;
    return app.send({ method: "PUT", url: "/api/user/password", sid, body, headers });
  }

  test("sets the password, goes on under a new session and ends the others", async () => {
    const { username, password, sid } = player;
    const login = { method: "POST", url: "/api/auth", body: { username, password } } as const;
    const elsewhere = sidOf(await app.send(login));
    const response = await put({ oldPassword: password, newPassword: NEW });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({});
    const status = async (session: string) =>
      (await app.send({ method: "GET", url: "/api/auth", sid: session })).statusCode;
    expect(await status(sidOf(response))).toBe(200);
    expect([await status(sid), await status(elsewhere)]).toEqual([401, 401]);
    expectRefusal(await app.send(login), 401, "BAD_CREDENTIALS");
  });

  test.each([
    ["empty", { oldPassword: "", newPassword: "" }],
    ["missing", {}],
    ["without a body", undefined],
  ])("with both passwords %s it is fine and does nothing", async (_, body) => {
    const before = await rowsOf(app, player);
    const response = await put(body);
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(response.cookies).toEqual([]);
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each<[unknown, string]>([
    [{ oldPassword: "correct horse" }, "PASSWORD_PAIR"],
    [{ newPassword: NEW }, "PASSWORD_PAIR"],
    [{ oldPassword: "not this one", newPassword: NEW }, "WRONG_PASSWORD"],
    [{ oldPassword: "correct horse", newPassword: "short" }, "BAD_INPUT"],
    [{ oldPassword: 1, newPassword: NEW }, "BAD_INPUT"],
    [{ oldPassword: "correct horse", newPassword: NEW, id: 1 }, "BAD_INPUT"],
  ])("%j is refused", async (body, code) => {
    const before = await rowsOf(app, player);
    const response = await put(body);
    expectRefusal(response, 400, code);
    if (code === "PASSWORD_PAIR") {
      expect(response.body).toBe("Please input both old and new password to update password.");
    }
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("the same key sets it once and answers the same; with other passwords it is refused", async () => {
    const headers = key();
    const body = { oldPassword: player.password, newPassword: NEW };
    const first = await put(body, headers);
    player = { ...player, sid: sidOf(first) };
    const second = await put(body, headers);
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
    player = { ...player, sid: sidOf(second) };
    const other = { oldPassword: NEW, newPassword: "yet another one" };
    expectRefusal(await put(other, headers), 409, "KEY_REUSED");
  });

  test("nobody sets it without a session", async () => {
    const body = { oldPassword: player.password, newPassword: NEW };
    const response = await app.send({ method: "PUT", url: "/api/user/password", body });
    expectRefusal(response, 401, "NOT_LOGGED_IN");
  });
});

describe("PATCH /api/user/settings", () => {
  const ALL_ON = { admin: true, attack: true, event: true };

  function patch(body: unknown, headers: Record<string, string> = {}) {
    const { sid } = player;
    return app.send({ method: "PATCH", url: "/api/user/settings", sid, body, headers });
  }

  test.each<[unknown, unknown]>([
    [{ control: "numpad" }, { controls: "numpad", alerts: ALL_ON }],
    [{ controls: "numpad" }, { controls: "numpad", alerts: ALL_ON }],
    [
      {
        action: true,
        auth: true,
        admin: true,
        attack: true,
        click: false,
        event: true,
        menu: true,
        control: "numpad",
      },
      { controls: "numpad", alerts: ALL_ON },
    ],
    [{ alerts: { event: false } }, { controls: "default", alerts: { ...ALL_ON, event: false } }],
    [{}, { controls: "default", alerts: ALL_ON }],
  ])("%j answers the settings, which the status shows too", async (body, settings) => {
    const response = await patch(body);
    expect([response.statusCode, response.json()]).toEqual([200, { settings }]);
    const session = await app.send({ method: "GET", url: "/api/auth", sid: player.sid });
    expect(session.json().user.status.settings).toEqual(settings);
  });

  test.each<unknown>([
    { control: "mouse" },
    { controls: 1 },
    { alerts: { admin: 1 } },
    { alerts: { chat: true } },
    { theme: "dark" },
    { click: "loud" },
    [],
  ])("%j is refused", async (body) => {
    const before = await rowsOf(app, player);
    expectRefusal(await patch(body), 400, "BAD_INPUT");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("the same key changes once and answers the same; with another body it is refused", async () => {
    const headers = key();
    const first = await patch({ control: "numpad" }, headers);
    await patch({ control: "default" });
    expect((await patch({ control: "numpad" }, headers)).body).toBe(first.body);
    const session = await app.send({ method: "GET", url: "/api/auth", sid: player.sid });
    expect(session.json().user.status.settings.controls).toBe("default");
    expectRefusal(await patch({ control: "default" }, headers), 409, "KEY_REUSED");
  });

  test("nobody changes them without a session", async () => {
    const url = "/api/user/settings";
    const response = await app.send({ method: "PATCH", url, body: { control: "numpad" } });
    expectRefusal(response, 401, "NOT_LOGGED_IN");
  });
});

describe("POST /api/auth/confirm-email", () => {
  const confirm = (token: unknown) =>
    app.send({ method: "POST", url: "/api/auth/confirm-email", body: { token } });

  /** The token of the link that was mailed to an address. */
  async function mailedTo(address: string): Promise<string> {
    await app.services.mailer.settled();
    const outbox = join(app.dataDir, "outbox");
    for (const file of await readdir(outbox)) {
      const mail = (await readFile(join(outbox, file), "utf8")).replace(/=\r?\n/g, "");
      if (!mail.includes(`To: ${address}`)) continue;
      return /confirm\?token=(?:3D)?([\w-]{43})/.exec(mail)?.[1] ?? "";
    }
    return "";
  }

  test("the mailed link sets the address, again is fine; the user cookie shows it from then on", async () => {
    const email = `${player.username}@example.net`;
    const { sid } = player;
    await app.send({ method: "PATCH", url: "/api/user", sid, body: { email } });
    const token = await mailedTo(email);
    const response = await confirm(token);
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    const session = await app.send({ method: "GET", url: "/api/auth", sid });
    expect(session.json().user.email).toBe(email);
    const again = await confirm(token);
    expect([again.statusCode, again.body]).toEqual([200, response.body]);
  });

  test("an address that somebody took meanwhile is refused", async () => {
    const email = `${player.username}@example.org`;
    await app.send({ method: "PATCH", url: "/api/user", sid: player.sid, body: { email } });
    const token = await mailedTo(email);
    const body = { username: `X${player.username}`.slice(0, 15), email, password: "correct horse" };
    await app.send({ method: "POST", url: "/api/users", body });
    expectRefusal(await confirm(token), 409, "EMAIL_TAKEN");
  });

  test.each<[unknown, string]>([
    ["x".repeat(43), "TOKEN_INVALID"],
    ["x", "TOKEN_INVALID"],
    ["", "BAD_INPUT"],
    [7, "BAD_INPUT"],
  ])("%j is refused: %s", async (token, code) => {
    expectRefusal(await confirm(token), 400, code);
  });
});
