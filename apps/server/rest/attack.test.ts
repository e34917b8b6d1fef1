import { randomUUID } from "node:crypto";
import { auditLedger } from "@emberlode/db";
import { fight, type Position } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { putAt, setPlayer } from "../testing/armies.ts";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const url = "/api/user/attack";

let app: TestApp;
let attacker: TestPlayer;
let defender: TestPlayer;
let field: Position;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  attacker = await register(app);
  defender = await register(app);
  await setPlayer(app, attacker, "attack_units[1] = 10");
  await setPlayer(app, defender, "shield_until = 0, defense_units[1] = 2");
  const { base } = defender.payload.user;
  if (base === null) throw new Error("no base");
  field = base;
  await putAt(app, attacker, field);
});

const order = () => ({ enemy: String(defender.id), field });

const attack = (body: unknown = order(), headers: Record<string, string> = {}) =>
  app.send({ method: "POST", url, sid: attacker.sid, body, headers });

test("an attack answers the documented keys, and its report is public", async () => {
  const answer = (await attack()).json();
  expect(Object.keys(answer).sort()).toEqual(["amount", "desc", "lootType", "report", "user"]);
  expect(answer).toMatchObject({
    lootType: "metal",
    amount: 0,
    desc: expect.stringMatching(/^You won against the base of Player/),
    user: { status: { metal: 1000, shieldUntil: null } },
  });
  const response = await app.send({ method: "GET", url: `/api/battles/${answer.report.id}` });
  expect(response.statusCode).toBe(200);
  const report = response.json();
  expect(report).toEqual(answer.report);
  expect(report).toMatchObject({
    place: "base",
    ...field,
    names: { attacker: attacker.username, defender: defender.username },
    owner: defender.username,
    loot: { type: "metal", amount: 0 },
  });
  expect(fight(report)).toMatchObject({
    rounds: report.rounds,
    losses: report.losses,
    survivors: report.survivors,
    winner: report.winner,
  });
});

test("refusals have their text and code and change nothing", async () => {
  const refused = async (body: unknown, code: string) => {
    const before = [await rowsOf(app, attacker), await rowsOf(app, defender)];
    expectRefusal(await attack(body), 409, code);
    expect([await rowsOf(app, attacker), await rowsOf(app, defender)]).toEqual(before);
    // An attack a second.
    app.advance(1000);
  };
  await refused({ ...order(), enemy: String(attacker.id) }, "ENEMY_MISMATCH");
  await setPlayer(app, defender, `shield_until = ${app.services.clock.now() + 600_000}`);
  const shielded = await attack();
  expectRefusal(shielded, 409, "SHIELDED");
  expect(Number(shielded.headers["retry-after"])).toBeGreaterThan(500);
  app.advance(1000);
  await setPlayer(app, defender, "shield_until = 0");
  await setPlayer(app, attacker, "attack_units[1] = 0");
  await refused(order(), "NO_ARMY");
});

test("a second attack within a second comes too fast", async () => {
  expect((await attack()).statusCode).toBe(200);
  const fast = await attack();
  expectRefusal(fast, 429, "TOO_MANY_REQUESTS");
  expect(fast.headers["retry-after"]).toBe("1");
});

test("the same key attacks once, with another body it is refused", async () => {
  const headers = { "idempotency-key": randomUUID() };
  const first = await attack(order(), headers);
  expect(first.statusCode).toBe(200);
  app.advance(1000);
  expect((await attack(order(), headers)).body).toBe(first.body);
  app.advance(1000);
  const other = { ...order(), enemy: String(attacker.id) };
  expectRefusal(await attack(other, headers), 409, "KEY_REUSED");
});

test.each<[unknown]>([
  [{ enemy: 1, field: { x: 1, y: 1 } }],
  [{ enemy: "1" }],
  [{ enemy: "1", field: { x: 0, y: 1 } }],
  [{ enemy: "1", field: { x: 1, y: 1 }, loot: 5 }],
  [{ enemy: "1", field: { x: 1, y: 1, z: 1 } }],
])("%j is bad input", async (body) => {
  expectRefusal(await attack(body), 400, "BAD_INPUT");
});

test("without a session nobody attacks; an unknown report is not found", async () => {
  expectRefusal(await app.send({ method: "POST", url, body: order() }), 401, "NOT_LOGGED_IN");
  const missing = await app.send({ method: "GET", url: "/api/battles/AAAAAAAAAAAAAAAA" });
  expectRefusal(missing, 404, "NOT_FOUND");
});
