/** Refusals of fights over REST: code and text, and nothing changed on either side. */
import { auditLedger } from "@emberlode/db";
import { errorStatus, type GameErrorCode, HOUR, type Position, utcDay } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { putAt, putOnFactory, setPlayer } from "../testing/armies.ts";
import { ownFactories, setBaseLevel } from "../testing/holdings.ts";
import { register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
let enemy: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
// Others for each call, so that none comes too fast.
beforeEach(async () => {
  [player, enemy] = [await register(app), await register(app)];
  await setPlayer(app, player, "attack_units[1] = 10, shield_until = 0");
  await setPlayer(app, enemy, "shield_until = 0");
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});

const now = () => app.services.clock.now();

function baseOf({ payload }: TestPlayer): Position {
  const { base } = payload.user;
  if (base === null) throw new Error("A registered player has a base.");
  return base;
}

/** Puts the player onto somebody's base, and answers the body of the attack. */
async function attackOn(target: TestPlayer) {
  const field = baseOf(target);
  await putAt(app, player, field);
  return { enemy: String(target.id), field };
}

/** Puts the player onto a factory of the enemy's, and answers where that is. */
async function onEnemysFactory(safeUntil = 0): Promise<Position> {
  const [field] = await ownFactories(app, enemy, 1, safeUntil);
  if (field === undefined) throw new Error("The world has factories.");
  await putAt(app, player, field);
  return field;
}

const twentyToday = () => setPlayer(app, player, `attacks = 20, counter_day = ${utcDay(now())}`);

type Call = readonly [
  code: GameErrorCode,
  path: "attack" | "puc",
  /** Makes it so, and answers the body. */
  prepare: () => Promise<unknown>,
];

const CALLS: readonly Call[] = [
  ["SELF", "attack", () => attackOn(player)],
  [
    "TOO_WEAK",
    "attack",
    async () => {
      await setBaseLevel(app, player, 4);
      return attackOn(enemy);
    },
  ],
  [
    "TOO_WEAK",
    "puc",
    async () => {
      await setBaseLevel(app, player, 6);
      return onEnemysFactory();
    },
  ],
  [
    "TOO_MANY_ATTACKS",
    "attack",
    async () => {
      await twentyToday();
      return attackOn(enemy);
    },
  ],
  [
    "TOO_MANY_ATTACKS",
    "puc",
    async () => {
      await twentyToday();
      return onEnemysFactory();
    },
  ],
  ["FACTORY_SAFE", "puc", () => onEnemysFactory(now() + HOUR)],
  [
    "ABANDONED_RECENTLY",
    "puc",
    async () => {
      const field = await putOnFactory(app, player);
      const captured = await app.send({
        ...{ method: "POST", url: "/api/user/puc", sid: player.sid },
        body: field,
      });
      const body = { id: captured.json().factory._id };
      const left = await app.send({
        ...{ method: "DELETE", url: "/api/user/puc", sid: player.sid },
        body,
      });
      expect(left.statusCode).toBe(200);
      app.advance(1000);
      return field;
    },
  ],
  [
    "FACTORY_TOO_SMALL",
    "puc",
    async () => {
      await setBaseLevel(app, player, 4);
      return putOnFactory(app, player);
    },
  ],
  [
    "TOO_MANY_FACTORIES",
    "puc",
    async () => {
      await ownFactories(app, player, 4);
      return putOnFactory(app, player);
    },
  ],
  [
    "CAPTURE_TRIED_RECENTLY",
    "puc",
    async () => {
      const fight = { other: enemy.id, at: now(), role: "attacker", place: "factory", won: false };
      await setPlayer(app, player, `fights = '${JSON.stringify([fight])}'`);
      return onEnemysFactory();
    },
  ],
];

test.each(CALLS)("%s: POST /api/user/%s", async (code, path, prepare) => {
  const body = await prepare();
  const before = [await rowsOf(app, player), await rowsOf(app, enemy)];
  const response = await app.send({
    ...{ method: "POST", url: `/api/user/${path}`, sid: player.sid },
    body,
  });
  expectRefusal(response, errorStatus(code), code);
  expect([await rowsOf(app, player), await rowsOf(app, enemy)]).toEqual(before);
});
