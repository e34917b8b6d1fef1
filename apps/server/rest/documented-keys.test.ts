/** The documented calls (spec section 7, wire contract "Documented calls, shapes"), key by key. */
import { auditLedger } from "@emberlode/db";
import { both, rollCave, TOOL_IDS } from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setPlayer } from "../testing/armies.ts";
import { prepareCall } from "../testing/mutation-calls.ts";
import { putOn, register, type TestPlayer } from "../testing/players.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { REST_ROWS } from "./routes.ts";

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

const number = expect.any(Number);
const text = expect.any(String);
const id = expect.stringMatching(/^[\w-]+$/);
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const ten = (one: unknown) => Array.from({ length: 10 }, () => one);
const sentence = expect.stringMatching(/^[A-Z].*\.$/s);
const resource = expect.stringMatching(/^(metal|energy)$/);

const STATUS = {
  metal: number,
  energy: number,
  slots: number,
  attack_units: ten(number),
  defense_units: ten(number),
  attack_level: ten(expect.any(Boolean)),
  defense_level: ten(expect.any(Boolean)),
  createdAt: time,
  candle: number,
  x: number,
  y: number,
  settings: { controls: expect.stringMatching(/^(default|numpad)$/) },
  bankMetal: number,
  bankEnergy: number,
};
const DISPLAY_USER = {
  username: text,
  email: text,
  baseName: text,
  quote: text,
  profilePicture: text,
};
const LOGIN = {
  user: {
    ...DISPLAY_USER,
    _id: id,
    items: expect.any(Array),
    digEnergyCap: [number, number],
    digMetalCap: [number, number],
    status: STATUS,
    base: { x: number, y: number },
  },
  createdAt: time,
};
const FACTORY = {
  _id: id,
  user: id,
  factory: { type: expect.stringMatching(/^(base|factory)$/), x: number, y: number },
  lvl: number,
  slots: number,
};
const FIELD = { _id: id, x: number, y: number, type: text, desc: sentence };
const PLOT = { _id: id, x: number, y: number, title: text, note: text, color: text };
const LOG = { cat: text, type: text, color: text, icon: text, content: text, created: time };
const REPORT = expect.objectContaining({ id: expect.any(String) });

/** Calls that change something, by what answers them. */
const CHANGING: Readonly<Record<string, object>> = {
  "POST /api/users": { ...LOGIN, user: { ...LOGIN.user, base: null } },
  "POST /api/users/guest": { ...LOGIN, user: { ...LOGIN.user, base: null } },
  "POST /api/user/upgrade": { ...LOGIN, user: { ...LOGIN.user, base: null } },
  "POST /api/auth": LOGIN,
  "DELETE /api/auth": {},
  "PATCH /api/user": DISPLAY_USER,
  "PUT /api/user/password": {},
  "POST /api/user/tokens": { token: { _id: id, name: text }, secret: text },
  "GET /api/fields/coords": FIELD,
  "PATCH /api/user/gather": {
    gathered: number,
    metal: number,
    energy: number,
    effort: 1,
    vein: expect.any(Boolean),
  },
  "POST /api/user/items": { type: text, desc: sentence, newStatus: STATUS },
  "PATCH /api/user/euc": {
    energyCap: [number, number],
    metalCap: [number, number],
    count: 1,
    remain: 1,
  },
  "POST /api/user/euc": { newStatus: STATUS, _id: "pickaxe", count: 1 },
  "POST /api/user/puc": {
    desc: sentence,
    captured: true,
    factory: FACTORY,
    newStatus: STATUS,
    report: REPORT,
  },
  "PATCH /api/user/puc": { status: STATUS, factory: FACTORY },
  "DELETE /api/user/puc": { newStatus: STATUS },
  "POST /api/user/attack": {
    desc: sentence,
    lootType: resource,
    amount: number,
    user: { status: STATUS },
    report: REPORT,
  },
  "POST /api/plots": { plot: PLOT },
  "PATCH /api/plots/:id": { plot: PLOT },
  "DELETE /api/plots/:id": {},
  "POST /api/logs": { log: LOG },
  "PATCH /api/user/settings": { settings: { controls: "numpad" } },
  "PATCH /api/user/tools": { tool: "mines", count: 4, desc: sentence, newStatus: STATUS },
  "PATCH /api/user/units": { newStatus: STATUS },
  "PATCH /api/user/unit_techs": { newStatus: STATUS },
  "PATCH /api/user/researches": { status: STATUS, research: { research: "gps", level: 1 } },
  "POST /api/user/forest": {
    type: expect.stringMatching(/^(improb_drive|prob_drive|lotto|map|pikeman|mines)$/),
    amount: number,
    newStatus: STATUS,
    desc: sentence,
  },
  "POST /api/user/memorial": { candle: 1, desc: sentence },
  "POST /api/user/mirage": { type: resource, amount: 9999, desc: sentence },
};

