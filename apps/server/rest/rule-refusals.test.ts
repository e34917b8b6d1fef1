/** Refusals of the rules that take much play to come by: code and text over REST, and nothing changed. */
import { auditLedger } from "@emberlode/db";
import {
  cellsAround,
  errorStatus,
  type GameErrorCode,
  HOUR,
  isBuilt,
  isEmptyField,
  TOOL_IDS,
  utcDay,
} from "@emberlode/game";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { putAt, setPlayer } from "../testing/armies.ts";
import { giveKey } from "../testing/give.ts";
import { setBaseLevel } from "../testing/holdings.ts";
import { putOn, register, rowsOf, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
});
// Somebody new for each call, so that none comes too fast.
beforeEach(async () => {
  player = await register(app);
});
afterAll(async () => {
  expect(await auditLedger(app.pool)).toEqual([]);
  await app.close();
});

const set = (assignments: string) => setPlayer(app, player, assignments);
const send = (method: "GET" | "POST" | "PATCH", url: string, body?: unknown) =>
  app.send({ method, url, sid: player.sid, ...(body !== undefined && { body }) });

/** Makes a plot where the player stands, and answers its id. */
const plotHere = async (): Promise<string> =>
  (await send("POST", "/api/plots", { title: "Camp" })).json().plot._id;

/** Puts the player onto an empty field beside a building. */
async function standBesideBuilding(): Promise<void> {
  const { world } = app.services;
  const spot = world
    .cells()
    .find(
      (cell) => isEmptyField(cell) && cellsAround(cell).some((near) => isBuilt(world.at(near))),
    );
  if (spot === undefined) throw new Error("Nothing is built beside an empty field.");
  await putAt(app, player, spot);
}

/** The id of one of today's offers of a part. */
async function partOffer(): Promise<string> {
  const { offers } = (await send("GET", "/api/user/market")).json();
  return offers.find(({ kind }: { kind: string }) => kind === "part")._id;
}

type Call = readonly [
  code: GameErrorCode,
  method: "POST" | "PATCH",
  path: string,
  /** Makes it so, and answers the body. */
  prepare: () => Promise<unknown>,
];

const CALLS: readonly Call[] = [
  [
    "MAX_LEVEL",
    "PATCH",
    "user/researches",
    async () => {
      await setBaseLevel(app, player, 10);
      await giveKey(app, player, "gps", 5);
      return { research: "gps" };
    },
  ],
  [
    "MAX_LEVEL",
    "PATCH",
    "user/puc",
    async () => {
      await setBaseLevel(app, player, 10);
      return { id: (await send("GET", "/api/user/puc")).json().factories[0]._id };
    },
  ],
  [
    "BASE_LEVEL_TOO_LOW",
    "PATCH",
    "user/researches",
    async () => {
      await giveKey(app, player, "gps", 1);
      return { research: "gps" };
    },
  ],
  [
    "PART_LIMIT",
    "POST",
    "user/euc",
    async () => {
      await putOn(app, player, "euc");
      await set("parts[1] = 5, parts_installed[1] = 15");
      return { id: "pickaxe" };
    },
  ],
  [
    "PART_LIMIT",
    "PATCH",
    "user/euc",
    async () => {
      await putOn(app, player, "euc");
      await set("parts[1] = 1, parts_installed[1] = 20");
      return { id: "pickaxe" };
    },
  ],
  [
    "PART_LIMIT",
    "POST",
    "user/market",
    async () => {
      await putOn(app, player, "market");
      await giveKey(app, player, "market", 1);
      await set("parts = array_fill(20, array[10])");
      return { offer: await partOffer(), count: 1 };
    },
  ],
  [
    "CANDLES_FULL",
    "POST",
    "user/memorial",
    async () => {
      await set("candle = 7");
      return { field: await putOn(app, player, "memorial") };
    },
  ],
  [
    "NO_MINES_HERE",
    "PATCH",
    "user/tools",
    async () => {
      await set(`tools[${TOOL_IDS.indexOf("mines") + 1}] = 5`);
      await standBesideBuilding();
      return { tool: "mines", count: 4, n: 1 };
    },
  ],
  [
    "GPS_NEEDED",
    "PATCH",
    "user/tools",
    async () => {
      const plot = await plotHere();
      await putOn(app, player, "cave");
      return { tool: "gps", count: 0, plot };
    },
  ],
  [
    "TOOL_NOT_READY",
    "PATCH",
    "user/tools",
    async () => {
      const plot = await plotHere();
      await putOn(app, player, "cave");
      await giveKey(app, player, "gps", 1);
      await set(`gps_ready_at = ${app.services.clock.now() + HOUR}`);
      return { tool: "gps", count: 1, plot };
    },
  ],
  [
    "ALREADY_THERE",
    "PATCH",
    "user/tools",
    async () => {
      await giveKey(app, player, "gps", 1);
      return { tool: "gps", count: 1, plot: await plotHere() };
    },
  ],
  [
    "TOO_MANY_STAKES",
    "POST",
    "user/casino",
    async () => {
      await putOn(app, player, "casino");
      await giveKey(app, player, "casino", 1);
      await set(`stakes = 50, counter_day = ${utcDay(app.services.clock.now())}`);
      return { game: "coin", resource: "metal", stake: 100, choice: 0 };
    },
  ],
  [
    "NAP_EXISTS",
    "POST",
    "naps",
    async () => {
      const body = { username: (await register(app)).username };
      expect((await send("POST", "/api/naps", body)).statusCode).toBe(200);
      return body;
    },
  ],
];

test.each(CALLS)("%s: %s /api/%s", async (code, method, path, prepare) => {
  const body = await prepare();
  const before = await rowsOf(app, player);
  expectRefusal(await send(method, `/api/${path}`, body), errorStatus(code), code);
  expect(await rowsOf(app, player)).toEqual(before);
});

test("a tool that is not ready tells how long it still takes", async () => {
  const plot = await plotHere();
  await putOn(app, player, "cave");
  await giveKey(app, player, "gps", 1);
  await set(`gps_ready_at = ${app.services.clock.now() + HOUR}`);
  const response = await send("PATCH", "/api/user/tools", { tool: "gps", count: 1, plot });
  expect(response.body).toMatch(/^That tool is not ready yet\. Wait a little\. \(1 hour\)$/);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(3500);
});
