import { seasons } from "@emberlode/db";
import { DAY, HOUR, MINUTE, SECOND } from "@emberlode/game";
import { beforeAll, describe, expect, test } from "vitest";
import { baseOf } from "../../testing/bases.ts";
import { addBattleLine } from "../../testing/battle-line.ts";
import type { Browser, Player } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { setBot } from "../../testing/staff.ts";
import { useGame } from "../../testing/use-game.ts";
import { recordRanks } from "./rank-history.ts";

const game = useGame({ skipLedgerAudit: true });
/** Seven players in descending order of total power. */
const players: Player[] = [];
const NAMES = ["Ash", "Birch", "Cedar", "Durmast", "Elm", "Fir", "Gean"];
let robot: Player;

const arm = ({ id }: Player, attack: number, defense: number) =>
  setPlayer(game, id, `attack_units[1] = ${attack}, defense_units[1] = ${defense}`);

const at = (index: number): Player => {
  const player = players[index];
  if (player === undefined) throw new Error(`There is no player ${index}.`);
  return player;
};

beforeAll(async () => {
  for (const [index, name] of NAMES.entries()) {
    const player = await game.player(name);
    players.push(player);
    // Total power falls and defense rises with the number, without making the army uneven.
    await arm(player, 70 - 2 * index, 60 + index);
    game.clock.pass(1);
  }
  robot = await game.player("Robbie");
  await arm(robot, 500, 500);
  expect(await setBot(game.services.db, "robbie", true)).toBe(true);
  await game.pool.query("update accounts set base_name = 'The Cold Hearth' where username = 'Elm'");
  game.clock.pass(10 * SECOND);
});

type LadderInput = Parameters<Browser["call"]["ranks"]["list"]>[0];
const list = async (input: LadderInput) => (await game.browser().call.ranks.list(input)).ranks;
const namesOf = (ranks: readonly { username: string }[]) => ranks.map(({ username }) => username);

