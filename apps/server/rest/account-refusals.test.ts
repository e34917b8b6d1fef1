/** Refusals about accounts over REST: names kept by the game, a full world, a crowd of guests, half a password change. */
import { errorStatus, seededRandom } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register, rowsOf } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, sidOf, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let accounts = 0;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  accounts = await count();
});
afterAll(() => app.close());

async function count(): Promise<number> {
  const [row] = await app.pool.query<{ n: number }>("select count(*)::int as n from accounts");
  return row?.n ?? 0;
}

const join = (username: string) =>
  app.send({
    method: "POST",
    url: "/api/users",
    body: { username, email: `${username}@example.com`, password: "correct horse" },
  });
const beGuest = () => app.send({ method: "POST", url: "/api/users/guest" });

test.each(["Emberlode", "lodekeeper", "admin", "M0derator", "login", "Guest-abcdef"])(
  "USERNAME_RESERVED: POST /api/users as %s",
  async (username) => {
    expectRefusal(await join(username), errorStatus("USERNAME_RESERVED"), "USERNAME_RESERVED");
    expect(await count()).toBe(accounts);
  },
);

test("WORLD_FULL: POST /api/users and /api/users/guest", async () => {
  const { world } = app.services;
  const free = world
    .cells()
    .filter(({ type, baseOwner }) => type === "waste" && baseOwner === null);
  // Each place is kept for somebody.
  const kept = free.map((cell) => world.reserve(seededRandom("places"), cell, new Set()));
  for (const response of [await join("Latecomer"), await beGuest()]) {
    expectRefusal(response, errorStatus("WORLD_FULL"), "WORLD_FULL");
    expect(response.body).toContain("Nothing was lost");
  }
  expect(await count()).toBe(accounts);
  for (const place of kept) place?.release();
  expect((await join("Latecomer")).statusCode).toBe(201);
});

const NEW = "battery staple";
const PAIR = "Please input both old and new password to update password.";

test.each([
  [{ oldPassword: "", newPassword: "short" }, "PASSWORD_PAIR", PAIR],
  [{ oldPassword: "", newPassword: NEW }, "PASSWORD_PAIR", PAIR],
  [{ newPassword: "x".repeat(129) }, "PASSWORD_PAIR", PAIR],
  [{ oldPassword: "x".repeat(129), newPassword: "" }, "PASSWORD_PAIR", PAIR],
  [
    { oldPassword: NEW, newPassword: "short" },
    "BAD_INPUT",
    "A password has at least 8 characters.",
  ],
  [
    { oldPassword: NEW, newPassword: "x".repeat(129) },
    "BAD_INPUT",
    "A password has at most 128 characters.",
  ],
  [
    { oldPassword: "x".repeat(129), newPassword: NEW },
    "BAD_INPUT",
    "A password has at most 128 characters.",
  ],
] as const)("%j for PUT /api/user/password: %s", async (body, code, text) => {
  const player = await register(app);
  const before = await rowsOf(app, player);
  const url = "/api/user/password";
  const response = await app.send({ method: "PUT", url, sid: player.sid, body });
  expectRefusal(response, errorStatus(code), code);
  expect(response.body).toBe(text);
  expect(await rowsOf(app, player)).toEqual(before);
});

test("an empty password change is fine for everybody, scripts and guests too", async () => {
  const { sid } = await register(app);
  const made = await app.send({
    ...{ method: "POST", url: "/api/user/tokens", sid },
    body: { name: "bot" },
  });
  const guest = sidOf(await beGuest());
  const call = { method: "PUT", url: "/api/user/password" } as const;
  const body = { oldPassword: "", newPassword: "" };
  const responses = [
    await app.send({ ...call, sid, body }),
    await app.send({ ...call, sid: guest, body: {} }),
    await app.send({ ...call, headers: { authorization: `Bearer ${made.json().secret}` }, body }),
  ];
  for (const { statusCode, body: answer } of responses) {
    expect([statusCode, answer]).toEqual([200, "{}"]);
  }
});

test("TOO_MANY_GUESTS_HERE: POST /api/users/guest after five guest bases from one address", async () => {
  for (let n = 0; n < 5; n++) {
    const guest = await beGuest();
    const { x, y } = guest.json().user.status;
    const url = `/api/fields/coords?x=${(x % 50) + 1}&y=${y}`;
    expect((await app.send({ method: "GET", url, sid: sidOf(guest) })).statusCode).toBe(200);
  }
  const refused = await beGuest();
  expectRefusal(refused, errorStatus("TOO_MANY_GUESTS_HERE"), "TOO_MANY_GUESTS_HERE");
  expect(refused.body).toContain("from your network");
  expect(await count()).toBe(accounts + 5);
});
