/** The season: its panel, its two ladders, and a past season with its champions. */

import { DAY, utcDay } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Locator } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { callApi } from "./api-calls.ts";
import { auditPage, horizontalOverflow } from "./audit-page.ts";
import { equipInDatabase, placeBase, prepareForAttack } from "./equip-player.ts";
import { freshName, payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { leaveGame, openGame } from "./open-game.ts";
import { PHONE, type PlayerPage, WIDE } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";

setUpGameServer();

let player: PlayerPage;
let name: string;
let other: string;
let battle: string;

/** The player attacks another with a few Walls; returns the id of the battle. */
async function fight(): Promise<string> {
  const victim = await openPlayerPage(browser, server, WIDE, { username: other });
  for (const { page } of [player, victim]) {
    await openGame(page);
    await placeBase(page);
  }
  await equipInDatabase(server, victim.page, { set: "defense_units[1] = 2" });
  const enemy = (await payloadOf(victim.page))._id;
  await prepareForAttack(server, (await payloadOf(player.page))._id, enemy);
  const { x, y } = (await payloadOf(player.page)).status;
  await callApi(player.page, "GET", `/api/fields/coords?x=${x}&y=${y}`);
  await callApi(player.page, "POST", "/api/user/attack", { enemy, field: { x, y } });
  // Their sockets would complain when the server restarts.
  for (const { page } of [player, victim]) await leaveGame(page);
  const [battle] = await server.pool().query<{ id: string }>("select id from battles");
  if (battle === undefined) throw new Error("There is no battle.");
  return battle.id;
}

/** Puts an ended season before the current one, and the player's renown of yesterday into it. */
async function writeSeasons(id: number, battle: string): Promise<void> {
  const pool = server.pool();
  const now = Date.now();
  const scores = "holding, raiding, exploring, strength, renown";
  await pool.query(
    "update seasons set frozen_at = $1, backup = 'b', backup_at = $1, ended_at = $1, begins_at = $2",
    [now - 4 * DAY, now - 33 * DAY],
  );
  await pool.query(
    "insert into seasons (number, begins_at, days, seed, scored_day) values (2, $1, 28, 's', $2)",
    [now - 3 * DAY, utcDay(now) - 1],
  );
  await pool.query("update worlds set season = 2");
  await pool.query(
    `insert into renown_days (player_id, season, day, is_scored, net_loot, powers, ${scores})
      values ($1, 2, $2, true, 0, '{}', 4000, 1250, 0, 2000, 5290)`,
    [id, utcDay(now) - 1],
  );
  await pool.query(
    `insert into season_standings (season, player_id, is_bot, rank, ${scores})
      values (1, $1, false, 1, 9000, 40, 500, 6000, 123450), (1, 999999, false, 2, 0, 0, 0, 0, 900)`,
    [id],
  );
  await pool.query(
    `insert into season_champions (season, title, player_id, score)
      values (1, 'renown', $1, 123450), (1, 'raiding', 999999, 40)`,
    [id],
  );
  // A battle between two players, and one for a free factory with the same report.
  await pool.query(
    `insert into battles (id, created_at, report) select 'guarded', created_at,
      jsonb_set(report::jsonb || '{"place": "factory"}', '{names,defender}', 'null')::json
      from battles where id = $1`,
    [battle],
  );
  await pool.query("insert into season_battles values (1, 1, $1, 123456789), (1, 2, $2, 150)", [
    ...[battle, "guarded"],
  ]);
  await pool.query("update accounts set base_name = 'The Long Winding Halls' where id = $1", [id]);
  // The current season is read when a server starts.
  await server.end();
  await server.restart();
}

async function pressByKey(control: Locator): Promise<void> {
  await control.focus();
  await control.press("Enter");
}

const link = (text: string) => player.page.getByRole("link", { name: text, exact: true });

beforeAll(async () => {
  name = freshName("Longest-Holder");
  player = await openPlayerPage(browser, server, WIDE, { username: name });
  other = freshName("WWWWWWWWWWWW");
  battle = await fight();
  await writeSeasons(Number((await payloadOf(player.page))._id), battle);
});

it("shows the season's day, scores and place, and leads by keyboard to past seasons", async () => {
  const { page } = player;
  await openGame(page);
  await pressByKey(
    page.getByRole("button", { name: english.game("season.day", { day: 4, days: 28 }) }),
  );
  const desk = page.locator('[data-desk="season"]');
  await desk.getByText(english.seasons("panel.day", { number: 2, day: 4, days: 28 })).waitFor();
  await desk
    .getByText(english.seasons("panel.place", { rank: 1, renown: "52.9" }), { exact: true })
    .waitFor();
  await desk.getByRole("cell", { name: "12.5", exact: true }).waitFor();
  await desk.getByRole("row").filter({ hasText: name }).waitFor();
  await page.setViewportSize(PHONE);
  await auditPage(player, '[data-desk="season"]');
  await page.setViewportSize(WIDE);
  await pressByKey(desk.getByRole("link", { name: english.seasons("all"), exact: true }));

  await page.waitForURL("**/seasons");
  await page.getByText(english.seasons("current", { number: 2 }), { exact: true }).waitFor();
  await auditPage(player, "main");
  await pressByKey(link(english.seasons("past", { number: 1 })));
  await page.waitForURL("**/seasons/1");
  const standings = page.getByRole("region", {
    name: english.seasons("standingsTable", { number: 1 }),
  });
  await standings.getByText(english.seasons("former"), { exact: true }).waitFor();
  expect(await standings.getByRole("row").nth(1).getByRole("cell").allTextContents()).toEqual([
    ...["1", name, "1,234.5", "90", "0.4", "5", "60"],
  ]);
  await page.setViewportSize({ ...PHONE, width: 320 });
  expect(await horizontalOverflow(page), "long names of champions at 320 px").toBe(0);
  await page.setViewportSize(WIDE);
  await auditPage(player, "main");
  const fights = page.getByRole("listitem").filter({ hasText: english.seasons("strength") });
  expect(await fights.locator("> span").allTextContents()).toEqual([
    ...[english.seasons("battle", { attacker: name, defender: other }), "Strength 123,456,789"],
    ...[`${name} against ${english.seasons("guard")}`, "Strength 150"],
  ]);
  await pressByKey(fights.first().getByRole("link"));
  await page.waitForURL(`**/battles/${battle}`);
  await page.getByRole("region", { name: english.battles("replay.title") }).waitFor();
});

it("ranks by renown of the season and of today, with titles", async () => {
  const { page } = player;
  await page.goto("/ranks");
  await pressByKey(link(english.ranks("ladders.season.tab")));
  const ladder = page.getByRole("region", { name: english.ranks("ladders.season.table") });
  const row = ladder.getByRole("row").filter({ hasText: name });
  await row.getByRole("cell", { name: "52.9", exact: true }).waitFor();
  const title = { season: 1, title: english.seasons("titles.renown") };
  await row.getByText(english.seasons("titleOf", title), { exact: true }).waitFor();
  await page.setViewportSize(PHONE);
  await auditPage(player, "main");
  for (const width of [PHONE.width, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    const hidden = await page
      .locator(".table-scroll")
      .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth));
    expect(hidden, `renown is in sight at ${width} px, with long names and titles`).toEqual([0, 0]);
  }
  await pressByKey(link(english.ranks("ladders.today.tab")));
  await page.waitForURL("**/ranks?by=today");
  await page.getByText(english.ranks("ladders.today.caption"), { exact: true }).waitFor();
  await auditPage(player, "main");
});
