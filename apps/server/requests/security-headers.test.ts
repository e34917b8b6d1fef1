import { describe, expect, test } from "vitest";
import { register } from "../testing/players.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; " +
  "media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const URLS = [
  ...["/", "/game", "/healthz", "/api/auth", "/api/nothing", "/trpc/user.session", "/a.js"],
  // Refused before any route matches.
  ...["/%E0%A4%A", "/api/%ff", "/trpc/%E0%A4%A"],
];

describe("over http", () => {
  const app = useApp();

  test.each(URLS)("%s has the security headers", async (url) => {
    const { headers } = await app.send({ method: "GET", url });
    expect(headers["content-security-policy"]?.toString().replaceAll(";", "; ")).toBe(CSP);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  test("refusals before any route have them too", async () => {
    const { headers } = await app.app.inject({ method: "POST", url: "/api/auth" });
    expect(headers["content-security-policy"]).toBeDefined();
  });

  test("a login sets the session cookies", async () => {
    const { username, password } = await register(app);
    const body = { username, password };
    const login = await app.send({ method: "POST", url: "/api/auth", body });
    const lines = [login.headers["set-cookie"] ?? []].flat();
    expect(lines).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^user=[^;]+; Max-Age=3600; Path=\/; SameSite=Lax$/),
      "loggedIn=1; Max-Age=3600; Path=/; SameSite=Lax",
      expect.stringMatching(/^device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const shown = JSON.parse(decodeURIComponent(lines[1]?.split(/[=;]/)[1] ?? ""));
    expect(Object.keys(shown).sort()).toEqual([
      "baseName",
      "email",
      "profilePicture",
      "quote",
      "username",
    ]);
    expect(shown.username).toBe(username);
  });

  test("tRPC sets the same cookies, for single calls and batches", async () => {
    const { username, password } = await register(app);
    const input = { username, password };
    const urls = { "/trpc/user.login": input, "/trpc/user.login?batch=1": { 0: input } };
    for (const [url, body] of Object.entries(urls)) {
      const login = await app.send({ method: "POST", url, body });
      expect(login.cookies.map(({ name }) => name)).toEqual(["sid", "user", "loggedIn", "device"]);
    }
  });
});

describe("over https", () => {
  const app = useApp({ publicUrl: "https://play.example.com/" });
  const headers = { origin: "https://play.example.com" };

  test("sends HSTS, with subdomains only if configured", async () => {
    const hsts = async (own: TestApp) =>
      (await own.send({ method: "GET", url: "/healthz" })).headers["strict-transport-security"];
    expect(await hsts(app)).toBe("max-age=31536000");
    const asked = await createTestApp({
      publicUrl: "https://play.example.com/",
      hstsSubdomains: true,
      beside: app,
    });
    expect(await hsts(asked)).toBe("max-age=31536000; includeSubDomains");
    await asked.close();
  });

  test("cookies are Secure, and the session cookie is bound to the host", async () => {
    const guest = await app.send({ method: "POST", url: "/api/users/guest", headers });
    const lines = [guest.headers["set-cookie"] ?? []].flat();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    for (const line of lines) expect(line).toContain("; Secure;");
    const cookie = lines[0]?.split(";")[0] ?? "";
    const session = await app.send({ method: "GET", url: "/api/auth", headers: { cookie } });
    expect(session.statusCode).toBe(200);
    const plain = await app.send({
      method: "GET",
      url: "/api/auth",
      headers: { cookie: cookie.replace("__Host-", "") },
    });
    expect(plain.statusCode).toBe(401);
  });
});
