import { GRID_SIZE, wrap } from "@emberlode/game";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setPlayer } from "../testing/armies.ts";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await register(app);
});
afterAll(() => app.close());

/** Somebody who has neither dug nor called yet, in whose name the next calls go. */
async function newPlayer(): Promise<TestPlayer> {
  player = await register(app);
  return player;
}

function walk(x: unknown, y: unknown, headers: Record<string, string> = {}) {
  const url = `/api/fields/coords?x=${x}&y=${y}`;
  return app.send({ method: "GET", url, sid: player.sid, headers });
}

describe("GET /api/fields/coords", () => {
  test("steps to the next cell and answers its field", async () => {
    const { x, y } = await putOn(app, player, "waste");
    const response = await walk(wrap(x + 1), y);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ x: wrap(x + 1), y, desc: expect.any(String) });
  });

  test("a far cell changes nothing and answers where the player stands", async () => {
    const { x, y } = await putOn(app, player, "waste");
    const before = await rowsOf(app, player);
    const response = await walk(wrap(x + 10), y);
    expect(response.json()).toEqual({ x, y });
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("only asking for the head walks nowhere", async () => {
    const { x, y } = await putOn(app, player, "waste");
    const before = await rowsOf(app, player);
    const url = `/api/fields/coords?x=${wrap(x + 1)}&y=${y}`;
    const response = await app.app.inject({
      method: "HEAD",
      url,
      headers: { cookie: `sid=${player.sid}` },
    });
    expect(response.statusCode).toBe(404);
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each([
    ["0", "1"],
    ["51", "1"],
    ["1.5", "1"],
    ["", "1"],
    ["1e1", "1"],
    ["0x1", "1"],
    ["1&x=2", "1"],
    ["1", "1&z=1"],
    ["99999999999999999999", "1"],
  ])("refuses x=%s y=%s", async (x, y) => {
    const before = await rowsOf(app, player);
    expectRefusal(await walk(x, y), 400, "BAD_INPUT");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each([
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a link or the address bar", { "sec-fetch-mode": "navigate", "sec-fetch-site": "none" }],
  ])("is refused from %s", async (_, headers) => {
    const { x, y } = await putOn(app, player, "waste");
    const before = await rowsOf(app, player);
    expectRefusal(await walk(wrap(x + 1), y, headers), 403, "CROSS_SITE");
    expect(await rowsOf(app, player)).toEqual(before);
  });
});

function dig(body: unknown, headers: Record<string, string> = {}) {
  return app.send({ method: "PATCH", url: "/api/user/gather", sid: player.sid, body, headers });
}

describe("PATCH /api/user/gather", () => {
  test("digs, and the field is spent afterwards", async () => {
    app.advance(3_600_000 * 2);
    player = await register(app);
    const field = await putOn(app, player, "metal");
    const first = await dig({ type: "metal", field });
    expect(first.statusCode).toBe(200);
    const { gathered, metal, energy } = first.json();
    expect({ metal, energy }).toEqual({ metal: 1000 + gathered, energy: 1000 });
    const before = await rowsOf(app, player);
    const second = await dig({ type: "metal", field });
    expectRefusal(second, 409, "SPENT");
    expect(second.body).toContain("It is fresh again in");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("takes an effort, and says in plain words how many digs are left for it", async () => {
    player = await register(app);
    const field = await putOn(app, player, "metal");
    await setPlayer(app, player, "digs = 976");
    const first = await dig({ type: "metal", field, effort: 20 });
    expect(first.statusCode).toBe(200);
    const { metal, gathered } = first.json();
    expect(first.json()).toMatchObject({ effort: 20, vein: false, veins: 0, digs: 996 });
    expect(metal).toBe(1000 + gathered);
    const vent = await putOn(app, player, "energy");
    const before = await rowsOf(app, player);
    const second = await dig({ type: "energy", field: vent, effort: 5 });
    expectRefusal(second, 409, "TIRED");
    expect(second.body).toBe(
      "You have only 4 of today's first 1,000 digs left. Dig with less effort.",
    );
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each<[string, (field: { x: number; y: number }) => unknown, number, string]>([
    ["the other resource", (field) => ({ type: "energy", field }), 409, "WRONG_FIELD"],
    [
      "another field",
      ({ x, y }) => ({ type: "metal", field: { x: wrap(x + 5), y } }),
      409,
      "NOT_HERE",
    ],
    ["an unknown resource", (field) => ({ type: "gold", field }), 400, "BAD_INPUT"],
    [
      "text as coordinates",
      ({ x, y }) => ({ type: "metal", field: { x: `${x}`, y } }),
      400,
      "BAD_INPUT",
    ],
    ["an extra key", (field) => ({ type: "metal", field, amount: 9 }), 400, "BAD_INPUT"],
    [
      "an extra key inside",
      (field) => ({ type: "metal", field: { ...field, z: 1 } }),
      400,
      "BAD_INPUT",
    ],
    ["a missing key", () => ({ type: "metal" }), 400, "BAD_INPUT"],
    ["a huge number", () => ({ type: "metal", field: { x: 1e308, y: 1 } }), 400, "BAD_INPUT"],
  ])("refuses %s and changes nothing", async (_, body, status, code) => {
    const field = await putOn(app, player, "metal");
    const before = await rowsOf(app, player);
    expectRefusal(await dig(body(field)), status, code);
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("refuses any other effort and changes nothing", async () => {
    player = await register(app);
    const field = await putOn(app, player, "metal");
    const before = await rowsOf(app, player);
    for (const effort of [0, 2, "20", null]) {
      expectRefusal(await dig({ type: "metal", field, effort }), 400, "BAD_INPUT");
    }
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test.each<[string, string, number, string]>([
    ["{", "application/json", 400, "BAD_INPUT"],
    ['{"__proto__":{"x":1}}', "application/json", 400, "BAD_INPUT"],
    ["type=metal", "application/x-www-form-urlencoded", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["{}", "text/plain", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["<a/>", "text/xml", 415, "UNSUPPORTED_MEDIA_TYPE"],
    [JSON.stringify({ type: "x".repeat(17_000) }), "application/json", 413, "BODY_TOO_LARGE"],
  ])("refuses the body %.20s as %s", async (body, type, status, code) => {
    expectRefusal(await dig(body, { "content-type": type }), status, code);
  });
});

describe("idempotency keys", () => {
  const KEY = "0f8fad5b-d9cb-469f-a165-70867728950e";

  test("a repeated call is answered with the first answer and done once", async () => {
    const digger = await newPlayer();
    const field = await putOn(app, digger, "energy");
    const body = { type: "energy", field };
    const answers = [];
    for (let i = 0; i < 3; i += 1) answers.push(await dig(body, { "idempotency-key": KEY }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    const text = "select count(*)::int as n from ledger where player_id = $1 and kind = 'dig'";
    expect(await app.pool.query(text, [digger.id])).toEqual([{ n: 1 }]);
  });

  test("the same key over tRPC is the same action", async () => {
    const digger = await newPlayer();
    const field = await putOn(app, digger, "energy");
    const body = { type: "energy", field };
    const headers = { "idempotency-key": KEY };
    const rest = await dig(body, headers);
    const url = "/trpc/user.gather";
    const trpc = await app.send({ method: "POST", url, sid: digger.sid, body, headers });
    expect(trpc.json().result.data).toEqual(rest.json());
  });

  test("the same key with another body is 409", async () => {
    const digger = await newPlayer();
    const field = await putOn(app, digger, "energy");
    await dig({ type: "energy", field }, { "idempotency-key": KEY });
    const other = await dig({ type: "metal", field }, { "idempotency-key": KEY });
    expectRefusal(other, 409, "KEY_REUSED");
  });

  test("one key for a whole batch still means one action per call", async () => {
    const digger = await newPlayer();
    const { x, y } = await putOn(app, digger, "waste");
    const response = await app.send({
      method: "POST",
      url: "/trpc/fields.move,fields.move?batch=1",
      sid: digger.sid,
      headers: { "idempotency-key": KEY },
      body: { 0: { x, y }, 1: { x, y } },
    });
    expect(response.statusCode).toBe(200);
  });

  test("a key that is no UUID is refused", async () => {
    const response = await dig(
      { type: "metal", field: { x: 1, y: 1 } },
      { "idempotency-key": "1" },
    );
    expectRefusal(response, 400, "BAD_INPUT");
    expect(response.body).toContain("UUID");
  });
});

describe("what a player may look at", () => {
  test("GET /api/fields/view is the explored map", async () => {
    const { rows, base } = (
      await app.send({ method: "GET", url: "/api/fields/view", sid: player.sid })
    ).json();
    expect(rows).toHaveLength(GRID_SIZE);
    expect(base).toEqual(player.payload.user.base);
  });

  test("GET /api/users/top lists ids in rank order", async () => {
    await app.services.ranking.refresh();
    const response = await app.send({ method: "GET", url: "/api/users/top", sid: player.sid });
    expect(response.json().users).toContain(String(player.id));
  });

  test("GET /api/user/puc lists the base", async () => {
    await app.services.world.refresh();
    const response = await app.send({ method: "GET", url: "/api/user/puc", sid: player.sid });
    expect(response.json().factories).toMatchObject([
      { user: String(player.id), factory: { type: "base", ...player.payload.user.base } },
    ]);
  });
});

describe("limits", () => {
  test("too many actions are 429 with Retry-After", async () => {
    const fast = await newPlayer();
    await putOn(app, fast, "waste");
    const body = { type: "metal", field: { x: 1, y: 1 } };
    const answers = await Promise.all(Array.from({ length: 30 }, () => dig(body)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const answer of refused) {
      expectRefusal(answer, 429, "TOO_MANY_REQUESTS");
      expect(answer.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    }
  });

  test("and so they are over tRPC", async () => {
    await newPlayer();
    const request = { method: "GET", url: "/trpc/fields.view", sid: player.sid } as const;
    const answers = await Promise.all(Array.from({ length: 60 }, () => app.send(request)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
      expect(answer.json().error.data.gameCode).toBe("TOO_MANY_REQUESTS");
    }
  });
});
