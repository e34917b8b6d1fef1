import { HOUR, SECOND } from "@emberlode/game";
import { beforeAll, expect, test } from "vitest";
import { addBattleLine } from "../../testing/battle-line.ts";
import { type Browser, NOON, type Player, refusal } from "../../testing/game.ts";
import { setPlayer } from "../../testing/give.ts";
import { useGame } from "../../testing/use-game.ts";
import { recordRanks } from "./rank-history.ts";

const game = useGame({ skipLedgerAudit: true });
let raider: Player;
let victim: Player;

/** Gives a player `count` of the first unit on both sides. */
const arm = ({ id }: Player, count: number) =>
  setPlayer(game, id, `attack_units[1] = ${count}, defense_units[1] = ${count}`);

beforeAll(async () => {
  raider = await game.player("Raider");
  victim = await game.player("Victim");
  await arm(raider, 10);
  await game.pool.query(
    "update accounts set base_name = 'The Kiln', quote = 'Ever warm.' where username = 'Raider'",
  );
  game.clock.pass(10 * SECOND);
  for (const [battle, won] of [
    ["b1", true],
    ["b2", false],
    ["b3", true],
  ] as const) {
    await addBattleLine(game, raider.id, { won, battle, kind: "attack", other: victim });
    await addBattleLine(game, victim.id, { won, battle, kind: "defense", other: raider });
    game.clock.pass(SECOND);
  }
});

test("shows public facts and nothing else", async () => {
  const page = await game.browser().call.ranks.player({ username: " raider " });
  expect(page).toMatchObject({
    _id: String(raider.id),
    username: "Raider",
    isGuest: false,
    isBot: false,
    baseName: "The Kiln",
    quote: "Ever warm.",
    profilePicture: "",
    since: new Date(NOON).toISOString(),
    rank: 1,
    power: 20,
    baseLevel: 1,
    attacks: { won: 2, lost: 1 },
    defenses: { won: 0, lost: 0 },
    history: [],
  });
  expect(Object.keys(page).sort()).toEqual(
    [
      ...[
        "_id",
        "titles",
        "username",
        "baseName",
        "quote",
        "profilePicture",
        "isGuest",
        "isBot",
        "since",
      ],
      ...["rank", "power", "baseLevel", "attacks", "defenses", "badges", "battles", "history"],
      "factoryBattles",
    ].sort(),
  );
});

test("the victim lost an attack that the attacker won", async () => {
  const page = await game.browser().call.ranks.player({ username: "Victim" });
  expect(page).toMatchObject({ attacks: { won: 0, lost: 0 }, defenses: { won: 1, lost: 2 } });
  expect(page.battles.map(({ role, won, opponent }) => [role, won, opponent])).toEqual([
    ["defender", false, "Raider"],
    ["defender", true, "Raider"],
    ["defender", false, "Raider"],
  ]);
});

test("only participants of a battle get the link to its report", async () => {
  const other = await game.player("Bystander");
  const ids = async (viewer: Browser, username: string) =>
    (await viewer.call.ranks.player({ username })).battles.map(({ id }) => id);
  const all = ["b3", "b2", "b1"];
  expect(await ids(raider, "Raider")).toEqual(all);
  expect(await ids(victim, "Raider")).toEqual(all);
  expect(await ids(raider, "Victim")).toEqual(all);
  expect(await ids(other, "Raider")).toEqual([null, null, null]);
  expect(await ids(game.browser(), "Victim")).toEqual([null, null, null]);
});

const badgesOf = async (viewer: Browser, username: string) =>
  (await viewer.call.ranks.player({ username })).badges;

test("badges reflect the player's own reached goals", async () => {
  expect(await badgesOf(raider, "Raider")).toEqual(["name", "battle"]);
  expect(await badgesOf(victim, "Victim")).toEqual(["name"]);
  await victim.call.units.buy({ type: "attack", index: 0, unit: 1 });
  await victim.call.units.buy({ type: "defense", index: 0, unit: 1 });
  await victim.call.chat.send({ body: "Good evening" });
  game.clock.pass(10 * SECOND);
  expect(await badgesOf(victim, "Victim")).toEqual(["hello", "name", "pikeman", "wall", "rank"]);
  // Purchases are private, so nobody else sees that badge.
  for (const stranger of [raider, game.browser()]) {
    expect(await badgesOf(stranger, "Victim")).toEqual(["hello", "name"]);
  }
  await arm(victim, 0);
  game.clock.pass(10 * SECOND);
});

test("shows rank and power over time, oldest first", async () => {
  await recordRanks(game.services);
  const began = Math.floor(game.clock.now() / HOUR) * HOUR;
  game.clock.pass(HOUR);
  await arm(victim, 40);
  await recordRanks(game.services);
  const { history } = await game.browser().call.ranks.player({ username: "Victim" });
  expect(history).toEqual([
    { at: new Date(began).toISOString(), rank: 2, power: 0 },
    { at: new Date(began + HOUR).toISOString(), rank: 1, power: 80 },
  ]);
});

test("a player off the map has no rank, power or base", async () => {
  const { username } = await game.guest();
  const page = await game.browser().call.ranks.player({ username });
  const nothing = { rank: null, power: null, baseLevel: null, badges: [] };
  expect(page).toMatchObject({ isGuest: true, ...nothing });
});

test("anonymous callers get the page from a one-second cache, players get it fresh", async () => {
  const quoteFor = async (viewer: Browser) =>
    (await viewer.call.ranks.player({ username: "Raider" })).quote;
  expect(await quoteFor(game.browser())).toBe("Ever warm.");
  await game.pool.query("update accounts set quote = 'Gone cold.' where username = 'Raider'");
  expect(await quoteFor(game.browser())).toBe("Ever warm.");
  expect(await quoteFor(await game.player("Passerby"))).toBe("Gone cold.");
  game.clock.pass(SECOND);
  expect(await quoteFor(game.browser())).toBe("Gone cold.");
});

test.each(["Nobody", "", "%", "x".repeat(64)])("there is no page of %j", async (username) => {
  const refused = await refusal(game.browser().call.ranks.player({ username }));
  expect(refused).toMatchObject({ code: "NOT_FOUND", status: 404 });
});
