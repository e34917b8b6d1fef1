import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import { type FieldType, utcDay } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setPlayer } from "../testing/armies.ts";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  player = await register(app);
});

type Path = "items" | "forest" | "memorial" | "mirage";

function post(path: Path, body?: unknown, headers: Record<string, string> = {}) {
  return app.send({ method: "POST", url: `/api/user/${path}`, sid: player.sid, body, headers });
}

/** Offers the player a mirage on an empty field. */
async function offer() {
  const { x, y } = await putOn(app, player, "waste");
  await setPlayer(app, player, `mirage_x = ${x}, mirage_y = ${y}, mirage_day = 0`);
}

test("tells the tired who found nothing in a forest of a map of nothing, as its types are documented", async () => {
  const answers: Record<string, unknown>[] = [];
  const isTired = (answer: Record<string, unknown>) => String(answer.desc).includes("too tired");
  // Nine in ten find nothing.
  for (let tries = 0; tries < 12 && !answers.some(isTired); tries++) {
    player = await register(app);
    await setPlayer(app, player, `counter_day = ${utcDay(app.services.clock.now())}, forests = 80`);
    answers.push((await post("forest", { field: await putOn(app, player, "forest") })).json());
  }
  const { newStatus, desc, roll, ...told } = answers.find(isTired) ?? {};
  expect(told).toEqual({ type: "map", amount: 0 });
});

describe.each<[Path, FieldType, readonly string[]]>([
  ["items", "cave", ["type", "desc", "newStatus"]],
  ["forest", "forest", ["type", "amount", "newStatus", "desc"]],
  ["memorial", "memorial", ["candle", "desc"]],
])("POST /api/user/%s", (path, type, keys) => {
  test("answers the documented keys", async () => {
    const response = await post(path, { field: await putOn(app, player, type) });
    expect(response.statusCode).toBe(200);
    const answer = response.json();
    expect(Object.keys(answer)).toEqual(expect.arrayContaining([...keys]));
    expect(answer.desc).toMatch(/^[A-Z].*\.$/);
  });

  test("refuses another field, another kind of field and a second time", async () => {
    const waste = await putOn(app, player, "waste");
    const before = await rowsOf(app, player);
    expectRefusal(await post(path, { field: waste }), 409, "WRONG_FIELD");
    expect(await rowsOf(app, player)).toEqual(before);
    const field = await putOn(app, player, type);
    expectRefusal(await post(path, { field: waste }), 409, "NOT_HERE");
    await post(path, { field });
    const after = await rowsOf(app, player);
    expectRefusal(await post(path, { field }), 409, path === "memorial" ? "ALREADY_LIT" : "SPENT");
    expect(await rowsOf(app, player)).toEqual(after);
  });

  test.each([undefined, {}, { field: { x: 0, y: 1 } }, { field: { x: 1, y: 1 }, amount: 9 }])(
    "refuses the body %j",
    async (body) => {
      const before = await rowsOf(app, player);
      expectRefusal(await post(path, body), 400, "BAD_INPUT");
      expect(await rowsOf(app, player)).toEqual(before);
    },
  );

  test("does it once under one key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const field = await putOn(app, player, type);
    const first = await post(path, { field }, headers);
    const rows = await rowsOf(app, player);
    const second = await post(path, { field }, headers);
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(await rowsOf(app, player)).toEqual(rows);
  });
});

describe("POST /api/user/mirage", () => {
  test.each([undefined, {}])("with the body %j pays what is offered", async (body) => {
    await offer();
    const response = await post("mirage", body);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      type: expect.stringMatching(/^(metal|energy)$/),
      amount: 9999,
      desc: expect.stringContaining("9,999"),
    });
    expectRefusal(await post("mirage", body), 409, "NO_MIRAGE");
  });

  test("without an offer is refused", async () => {
    const before = await rowsOf(app, player);
    expectRefusal(await post("mirage"), 409, "NO_MIRAGE");
    expectRefusal(await post("mirage", { amount: 9999 }), 400, "BAD_INPUT");
    expect(await rowsOf(app, player)).toEqual(before);
  });

  test("pays once under one key", async () => {
    const headers = { "idempotency-key": randomUUID() };
    await offer();
    const first = await post("mirage", undefined, headers);
    const second = await post("mirage", undefined, headers);
    expect([second.statusCode, second.body]).toEqual([200, first.body]);
  });
});

test("without a session nothing is found", async () => {
  for (const path of ["items", "forest", "memorial", "mirage"]) {
    const response = await app.send({ method: "POST", url: `/api/user/${path}`, body: {} });
    expectRefusal(response, 401, "NOT_LOGGED_IN");
  }
});