describe("the ladders", () => {
  test("are public, strongest first, and power shows its value", async () => {
    const { ranks, total } = await game.browser().call.ranks.list({});
    expect(total).toBe(NAMES.length);
    expect(ranks.map(({ username, rank }) => [username, rank])).toEqual(
      NAMES.map((name, index) => [name, index + 1]),
    );
    expect(ranks.map(({ score }) => score)).toEqual(ranks.map(({ power }) => power));
    expect(Object.keys(ranks[0] ?? {}).sort()).toEqual(
      ["_id", "baseName", "change", "power", "profilePicture", "rank", "score", "username"].sort(),
    );
  });

  test("are paged", async () => {
    const page = async (start: number, limit: number) =>
      (await list({ start, limit })).map(({ rank }) => rank);
    expect(await page(0, 3)).toEqual([1, 2, 3]);
    expect(await page(3, 3)).toEqual([4, 5, 6]);
    expect(await page(6, 3)).toEqual([7]);
    expect(await page(9_007_199_254_740_990, 3)).toEqual([]);
  });

  test("can be searched by part of a username or base name, keeping the real rank", async () => {
    const found = async (search: string) => {
      const { ranks, total } = await game.browser().call.ranks.list({ search });
      expect(total).toBe(ranks.length);
      return ranks.map(({ username, rank }) => [username, rank]);
    };
    expect(await found("IR")).toEqual([
      ["Birch", 2],
      ["Fir", 6],
    ]);
    expect(await found(" cold hearth ")).toEqual([["Elm", 5]]);
    expect(await found("nobody")).toEqual([]);
    expect(await found("%")).toEqual([]);
  });

  test("attack and defense show only the order", async () => {
    const [attack, defense] = [await list({ by: "attack" }), await list({ by: "defense" })];
    expect(namesOf(attack)).toEqual(NAMES);
    expect(namesOf(defense)).toEqual([...NAMES].reverse());
    expect(defense.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { score } of [...attack, ...defense]) expect(score).toBeNull();
  });

  test("loot sums what was won from others, each line once", async () => {
    const [first, second, third] = [at(0), at(1), at(2)];
    await addBattleLine(game, second.id, { kind: "attack", won: true, metal: 300 });
    await addBattleLine(game, first.id, { kind: "defense", won: true, metal: -300 });
    await addBattleLine(game, third.id, { kind: "attack", won: true, metal: 200 });
    game.clock.pass(MINUTE);
    const found = async () =>
      (await list({ by: "loot" })).map(({ username, score }) => [username, score]);
    expect(await found()).toEqual([
      ["Birch", 300],
      ["Cedar", 200],
    ]);
    await addBattleLine(game, third.id, { kind: "attack", won: true, metal: 150 });
    // Cached for up to a minute.
    expect((await found())[0]).toEqual(["Birch", 300]);
    game.clock.pass(MINUTE);
    expect(await found()).toEqual([
      ["Cedar", 350],
      ["Birch", 300],
    ]);
    game.clock.pass(MINUTE);
    expect(await found()).toHaveLength(2);
  });

  test("explored counts the cells seen, like the map", async () => {
    const ofMap = async (index: number) => {
      const { rows } = await at(index).call.fields.view();
      return rows.join("").replaceAll(" ", "").length;
    };
    const ofLadder = async (index: number) => {
      const ranks = await list({ by: "explored" });
      return ranks.find(({ username }) => username === NAMES[index])?.score;
    };
    // Visited the first eight cells of a row: seven rows of fourteen cells were in sight.
    await setPlayer(game, at(4).id, "explored = decode('ff' || repeat('00', 312), 'hex')");
    await setPlayer(game, at(5).id, "explored = decode(repeat('ff', 312) || '00', 'hex')");
    game.clock.pass(MINUTE);
    expect([await ofMap(4), await ofLadder(4)]).toEqual([98, 98]);
    expect([await ofMap(5), await ofLadder(5)]).toEqual([2500, 2500]);
    expect((await list({ by: "explored" }))[0]).toMatchObject({ username: "Fir", rank: 1 });
    await setPlayer(game, at(4).id, "explored = decode('ffff' || repeat('00', 311), 'hex')");
    game.clock.pass(MINUTE);
    expect(await ofLadder(4)).toBe(await ofMap(4));
    expect(await ofMap(4)).toBe(7 * 22);
  });

  test("bots have a ladder of their own", async () => {
    expect(namesOf(await list({ by: "power", bots: true }))).toEqual(["Robbie"]);
    expect(namesOf(await list({ by: "power", bots: false }))).not.toContain("Robbie");
    expect((await at(0).call.user.top()).users).not.toContain(String(robot.id));
    expect(game.services.ranking.rankOf(robot.id)).toBe(1);
    expect(game.services.ranking.rankOf(at(0).id)).toBe(1);
  });
});

test("a bot is labeled wherever a player is shown", async () => {
  const { call, id } = at(1);
  for (const [whose, isBot] of [
    [at(0), undefined],
    [robot, true],
  ] as const) {
    const base = baseOf(game, whose.id);
    const explored = "explored = decode(repeat('ff', 313), 'hex')";
    await setPlayer(game, id, `x = ${base.x}, y = ${base.y}, ${explored}`);
    expect((await call.fields.field(base)).user?.isBot).toBe(isBot);
    expect((await call.battles.target(base)).user.isBot).toBe(isBot);
  }
  expect((await call.ranks.player({ username: "Robbie" })).isBot).toBe(true);
  expect((await call.naps.ask({ username: "Robbie" })).nap?.player.isBot).toBe(true);
  expect((await call.naps.ask({ username: "Ash" })).nap?.player.isBot).toBe(false);
  // Players without a base on the map are ranked too.
  const homeless = await game.guest();
  const { username } = homeless;
  expect(await setBot(game.services.db, username, true)).toBe(true);
  game.clock.pass(10 * SECOND);
  await game.services.ranking.refresh();
  expect((await call.ranks.player({ username })).isBot).toBe(true);
  await homeless.call.chat.send({ room: "global", body: "Boop" });
  await robot.call.chat.send({ room: "global", body: "Beep" });
  await call.chat.send({ room: "global", body: "Hello" });
  const { messages } = await at(2).call.chat.history({});
  expect(messages.map(({ body, isBot }) => [body, isBot])).toEqual([
    ["Boop", true],
    ["Beep", true],
    ["Hello", undefined],
  ]);
});