test.each(Object.entries(CHANGING))("%s", async (name, documented) => {
  const row = REST_ROWS.find(({ method, path }) => `${method} ${path}` === name);
  if (row === undefined) throw new Error(`There is no ${name}.`);
  const call = await prepareCall(app, player, row);
  const response = await call();
  expect([response.statusCode, response.body]).toEqual([row.status ?? 200, text]);
  expect(response.json()).toMatchObject(documented);
});

const get = async (url: string) => {
  const response = await app.send({ method: "GET", url, sid: player.sid });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json();
};

describe("calls that only show", () => {
  test("GET /api/auth", async () => {
    expect(await get("/api/auth")).toMatchObject(LOGIN);
  });

  test("GET /api/users/top", async () => {
    // Ranked again after some seconds.
    app.advance(60_000);
    await get("/api/users/top");
    await expect
      .poll(async () => (await get("/api/users/top")).users)
      .toEqual(expect.arrayContaining([String(player.id)]));
  });

  test("GET /api/user/euc", async () => {
    await setPlayer(app, player, "parts[1] = 2");
    const item = {
      _id: id,
      type: resource,
      title: text,
      count: number,
      price: number,
      users: [{ user: String(player.id), count: number }],
    };
    expect(await get("/api/user/euc")).toMatchObject({
      energyCap: [0, 100],
      metalCap: [0, 100],
      items: [{ ...item, users: [{ user: String(player.id), count: 2 }] }, ...Array(9).fill({})],
    });
  });

  test("GET /api/user/puc", async () => {
    const { factories } = await get("/api/user/puc");
    expect(factories).toMatchObject([FACTORY]);
    expect(factories[0]).toHaveProperty("rank");
  });

  test("GET /api/plots", async () => {
    await app.send({ method: "POST", url: "/api/plots", sid: player.sid, body: { title: "t" } });
    expect(await get("/api/plots")).toMatchObject({ plots: [{ ...PLOT, title: "t" }] });
  });

  test("GET /api/logs with start, limit and type", async () => {
    const page = await get("/api/logs?start=0&limit=1&type=account");
    expect(page).toMatchObject({ logs: [LOG], totalCount: 1 });
  });

  test("GET /api/user/tools and /api/user/researches", async () => {
    const { tools } = await get("/api/user/tools");
    expect(tools).toEqual(Array.from(TOOL_IDS, () => ({ tool: text, count: 0 })));
    const { researches } = await get("/api/user/researches");
    expect(researches).toEqual(Array.from(TOOL_IDS, () => ({ research: text, level: 0 })));
  });
});

describe("GET /api/fields/coords", () => {
  test("a base shows its player with the quote, and its factory", async () => {
    const { base } = player.payload.user;
    expect(await get(`/api/fields/coords?x=${base?.x}&y=${base?.y}`)).toMatchObject({
      ...FIELD,
      type: "base",
      user: { _id: String(player.id), username: player.username, quote: "", baseName: "" },
      factory: { _id: id, lvl: 1 },
    });
  });

  test("a far field answers a suggestion of x and y, and nothing else", async () => {
    const here = await putOn(app, player, "metal");
    const far = `x=${((here.x + 19) % 50) + 1}&y=${here.y}`;
    expect(await get(`/api/fields/coords?${far}`)).toEqual(here);
  });
});

/** Makes the player's next cave one that holds a part. */
async function nextCaveHoldsPart(): Promise<void> {
  const ranges = { digMin: both(0), digMax: both(100) };
  const { fair, clock } = app.services;
  for (let rolls = 0; rolls < 1000; rolls++) {
    const random = fair.roll({ id: player.id, rolls }, "cave", clock.now());
    if (rollCave(ranges, 1, random).find !== "part") continue;
    await setPlayer(app, player, `rolls = ${rolls}`);
    return;
  }
  throw new Error("No cave holds a part.");
}

test("a part found in a cave has its title, colour, _id and count", async () => {
  const field = await putOn(app, player, "cave");
  await nextCaveHoldsPart();
  const url = "/api/user/items";
  const response = await app.send({ method: "POST", url, sid: player.sid, body: { field } });
  expect(response.json()).toMatchObject({ title: text, color: text, _id: id, count: 1 });
});
