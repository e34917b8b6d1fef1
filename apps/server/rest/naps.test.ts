import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import { DAY } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let ann: TestPlayer;
let ben: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  ann = await register(app);
  ben = await register(app);
});

type Headers = Record<string, string>;

const ask = (by: TestPlayer, username: string, headers: Headers = {}) =>
  app.send({ method: "POST", url: "/api/naps", sid: by.sid, body: { username }, headers });

const change = (by: TestPlayer, id: unknown, body: unknown, headers: Headers = {}) =>
  app.send({ method: "PATCH", url: `/api/naps/${id}`, sid: by.sid, body, headers });

const end = (by: TestPlayer, id: unknown, headers: Headers = {}) =>
  app.send({ method: "DELETE", url: `/api/naps/${id}`, sid: by.sid, headers });

const list = async (by: TestPlayer) =>
  (await app.send({ method: "GET", url: "/api/naps", sid: by.sid })).json().naps;

test("a NAP is asked, accepted, listed and ended with a day's notice", async () => {
  const asked = await ask(ann, ben.username);
  expect(asked.statusCode).toBe(200);
  expect(asked.json()).toEqual({
    nap: {
      _id: String(ben.id),
      player: {
        _id: String(ben.id),
        username: ben.username,
        baseName: expect.any(String),
        profilePicture: "",
        isBot: false,
        power: expect.toSatisfy((power) => power === null || power === 0),
        rank: expect.toSatisfy((rank) => rank === null || rank >= 1),
      },
      state: "asked",
      askedByMe: true,
      blockedByMe: false,
      endsAt: null,
    },
  });
  const accepted = await change(ben, ann.id, { state: "active" });
  expect(accepted.json()).toMatchObject({ nap: { _id: String(ann.id), state: "active" } });
  expect(await list(ann)).toMatchObject([{ _id: String(ben.id), state: "active" }]);
  const ended = (await end(ann, ben.id)).json();
  const notice = Date.parse(ended.nap.endsAt) - app.services.clock.now();
  expect(notice).toBeGreaterThan(DAY - 60_000);
  expect(notice).toBeLessThanOrEqual(DAY);
  expect(await list(ben)).toMatchObject([{ state: "ended", endsAt: ended.nap.endsAt }]);
});

test("a NAP is rejected or blocked; the block is not told to the other", async () => {
  await ask(ann, ben.username);
  const rejected = await change(ben, ann.id, { state: "rejected" });
  expect(rejected.json()).toMatchObject({ nap: { state: "rejected" } });
  const blocked = await change(ben, ann.id, { state: "blocked" });
  expect(blocked.json()).toMatchObject({ nap: { state: "blocked", blockedByMe: true } });
  expect(await list(ann)).toMatchObject([{ state: "rejected", blockedByMe: false }]);
  expectRefusal(await ask(ann, ben.username), 409, "NAP_BLOCKED");
  const before = await list(ann);
  expect((await end(ben, ann.id)).statusCode).toBe(200);
  // No longer blocked: only the day between two requests is in the way.
  expectRefusal(await ask(ann, ben.username), 429, "NAP_ASKED_LATELY");
  expect(before).toHaveLength(1);
});

test("each refusal has its status and text, and changes nothing", async () => {
  const rows = () => app.pool.query("select * from naps order by low, high");
  const before = await rows();
  expectRefusal(await ask(ann, "Nobody-at-all"), 404, "NOT_FOUND");
  expectRefusal(await ask(ann, ann.username), 409, "NAP_SELF");
  expectRefusal(await change(ann, ben.id, { state: "active" }), 409, "NAP_NOT_ASKED");
  expectRefusal(await change(ann, 999_999_999, { state: "active" }), 404, "NOT_FOUND");
  expectRefusal(await end(ann, ben.id), 409, "NAP_NOT_STANDING");
  expect(await rows()).toEqual(before);
});

test.each<[string, () => Promise<unknown>]>([
  ["an unknown state", () => change(ann, ben.id, { state: "ended" })],
  ["an unknown key", () => change(ann, ben.id, { state: "active", low: 1 })],
  ["no number as id", () => change(ann, "../users", { state: "active" })],
  ["a list as body", () => change(ann, ben.id, [])],
  ["no id", () => end(ann, "0")],
])("%s is no NAP", async (_, call) => {
  const response = await call();
  expect(response).toMatchObject({
    // 405: the dots lead to another path, which has no such method.
    statusCode: expect.toSatisfy((code) => [400, 404, 405].includes(code)),
  });
});

test("a body may repeat the id of the path, but not name another", async () => {
  const other = await register(app);
  await ask(ben, ann.username);
  const named = (id: number) => change(ann, ben.id, { state: "active", id: String(id) });
  expectRefusal(await named(other.id), 400, "BAD_INPUT");
  const answer = await named(ben.id);
  expect(answer.json()).toMatchObject({ nap: { _id: String(ben.id), state: "active" } });
});

test("without a session there is nothing to see or do", async () => {
  const stranger = { ...ann, sid: "" };
  for (const response of [
    await ask(stranger, ben.username),
    await change(stranger, ben.id, { state: "blocked" }),
    await end(stranger, ben.id),
    await app.send({ method: "GET", url: "/api/naps" }),
  ]) {
    expectRefusal(response, 401, "NOT_LOGGED_IN");
  }
});

test("the same key acts once and answers the same; with another body it is refused", async () => {
  const key = () => ({ "idempotency-key": randomUUID() });
  const calls: ((headers: Headers) => ReturnType<typeof ask>)[] = [
    (headers) => ask(ann, ben.username, headers),
    (headers) => change(ben, ann.id, { state: "active" }, headers),
    (headers) => end(ann, ben.id, headers),
  ];
  for (const call of calls) {
    const headers = key();
    const first = await call(headers);
    expect(first.statusCode).toBe(200);
    expect((await call(headers)).body).toBe(first.body);
  }
  const headers = key();
  await change(ben, ann.id, { state: "blocked" }, headers);
  expectRefusal(await change(ben, ann.id, { state: "active" }, headers), 409, "KEY_REUSED");
});
