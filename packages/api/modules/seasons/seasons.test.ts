import {
  renownDays,
  seasonBattles,
  seasonChampions,
  seasonStandings,
  seasons,
} from "@emberlode/db";
import { DAY, MINUTE, utcDay } from "@emberlode/game";
import { beforeAll, expect, test } from "vitest";
import { NOON, type Player, refusal } from "../../testing/game.ts";
import { addLedgerLine } from "../../testing/ledger-line.ts";
import { useGame } from "../../testing/use-game.ts";

const game = useGame({ config: { seasonDays: 28 }, skipLedgerAudit: true });
const FIRST_DAY = utcDay(NOON);
const none = { holding: 0, raiding: 0, exploring: 0, strength: 0 };
let ada: Player;
let ben: Player;

beforeAll(async () => {
  const { db, season } = game.services;
  await db.update(seasons).set({ beginsAt: NOON - DAY, days: 28, scoredDay: FIRST_DAY - 1 });
  await season.reload();
  [ada, ben] = [await game.player("Ada"), await game.player("Ben")];
  const day = { season: 1, day: FIRST_DAY - 1, isScored: true, netLoot: 0, powers: [] };
  await db.insert(renownDays).values([
    { playerId: ada.id, ...day, ...none, exploring: 900, renown: 900 },
    { playerId: ben.id, ...day, ...none, strength: 2_000, renown: 2_000 },
  ]);
  game.clock.pass(2 * MINUTE);
});

test("the current season is public", async () => {
  expect(await game.browser().call.seasons.current()).toEqual({
    number: 1,
    phase: "running",
    day: 2,
    days: 28,
    beginsAt: "2026-05-19T12:00:00.000Z",
    endsAt: "2026-06-16T00:00:00.000Z",
  });
});

test("a player sees today so far, yesterday, the season and neighbors", async () => {
  await addLedgerLine(game, ada.id, { kind: "relic", detail: { find: "metal" } });
  const { today, yesterday, renown, rank, near } = await ada.call.seasons.own();
  expect(today).toEqual({ ...none, exploring: 3_000, renown: 3_000 });
  expect(yesterday).toEqual({ ...none, exploring: 900, renown: 900 });
  expect({ renown, rank }).toEqual({ renown: 900, rank: 2 });
  expect(near.map(({ username, rank: place, score }) => [place, username, score])).toEqual([
    [1, "Ben", 2_000],
    [2, "Ada", 900],
  ]);
  const cat = await game.player("Cat");
  expect(await cat.call.seasons.own()).toMatchObject({
    yesterday: null,
    renown: 0,
    rank: null,
    near: [],
    today: { renown: 0 },
  });
});

test("the ladders of the season and of today rank by renown", async () => {
  const list = async (by: "season" | "today") =>
    (await game.browser().call.ranks.list({ by })).ranks.map(({ username, score }) => [
      username,
      score,
    ]);
  game.clock.pass(2 * MINUTE);
  expect(await list("season")).toEqual([
    ["Ben", 2_000],
    ["Ada", 900],
  ]);
  expect(await list("today")).toEqual([["Ada", 3_000]]);
  await addLedgerLine(game, ben.id, { kind: "relic", detail: { find: "metal" } });
  await addLedgerLine(game, ben.id, { kind: "relic", detail: { find: "metal" } });
  // At most a minute old.
  expect(await list("today")).toEqual([["Ada", 3_000]]);
  game.clock.pass(2 * MINUTE);
  expect(await list("today")).toEqual([
    ["Ben", 4_800],
    ["Ada", 3_000],
  ]);
});

test("a past season shows champions, standings and battles, and its players have titles", async () => {
  const { db, season } = game.services;
  expect(await refusal(ada.call.seasons.one({ number: 1 }))).toMatchObject({ code: "NOT_FOUND" });
  await db.update(seasons).set({ frozenAt: NOON, backup: "b", backupAt: NOON, endedAt: NOON });
  await db.insert(seasons).values({ number: 2, beginsAt: NOON, days: 28, seed: "secret" });
  await game.pool.query("update worlds set season = 2");
  const standing = { season: 1, isBot: false, ...none };
  await db.insert(seasonStandings).values([
    { ...standing, playerId: ben.id, rank: 1, renown: 5_000 },
    { ...standing, playerId: 999_999, rank: 2, renown: 900 },
  ]);
  await db.insert(seasonChampions).values([
    { season: 1, title: "strength", playerId: ben.id, score: 4_000 },
    { season: 1, title: "renown", playerId: ben.id, score: 5_000 },
    { season: 1, title: "raiding", playerId: 999_999, score: 20 },
  ]);
  await db.insert(seasonBattles).values({ season: 1, place: 1, battleId: "gone", strength: 1 });
  await season.reload();
  const browser = game.browser();
  const { seasons: all } = await browser.call.seasons.list();
  expect(all.map(({ number, endedAt }) => [number, endedAt !== null])).toEqual([
    [2, false],
    [1, true],
  ]);
  expect(await browser.call.seasons.one({ number: 1 })).toMatchObject({
    seed: "test",
    champions: [
      { title: "renown", username: "Ben", score: 5_000 },
      // A former player.
      { title: "raiding", username: "" },
      { title: "strength", username: "Ben" },
    ],
    standings: [
      { rank: 1, username: "Ben", renown: 5_000 },
      { rank: 2, username: "" },
    ],
    battles: [],
  });
  expect(await refusal(ada.call.seasons.one({ number: 2 }))).toMatchObject({ code: "NOT_FOUND" });
  // The champion's title first: places for one show no other.
  const titles = [
    { season: 1, title: "renown" },
    { season: 1, title: "strength" },
  ];
  expect((await browser.call.ranks.player({ username: "Ben" })).titles).toEqual(titles);
  const { ranks } = await browser.call.ranks.list({});
  expect(ranks.map((row) => [row.username, row.titles])).toEqual([
    ["Ada", undefined],
    ["Ben", titles],
    ["Cat", undefined],
  ]);
  expect((await ben.call.chat.send({ body: "Hello." })).message.titles).toEqual(titles);
});
