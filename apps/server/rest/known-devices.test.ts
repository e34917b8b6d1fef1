/** Wrong passwords from other addresses, and browsers that were logged in to the account before. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, ORIGIN } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const PASSWORD = "correct horse";
/** Wrong passwords allowed per minute, for an account and for a known browser. */
const TRIES = 5;
const YEAR_SECONDS = 365 * 86_400;

const app = useApp();
let count = 0;
let victim: string;
let home: Device;

beforeEach(async () => {
  const { clock } = app.services;
  vi.spyOn(clock, "now").mockReturnValue(clock.now());
  count += 1;
  victim = `Victim${count}`;
  home = device();
  await home.register(victim);
});
afterEach(() => vi.restoreAllMocks());

let addresses = 0;

/** A browser with its cookies, by default at a separate address. */
function device(remoteAddress = `198.51.100.${++addresses}`) {
  const jar = new Map<string, string>();
  const headers = () => ({
    origin: ORIGIN,
    cookie: Array.from(jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "),
  });
  const send = async (
    method: "POST" | "PUT" | "DELETE",
    url: string,
    payload: Record<string, unknown> = {},
  ) => {
    const answer = await app.app.inject({
      method,
      url,
      payload,
      headers: headers(),
      remoteAddress,
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    send,
    register: (username: string) =>
      send("POST", "/api/users", {
        username,
        email: `${username}@example.com`,
        password: PASSWORD,
      }),
    logIn: (password = PASSWORD, username = victim) =>
      send("POST", "/api/auth", { username, password }),
    logOut: () => send("DELETE", "/api/auth"),
  };
}
type Device = ReturnType<typeof device>;

/** Sends wrong passwords until the account is locked for unknown devices. */
async function lockOut(username = victim): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    expectRefusal(await device().logIn("wrong", username), 401, "BAD_CREDENTIALS");
  }
  expectRefusal(await device().logIn(PASSWORD, username), 429, "TOO_MANY_REQUESTS");
}

test("five wrong passwords from elsewhere lock out unknown devices, not a known one", async () => {
  await home.logOut();
  await lockOut();
  expect((await home.logIn()).statusCode).toBe(200);
  expectRefusal(await device().logIn(), 429, "TOO_MANY_REQUESTS");
});

test("a device is known after a login too, and can change the password", async () => {
  const second = device();
  await second.logIn();
  await lockOut();
  const body = { oldPassword: PASSWORD, newPassword: "battery staple" };
  expect((await second.send("PUT", "/api/user/password", body)).statusCode).toBe(200);
  expect((await home.logIn("battery staple")).statusCode).toBe(200);
});

test("another account's, a changed or an invalid cookie gives no extra attempts", async () => {
  const own = device();
  await own.register(`Other${count}`);
  const cookie = own.jar.get("device") ?? "";
  const real = home.jar.get("device") ?? "";
  await lockOut();
  const parts = real.split(".");
  const changed = `${parts[0]}.${"A".repeat(16)}.${parts[2]}`;
  const later = `${Number(parts[0]) + 1}.${parts[1]}.${parts[2]}`;
  for (const value of [cookie, changed, later, "x", "~~~", "", real.repeat(20), "\u00e4.\u0000"]) {
    const unknown = device();
    unknown.jar.set("device", value);
    expectRefusal(await unknown.logIn(), 429, "TOO_MANY_REQUESTS");
  }
});

test("a browser is known to several accounts, each for a year after its last login", async () => {
  const other = `Other${count}`;
  await home.register(other);
  await lockOut();
  await lockOut(other);
  expect((await home.logIn()).statusCode).toBe(200);
  expect((await home.logIn(PASSWORD, other)).statusCode).toBe(200);
  vi.restoreAllMocks();
  const { clock } = app.services;
  vi.spyOn(clock, "now").mockReturnValue(clock.now() + YEAR_SECONDS * 1000);
  await lockOut();
  expectRefusal(await home.logIn(), 429, "TOO_MANY_REQUESTS");
});

test("the cookie is HttpOnly, survives logging out, and names nobody", async () => {
  const answer = await home.logIn();
  const cookie = answer.cookies.find(({ name }) => name === "device");
  expect(cookie).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    maxAge: YEAR_SECONDS,
  });
  expect(cookie?.value.toLowerCase()).not.toContain(victim.toLowerCase());
  await home.logOut();
  expect(home.jar.get("device")).toBe(cookie?.value);
  const guest = await device().send("POST", "/api/users/guest");
  expect(guest.statusCode).toBe(201);
  expect(guest.cookies.map(({ name }) => name)).not.toContain("device");
});

test("over https it is Secure and bound to the host", async () => {
  const secure = await createTestApp({ beside: app, publicUrl: "https://play.example.com" });
  const answer = await secure.app.inject({
    method: "POST",
    url: "/api/auth",
    headers: { origin: "https://play.example.com" },
    payload: { username: victim, password: PASSWORD },
  });
  const cookie = answer.cookies.find(({ name }) => name === "__Host-device");
  expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: "/" });
  expect(cookie?.domain).toBeUndefined();
  await secure.close();
});
