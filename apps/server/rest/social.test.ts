import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register, type TestPlayer } from "../testing/players.ts";
import { expectRefusal } from "../testing/refusals.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  app = await createTestApp();
  player = await register(app);
  await app.services.ranking.refresh();
});
afterAll(() => app.close());

const get = (url: string, sid?: string) =>
  app.send({ method: "GET", url, ...(sid !== undefined && { sid }) });

test("GET /api/clans is for anybody", async () => {
  const response = await get("/api/clans");
  expect(response.statusCode).toBe(200);
  const { clans } = response.json();
  expect(clans).toHaveLength(10);
  expect(clans[0]).toEqual({
    rank: 1,
    avatar: expect.stringMatching(/^\//),
    name: "Clan 1",
    leader: "",
    power: 1000,
    members: null,
    active: true,
    pending: false,
    tax: null,
  });
});

describe("GET /api/ranks", () => {
  test("is for anybody, in pages, and searched", async () => {
    app.advance(6000);
    const response = await get("/api/ranks?start=0&limit=5");
    expect(response.json()).toEqual({
      ranks: [
        {
          rank: 1,
          _id: String(player.id),
          username: player.username,
          baseName: expect.any(String),
          profilePicture: "",
          power: 0,
          score: 0,
          change: null,
        },
      ],
      total: 1,
    });
    expect((await get("/api/ranks?bots=true")).json()).toEqual({ ranks: [], total: 0 });
    expect((await get("/api/ranks?by=attack&bots=false")).json()).toMatchObject({
      ranks: [{ score: null }],
    });
    expect((await get("/api/ranks?start=1")).json()).toEqual({ ranks: [], total: 1 });
    expect((await get("/api/ranks?search=nobody")).json()).toEqual({ ranks: [], total: 0 });
    expect((await get(`/api/ranks?search=${player.username}`)).json().total).toBe(1);
  });

  test.each([
    "start=-1",
    "start=1.5",
    "limit=0",
    "limit=101",
    "limit=ten",
    "sort=name",
    "by=metal",
    "bots=1",
  ])("refuses %s", async (query) => {
    expectRefusal(await get(`/api/ranks?${query}`), 400, "BAD_INPUT");
  });
});

test("GET /api/ranks/near is the caller's, GET /api/players/:username anybody's", async () => {
  expect((await get("/api/ranks/near?by=power", player.sid)).json()).toMatchObject({
    ranks: [{ username: player.username }],
  });
  expectRefusal(await get("/api/ranks/near"), 401, "NOT_LOGGED_IN");
  expect((await get(`/api/players/${player.username}`)).json()).toMatchObject({
    username: player.username,
    rank: 1,
  });
  expectRefusal(await get("/api/players/nobody"), 404, "NOT_FOUND");
});

describe("GET /api/user/referrals", () => {
  test("lists the caller's referred players and link", async () => {
    const url = "/api/users";
    const body = {
      username: "Recruited",
      email: "recruited@example.com",
      password: "correct horse",
      ref: player.username,
    };
    const { user } = (await app.send({ method: "POST", url, body })).json();
    const response = await get("/api/user/referrals?start=0&limit=5", player.sid);
    expect(response.json()).toEqual({
      referrals: [
        {
          _id: user._id,
          player: "Recruited",
          date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          resource: { metal: 0, energy: 0 },
          waiting: { metal: 0, energy: 0 },
        },
      ],
      total: 1,
      link: `http://localhost:3000/?ref=${player.username}`,
    });
  });

  test("is nobody else's", async () => {
    expectRefusal(await get("/api/user/referrals"), 401, "NOT_LOGGED_IN");
    const other = await register(app);
    expect((await get("/api/user/referrals", other.sid)).json()).toMatchObject({ total: 0 });
  });
});