describe("the ranks near a player", () => {
  const near = async (index: number) => namesOf((await at(index).call.ranks.near({})).ranks);

  test("are six, centered as far as the ends allow", async () => {
    expect(await near(0)).toEqual(NAMES.slice(0, 6));
    expect(await near(3)).toEqual(NAMES.slice(0, 6));
    expect(await near(4)).toEqual(NAMES.slice(1));
    expect(await near(6)).toEqual(NAMES.slice(1));
  });

  test("are empty for players off the ladder, and bots for a bot", async () => {
    const { ranks } = await at(6).call.ranks.near({ by: "loot" });
    expect(ranks).toEqual([]);
    expect(namesOf((await robot.call.ranks.near({})).ranks)).toEqual(["Robbie"]);
  });
});

test("shows ranks gained in 24 hours from the records", async () => {
  expect((await list({})).map(({ change }) => change)).toEqual(NAMES.map(() => null));
  expect(await recordRanks(game.services)).toBe(true);
  expect(await recordRanks(game.services)).toBe(false);
  await arm(at(6), 100, 100);
  game.clock.pass(DAY);
  const ranks = await list({});
  expect(ranks.map(({ username, change }) => [username, change])).toEqual([
    ["Gean", 6],
    ...NAMES.slice(0, 6).map((name) => [name, -1]),
  ]);
  // Other ladders have no recorded ranks.
  expect((await list({ by: "attack" })).every(({ change }) => change === null)).toBe(true);
  game.clock.pass(HOUR);
  expect((await list({})).every(({ change }) => change === null)).toBe(true);
});

test("keeps hours for two days, midnights for 90, and each first goal rank permanently", async () => {
  const left = async () =>
    (
      await game.pool.query<{ hour: number }>("select distinct hour from rank_hours order by hour")
    ).map(({ hour }) => hour);
  await game.pool.query("delete from rank_hours");
  // Hours are also kept until the renown of their day is scored.
  await game.services.db.update(seasons).set({ scoredDay: 1_000_000 });
  await game.services.season.reload();
  const start = Math.floor(game.clock.now() / HOUR);
  for (let hour = 0; hour < 26; hour += 1) {
    await recordRanks(game.services);
    game.clock.pass(HOUR);
  }
  expect(await left()).toHaveLength(26);
  game.clock.pass(2 * DAY);
  await recordRanks(game.services);
  const now = Math.floor(game.clock.now() / HOUR);
  const midnights = Array.from({ length: 26 }, (_, i) => start + i).filter((h) => h % 24 === 0);
  // All players with power then had a goal rank.
  expect(await left()).toEqual([start, ...midnights, now]);
  const ofFirst = await game.pool.query<{ power: number }>(
    "select power from rank_hours where hour = $1::int",
    [start],
  );
  expect(ofFirst.length).toBeGreaterThan(0);
  expect(ofFirst.every(({ power }) => power > 0)).toBe(true);
  await game.pool.query("insert into rank_hours values (2000000000, $1, 1, 1)", [now]);
  game.clock.pass(90 * DAY);
  await recordRanks(game.services);
  expect(await left()).toEqual([start, now + 90 * 24]);
  const strangers = await game.pool.query("select from rank_hours where player_id = 2000000000");
  expect(strangers).toEqual([]);
});
