import type { Position, RelicsAnswer } from "@emberlode/contract";
import {
  DIRECTION_IDS,
  DIRECTIONS,
  type Direction,
  RELIC_AREA,
  RELICS_PER_DAY,
  wrapCoordinate,
} from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { queryApi } from "./api-calls.ts";
import { auditPageAgain } from "./audit-page.ts";
import { ALL_FIELDS, equip } from "./equip-player.ts";
import { freshName, stepByKey } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import type { PlayerPage } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";
import { announced, announcedPlace, focusByName, pressFocused } from "./screen-reader.ts";
import { screens } from "./tier.ts";

setUpGameServer();

/** Steps of three rows through an area; from each, the rows beside it are in sight. */
const WAY: readonly (readonly [dx: number, dy: number])[] = (() => {
  const across = (dx: number) => Array.from({ length: RELIC_AREA - 3 }, () => [dx, 0] as const);
  const down = Array.from({ length: 3 }, () => [0, 1] as const);
  return [...across(1), ...down, ...across(-1), ...down, ...across(1)];
})();

const HERE = english.game("relic.here");
const [NEAR = ""] = english.game("relic.near", { direction: "|" }).split("|");

/** Steps by key; returns what the live region says of the field, and of a relic that is near. */
async function stepAndHear(page: Page, from: Position, dx: number, dy: number) {
  const answered = page.waitForResponse((response) => response.url().includes("fields.move"));
  const at = await stepByKey(page, from, dx, dy);
  const isNearRelic = (await (await answered).text()).includes('"relic":');
  const place = new RegExp(`^${at.x}, ${at.y}\\. `);
  const words = isNearRelic ? new RegExp(`${place.source}.*(${HERE}|${NEAR})`) : place;
  await expect.poll(() => announcedPlace(page)).toMatch(words);
  return { at, text: await announcedPlace(page) };
}

/** The direction that the live region names, if a relic is near. */
function directionIn(text: string): Direction | null {
  const near = (to: Direction) =>
    english.game("relic.near", { direction: english.catalogue(`directions.${to}`) });
  return DIRECTION_IDS.find((to) => text.endsWith(near(to))) ?? null;
}

/** Walks through the area until the live region names the relic; ends on its field. */
async function seek(page: Page, start: Position): Promise<void> {
  let here = { at: start, text: await announcedPlace(page) };
  // Undefined after the last step, which may be the one that tells.
  for (const step of [...WAY, undefined]) {
    const direction = directionIn(here.text);
    if (here.text.endsWith(HERE)) return;
    if (direction !== null) {
      const to = DIRECTIONS[direction];
      await stepAndHear(page, here.at, to.dx, to.dy);
      await expect.poll(() => announcedPlace(page)).toContain(HERE);
      return;
    }
    if (step !== undefined) here = await stepAndHear(page, here.at, ...step);
  }
  throw new Error(`No relic was announced. Last announcement: ${here.text}`);
}

const relicsOf = async (page: Page) =>
  (await queryApi<RelicsAnswer>(page, "/api/user/relic")).relics;

/** Puts the player into the corner of an area, except for its outermost row and column. */
async function enterArea({ page }: PlayerPage, number: number): Promise<Position> {
  const relic = (await relicsOf(page)).find((one) => one.number === number);
  if (relic === undefined) throw new Error(`There is no relic ${number}.`);
  const at = { x: wrapCoordinate(relic.area.x + 1), y: wrapCoordinate(relic.area.y + 1) };
  await equip(server, page, { set: `x = ${at.x}, y = ${at.y}, explored = ${ALL_FIELDS}` });
  await expect.poll(() => announcedPlace(page)).toMatch(new RegExp(`^${at.x}, ${at.y}\\. `));
  return at;
}

it.each(screens("wide"))("finds three relics by keyboard and ear, %s", async (_, viewport) => {
  const player = await openPlayerPage(browser, server, viewport, { username: freshName("Seeker") });
  const { page } = player;
  for (let number = 1; number <= RELICS_PER_DAY; number++) {
    const at = await enterArea(player, number);
    await page.getByRole("region", { name: english.relics("title") }).waitFor();
    if (number === 1) await auditPageAgain(player);
    await seek(page, at);
    if (number === 1) await auditPageAgain(player);
    await focusByName(page, new RegExp(`^${english.finds("explore.relic")}`));
    await pressFocused(page);
    await expect.poll(() => announced(page)).toMatch(/You found a relic at \d+, \d+/);
  }
  expect((await relicsOf(page)).map(({ taken }) => taken)).toEqual([true, true, true]);
  await page.getByText(english.relics("count", { taken: 3, all: 3 })).waitFor();
  await auditPageAgain(player);
});
