/** The documented queries (spec section 7), key by key. Mutations: every-mutation.test.ts. */
import { setPlayer } from "@emberlode/api/testing";
import { equalAmounts, rollCave, TOOL_IDS, utcDay } from "@emberlode/game";
import { beforeEach, describe, expect, test } from "vitest";
import { FACTORY, FIELD, LOG, LOGIN, MESSAGE, PLOT } from "../testing/documented-answers.ts";
import { putOn, register, type TestPlayer } from "../testing/players.ts";
import { useApp } from "../testing/use-app.ts";

const app = useApp();
let player: TestPlayer;
beforeEach(async () => {
  player = await register(app);
});

const number = expect.any(Number);
const text = expect.any(String);
const id = expect.stringMatching(/^[\w-]+$/);
const resource = expect.stringMatching(/^(metal|energy)$/);

const get = async (url: string) => {
  const response = await app.send({ method: "GET", url, sid: player.sid });
  expect([url, response.statusCode]).toEqual([url, 200]);
  return response.json();
};

describe("queries", () => {
  test("GET /api/auth", async () => {
    expect(await get("/api/auth")).toMatchObject(LOGIN);
  });

  test("GET /api/users/top", async () => {
    // The ranking is cached for some seconds.
    app.advance(60_000);
    await get("/api/users/top");
    await expect
      .poll(async () => (await get("/api/users/top")).users)
      .toEqual(expect.arrayContaining([String(player.id)]));
  });

  test("GET /api/user/euc", async () => {
    await setPlayer(app, player.id, "parts[1] = 2");
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

test("GET /api/rooms/global/messages, before a time, and GET /api/createTokenRequest", async () => {
  const { sid, username } = player;
  const body = { sender: username, room: "global", body: "hello <b>all</b>" };
  const sent = await app.send({ method: "POST", url: "/api/rooms/global/newmessage", sid, body });
  const { message } = sent.json();
  expect(message).toMatchObject({ ...MESSAGE, sender: username, body: "hello all" });
  expect((await get("/api/rooms/global/messages")).messages.at(-1)).toEqual(message);
  const older = await get(`/api/rooms/global/messages?date=${message.created_at}`);
  expect(older.messages).not.toContainEqual(message);
  expect(await get(`/api/createTokenRequest?clientId=${username}`)).toMatchObject({
    clientId: username,
    token: text,
    expires: text,
  });
});

describe("GET /api/fields/coords", () => {
  test("a base shows its player with the quote, and its factory", async () => {
    const { base } = player.payload.user;
    expect(await get(`/api/fields/coords?x=${base.x}&y=${base.y}`)).toMatchObject({
      ...FIELD,
      type: "base",
      user: { _id: String(player.id), username: player.username, quote: "", baseName: "" },
      factory: { _id: id, lvl: 1 },
    });
  });

  test("a distant field returns only the player's x and y", async () => {
    const here = await putOn(app, player, "metal");
    const far = `x=${((here.x + 19) % 50) + 1}&y=${here.y}`;
    expect(await get(`/api/fields/coords?${far}`)).toEqual(here);
  });
});

/** Makes the player's next cave contain a part. */
async function nextCaveHoldsPart(): Promise<void> {
  const ranges = { digMin: equalAmounts(0), digMax: equalAmounts(100) };
  const { fair, clock } = app.services;
  for (let rolls = 0; rolls < 1000; rolls++) {
    const random = fair.roll({ id: player.id, rolls }, "cave", clock.now());
    if (rollCave(ranges, 1, random).find !== "part") continue;
    await setPlayer(app, player.id, `rolls = ${rolls}`);
    return;
  }
  throw new Error("No cave has a part.");
}

test("a part found in a cave has its title, color, _id and count", async () => {
  const field = await putOn(app, player, "cave");
  await nextCaveHoldsPart();
  const url = "/api/user/items";
  const response = await app.send({ method: "POST", url, sid: player.sid, body: { field } });
  expect(response.json()).toMatchObject({ title: text, color: text, _id: id, count: 1 });
});

test("finding nothing in a forest is documented as a map of nothing", async () => {
  // Tired players find nothing nine times out of ten.
  const answers: Record<string, unknown>[] = [];
  const isTired = ({ desc }: Record<string, unknown>) => String(desc).includes("too tired");
  for (let tries = 0; tries < 12 && !answers.some(isTired); tries++) {
    player = await register(app);
    await setPlayer(
      app,
      player.id,
      `counter_day = ${utcDay(app.services.clock.now())}, forests = 80`,
    );
    const body = { field: await putOn(app, player, "forest") };
    const url = "/api/user/forest";
    answers.push((await app.send({ method: "POST", url, sid: player.sid, body })).json());
  }
  const { newStatus, desc, roll, ...described } = answers.find(isTired) ?? {};
  expect(described).toEqual({ type: "map", amount: 0 });
});
