/** Properties of all requests: bodies, keys, limits, and HEAD. */
import { wrapCoordinate } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { ORIGIN } from "../testing/test-app.ts";
import { useApp } from "../testing/use-app.ts";

const KEY = "0f8fad5b-d9cb-469f-a165-70867728950e";

const app = useApp();
let player: TestPlayer;
beforeEach(async () => {
  player = await register(app);
});

const dig = (body: unknown, headers: Record<string, string> = {}) =>
  app.send({ method: "PATCH", url: "/api/user/gather", sid: player.sid, body, headers });

describe("a step, a GET that changes something", () => {
  const FOREIGN: Record<string, Record<string, string>> = {
    "another site": { origin: ORIGIN, "sec-fetch-site": "cross-site" },
    "another Origin": { origin: "https://evil.example" },
    "a link or the address bar": { "sec-fetch-mode": "navigate", "sec-fetch-site": "none" },
    "a link on our own pages": { "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" },
    "nobody knows where": {},
    "basic credentials": { authorization: "Basic YTpi" },
  };
  const OWN: Record<string, Record<string, string>> = {
    "our Origin": { origin: ORIGIN },
    "Sec-Fetch-Site: same-origin": { "sec-fetch-site": "same-origin", "sec-fetch-mode": "cors" },
  };

  async function step(headers: Record<string, string>) {
    const { x, y } = await putOn(app, player, "waste");
    const before = await rowsOf(app, player);
    const to = { x: wrapCoordinate(x + 1), y };
    const url = `/api/fields/coords?x=${to.x}&y=${to.y}`;
    const cookie = `sid=${player.sid}`;
    const answer = await app.app.inject({ method: "GET", url, headers: { cookie, ...headers } });
    return { answer, before, to };
  }

  test.each(Object.entries(FOREIGN))("is refused from %s", async (_, headers) => {
    const { answer, before } = await step(headers);
    expectRefusal(answer, 403, "CROSS_SITE");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each(Object.entries(OWN))("is taken from %s", async (_, headers) => {
    const { answer, to } = await step(headers);
    expect(answer.json()).toMatchObject(to);
  });

  test("is accepted with a token, which other sites cannot send", async () => {
    const body = { name: "bot" };
    const made = await app.send({ method: "POST", url: "/api/user/tokens", sid: player.sid, body });
    const authorization = `Bearer ${made.json().secret}`;
    const { answer, to } = await step({ cookie: "", authorization });
    expect(answer.json()).toMatchObject(to);
  });

  test("is not made by a HEAD request", async () => {
    const { x, y } = await putOn(app, player, "waste");
    const before = await rowsOf(app, player);
    const url = `/api/fields/coords?x=${wrapCoordinate(x + 1)}&y=${y}`;
    const headers = { cookie: `sid=${player.sid}` };
    expect((await app.app.inject({ method: "HEAD", url, headers })).statusCode).toBe(404);
    expect(await rowsOf(app, player)).toEqual(before);
  });
});

test.each<[string, string, number, string]>([
  ["{", "application/json", 400, "BAD_INPUT"],
  ['{"__proto__":{"x":1}}', "application/json", 400, "BAD_INPUT"],
  ["type=metal", "application/x-www-form-urlencoded", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["{}", "text/plain", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["<a/>", "text/xml", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ["--b--", "multipart/mixed; boundary=b", 415, "UNSUPPORTED_MEDIA_TYPE"],
  [JSON.stringify({ type: "x".repeat(17_000) }), "application/json", 413, "BODY_TOO_LARGE"],
])("the body %.20s as %s is refused", async (body, type, status, code) => {
  expectRefusal(await dig(body, { "content-type": type }), status, code);
});

test("a text of a public page may be larger than other bodies, over REST and tRPC", async () => {
  const save = (letters: number) => {
    const text = { language: "en", body: "ü".repeat(letters), base: null };
    const { sid } = player;
    return Promise.all([
      app.send({ method: "PUT", url: "/api/admin/texts/rules", sid, body: text }),
      app.send({
        method: "POST",
        url: "/trpc/adminTexts.save",
        sid,
        body: { page: "rules", ...text },
      }),
    ]);
  };
  // The player is no admin.
  expect((await save(20_000)).map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  expect((await save(70_000)).map(({ statusCode }) => statusCode)).toEqual([413, 413]);
});

describe("an idempotency key", () => {
  test("identifies the same action over tRPC", async () => {
    const body = { type: "energy", field: await putOn(app, player, "energy") };
    const headers = { "idempotency-key": KEY };
    const rest = await dig(body, headers);
    const url = "/trpc/user.gather";
    const trpc = await app.send({ method: "POST", url, sid: player.sid, body, headers });
    expect(trpc.json().result.data).toEqual(rest.json());
  });

  test("for a whole batch identifies one action per call", async () => {
    const { x, y } = await putOn(app, player, "waste");
    const response = await app.send({
      method: "POST",
      url: "/trpc/fields.move,fields.move?batch=1",
      sid: player.sid,
      headers: { "idempotency-key": KEY },
      body: { 0: { x, y }, 1: { x, y } },
    });
    expect(response.statusCode).toBe(200);
  });
});

test("what was decided in another season is refused, over REST and tRPC", async () => {
  const body = { content: "Of a season." };
  const note = async (url: string, season: string) => {
    const headers = { "emberlode-season": season };
    return (await app.send({ method: "POST", url, sid: player.sid, body, headers })).statusCode;
  };
  for (const url of ["/api/logs", "/trpc/logs.note"]) {
    const statuses = [await note(url, "1"), await note(url, "2"), await note(url, "one")];
    expect(statuses).toEqual([200, 409, 200]);
  }
});
