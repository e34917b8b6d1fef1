import { SECOND, utcDay } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { beforeEach, expect, test } from "vitest";
import { baseOf, freshFactory } from "../../testing/bases.ts";
import type { Player } from "../../testing/game.ts";
import { give, setPlayer } from "../../testing/give.ts";
import { cellOf, putPlayer } from "../../testing/positions.ts";
import { setBot } from "../../testing/staff.ts";
import { emptySpot, setTools } from "../../testing/tools.ts";
import { useGame } from "../../testing/use-game.ts";

/** Bot labels in reports, logs, alerts, on maps and pages. */

const game = useGame();

async function newPlayer(): Promise<Player> {
  const player = await game.player();
  const today = `counter_day = ${utcDay(game.clock.now())}`;
  const army = "attack_units[1] = 10, shield_until = 0";
  await setPlayer(game, player.id, `${army}, ${today}, dug_metal = 50000, dug_energy = 3000`);
  await give(game, player.id, 10_000, 0);
  return player;
}

let ada: Player;
let bot: Player;
beforeEach(async () => {
  [ada, bot] = [await newPlayer(), await newPlayer()];
  await setBot(game.services.db, bot.username, true);
  game.clock.pass(10 * SECOND);
  await game.services.ranking.refresh();
});

async function attack(raider: Player, victim: Player) {
  const field = baseOf(game, victim.id);
  await putPlayer(game, raider.id, field);
  return raider.call.battles.attack({ enemy: String(victim.id), field });
}

const newestLine = async (player: Player) => (await player.call.logs.list({})).logs[0]?.content;
const newestAlert = async (player: Player) =>
  (await player.call.alerts.list({})).alerts[0]?.content;

test("a report shows every reader which side was a bot", async () => {
  const { report } = await attack(bot, ada);
  expect(report.bots).toEqual({ attacker: true, owner: false });
  expect(await game.browser().call.battles.report({ id: report.id })).toEqual(report);
  expect((await attack(ada, bot)).report.bots).toEqual({ attacker: false, owner: true });
  const other = await newPlayer();
  expect((await attack(other, ada)).report.bots).toBeUndefined();
});

test("log, alert and answer label a bot where they name it, and no other player", async () => {
  const labeled = `${bot.username} (bot)`;
  const { desc } = await attack(ada, bot);
  expect(desc).toContain(`attack on ${labeled} at`);
  expect(await newestLine(ada)).toBe(desc);
  expect(await newestLine(bot)).toContain(`was raided by ${ada.username}, who`);
  await attack(bot, ada);
  expect(await newestLine(ada)).toContain(`was raided by ${labeled}, who`);
  expect(await newestAlert(ada)).toBe(await newestLine(ada));
  await bot.call.naps.ask({ username: ada.username });
  expect(await newestAlert(ada)).toBe(english["alert-texts"]("nap.content", { asker: labeled }));
});

test("the layer of a mine sees that a bot stepped on it", async () => {
  const spot = emptySpot(game);
  await putPlayer(game, ada.id, spot);
  await setTools(game, ada.id, { mines: 1 });
  await ada.call.tools.use({ tool: "mines", count: 0, n: 1 });
  await putPlayer(game, bot.id, { x: (spot.x % 50) + 1, y: spot.y });
  await bot.call.fields.move(spot);
  expect(await newestLine(ada)).toContain(`exploded under ${bot.username} (bot) and destroyed`);
});

test("a referrer sees which referral is a bot, in the list and in the log", async () => {
  const robot = await game.player(undefined, ada.username);
  const child = await game.player(undefined, ada.username);
  await setBot(game.services.db, robot.username, true);
  game.clock.pass(10 * SECOND);
  await game.services.ranking.refresh();
  const { referrals } = await ada.call.user.referrals({ start: 0, limit: 5 });
  expect(referrals.map(({ player, isBot }) => [player, isBot])).toEqual([
    [child.username, undefined],
    [robot.username, true],
  ]);
  const field = cellOf(game, "metal");
  await setPlayer(game, robot.id, "dig_metal_min = 100");
  await putPlayer(game, robot.id, field);
  await robot.call.user.gather({ type: "metal", field });
  expect(await newestLine(ada)).toContain(`Referral credit from ${robot.username} (bot): `);
});

test("the explored map labels the bases of bots", async () => {
  await setPlayer(game, ada.id, "explored = decode(repeat('ff', 313), 'hex')");
  const { bases } = await ada.call.fields.view();
  const baseNamed = (name: string) => bases.find(({ username }) => username === name);
  expect(baseNamed(bot.username)?.isBot).toBe(true);
  expect(bases.filter(({ isBot }) => !isBot).length).toBeGreaterThan(0);
});

test("a newcomer sees the ladder entry and the battles of bots", async () => {
  await putPlayer(game, bot.id, freshFactory(game, 500));
  const { report } = await bot.call.puc.capture(freshFactory(game, 500));
  await attack(bot, ada);
  const newcomer = await game.player();
  const { ranks } = await newcomer.call.ranks.list({ bots: true });
  expect(ranks.map(({ username }) => username)).toContain(bot.username);
  const page = await newcomer.call.ranks.player({ username: bot.username });
  expect(page).toMatchObject({
    isBot: true,
    battles: [{ id: null, place: "base", role: "attacker", won: true, opponent: ada.username }],
    factoryBattles: [{ id: null, place: "factory", role: "attacker", won: true, opponent: "" }],
  });
  // Participants know the report anyway; other readers must not learn where the factory is.
  const own = await bot.call.ranks.player({ username: bot.username });
  expect(own.factoryBattles.map(({ id }) => id)).toEqual([report.id]);
  expect((await newcomer.call.ranks.player({ username: ada.username })).battles).toMatchObject([
    { role: "defender", won: false, opponent: bot.username, isBot: true },
  ]);
});

test("a captured factory is a battle of its loser too, an abandoned one is not", async () => {
  const field = freshFactory(game, 500);
  await putPlayer(game, ada.id, field);
  await ada.call.puc.capture(field);
  game.clock.pass(10 * SECOND);
  await putPlayer(game, bot.id, field);
  const { captured, report } = await bot.call.puc.capture(field);
  expect([captured, report.bots]).toEqual([true, { attacker: true, owner: false }]);
  expect(await newestLine(ada)).toContain(`to ${bot.username} (bot).`);
  const { factories } = await bot.call.puc.list();
  const held = factories.find(({ factory }) => factory.type === "factory");
  await bot.call.puc.abandon({ id: held?._id ?? "" });
  const fights = async (username: string) =>
    (await ada.call.ranks.player({ username })).factoryBattles.map(
      ({ role, won, opponent, isBot }) => [role, won, opponent, isBot],
    );
  expect(await fights(ada.username)).toEqual([
    ["defender", false, bot.username, true],
    ["attacker", true, "", undefined],
  ]);
  expect(await fights(bot.username)).toEqual([["attacker", true, ada.username, undefined]]);
});
