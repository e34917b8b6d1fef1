/** Plots with their pins and files, and the world map: by pointer, by keyboard, by its list. */

import { readFile } from "node:fs/promises";
import type { Position, WirePlot } from "@emberlode/contract";
import { wrapCoordinate } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { queryApi } from "./api-calls.ts";
import { auditPage, auditPageAgain } from "./audit-page.ts";
import { openDesk } from "./desk-places.ts";
import { payloadOf, waitForServerPosition } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import type { PlayerPage } from "./player-browser.ts";
import { openSettledPage } from "./player-pages.ts";
import { answer } from "./question.ts";
import { screens } from "./tier.ts";

setUpGameServer();

async function placeOf(page: Page): Promise<Position> {
  const { status } = await payloadOf(page);
  return { x: status.x, y: status.y };
}

const plotsOf = async (page: Page) =>
  (await queryApi<{ plots: WirePlot[] }>(page, "/api/plots")).plots;

/** Saves a plot by the form, which pins its cell on the map around the player. */
async function pin(player: PlayerPage, at: Position): Promise<void> {
  const { page } = player;
  const desk = await openDesk(page, "plots");
  await desk.getByLabel(english.plots("title")).fill("Old mill");
  await desk
    .getByLabel(english.plots("color"))
    .selectOption({ label: english.plots("colors.ember") });
  await desk.getByRole("button", { name: english.plots("saveHere", at) }).click();
  await desk.getByText(english.plots("saved", { title: "Old mill" })).waitFor();
  const cell = page.locator(`[data-cell="${at.x}/${at.y}"][data-pin="O"]`).first();
  expect(await cell.getAttribute("aria-label")).toMatch(/, your plot Old mill, you are here$/);
  expect(await cell.getAttribute("data-color")).toBe("ember");
}

/** Imports lines of text, colors all plots, exports them, deletes them and imports the file. */
async function inBulk({ page }: PlayerPage, at: Position): Promise<void> {
  const desk = page.locator('[data-desk="plots"]');
  const far = { x: wrapCoordinate(at.x + 2), y: at.y };
  await desk.getByRole("button", { name: english.plots("tools.import") }).click();
  const lines = `=Well (${far.x}, ${far.y}): deep\nnowhere (99, 1)`;
  await desk.getByLabel(english.plots("import.paste")).fill(lines);
  const reason = english.plots("import.refused.place");
  await desk.getByText(english.plots("import.line", { line: 2, reason })).waitFor();
  await desk.getByRole("button", { name: english.plots("import.save", { count: 1 }) }).click();
  await desk.getByText(english.plots("batch.saved", { count: 1 })).waitFor();
  await desk.getByText(english.plots("gps.not.GPS_NEEDED")).first().waitFor();

  await desk.getByRole("button", { name: english.plots("tools.select") }).click();
  await desk.getByRole("checkbox", { name: english.controls("table.all", { count: 2 }) }).check();
  const choice = desk.getByRole("combobox", { name: english.controls("table.bulk") });
  const color = english.plots("colors.steel");
  await choice.selectOption({ label: english.plots("bulk.paint", { color }) });
  await desk.getByRole("button", { name: english.controls("table.apply") }).click();
  await desk.getByText(english.plots("batch.painted", { count: 2 })).waitFor();
  expect((await plotsOf(page)).map(({ color }) => color)).toEqual(["steel", "steel"]);

  const downloads = page.waitForEvent("download");
  await desk.getByRole("button", { name: english.plots("tools.csv") }).click();
  const path = await (await downloads).path();
  expect(await readFile(path, "utf8")).toContain(`\r\n'=Well,${far.x},${far.y},deep,steel\r\n`);

  await choice.selectOption({ label: english.plots("bulk.remove") });
  await desk.getByRole("button", { name: english.controls("table.apply") }).click();
  await answer(page, english.plots("bulk.question.verb")).click();
  await desk.getByText(english.plots("emptyTitle")).waitFor();
  await desk.getByRole("button", { name: english.plots("tools.import") }).click();
  const csv = { name: "plots.csv", mimeType: "text/csv", buffer: await readFile(path) };
  await desk.getByLabel(english.plots("import.file")).setInputFiles(csv);
  await desk.getByRole("button", { name: english.plots("import.save", { count: 2 }) }).click();
  await desk.getByText(english.plots("batch.saved", { count: 2 })).waitFor();
  expect(await plotsOf(page)).toMatchObject([
    { ...at, title: "Old mill", color: "steel" },
    { ...far, title: "=Well", note: "deep", color: "steel" },
  ]);
}

/** Filters the overview, finds a cell and walks there by keyboard, and leaves it by the list. */
async function overview(player: PlayerPage, at: Position): Promise<void> {
  const { page } = player;
  const desk = await openDesk(page, "map");
  const places = desk.getByRole("list", { name: english.overview("places") });
  // Only the nearest places are listed at first; there may be many within two steps.
  await desk.getByRole("searchbox").fill("=Well");
  await places.getByText(english.game("map.plot", { title: "=Well" })).waitFor();
  await desk.getByRole("searchbox").fill("");
  const legend = desk.getByText(english.overview("legend"));
  if (!(await desk.getByRole("button", { name: english.overview("none") }).isVisible()))
    await legend.click();
  await desk.getByRole("button", { name: english.overview("none") }).click();
  await desk.getByText(english.overview("nothing")).waitFor();
  await desk.getByRole("button", { name: startingWith(english.overview("kinds.plot")) }).click();
  await desk.getByText(english.overview("found", { count: 2 })).waitFor();
  await auditPageAgain(player);

  const map = desk.getByRole("application", { name: english.game("map.world") });
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const said = desk.getByRole("status").filter({ hasText: /your plot =Well\. 2 steps east\.$/ });
  await said.waitFor();
  await page.keyboard.press("Enter");
  await waitForServerPosition(page, { x: wrapCoordinate(at.x + 2), y: at.y });

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: english.overview("save") }).press("Enter");
  await desk.getByText(english.overview("found", { count: 3 })).waitFor();
  expect(await map.evaluate((element) => element === document.activeElement)).toBe(true);

  await desk.getByLabel(english.overview("search")).fill("old mill");
  await desk.getByRole("button", { name: /^Walk to .*Old mill/ }).click();
  await waitForServerPosition(page, at);
}

/** A finger opens a cell's menu by a long press, after which the menu stays; a click walks. */
async function byPointer(player: PlayerPage, at: Position): Promise<void> {
  const { page } = player;
  const map = page.getByRole("application", { name: english.game("map.world") });
  await page.getByRole("button", { name: english.overview("toMe") }).click();
  await map.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  const box = await map.boundingBox();
  if (box === null) throw new Error("The map is not in sight.");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const walk = page.getByRole("menu").getByRole("menuitem", { name: english.game("look.walk") });
  const touchPoints = [{ x: middle.x, y: middle.y + 24 }];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await walk.waitFor();
  await map.evaluate((element) => {
    const released = new Promise((resolve) =>
      element.addEventListener("touchend", () => setTimeout(resolve, 100), { once: true }),
    );
    Object.assign(window, { released });
  });
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.evaluate("window.released");
  expect(await walk.isVisible()).toBe(true);
  await auditPage(player);
  await page.keyboard.press("Escape");
  expect(await placeOf(page)).toEqual(at);
  await page.mouse.click(middle.x, middle.y + 24);
  await waitForServerPosition(page, { x: at.x, y: wrapCoordinate(at.y + 1) });
}

/** A window at 400% of 1280 by 900. */
const ENLARGED = { width: 320, height: 225 };

/**
 * The whole-window map covers none of its edges, where the numbers are, and has most of the window.
 */
async function wholeWindow({ page }: PlayerPage): Promise<void> {
  const viewport = page.viewportSize();
  if (viewport === null) throw new Error("The window has no size.");
  const desk = await openDesk(page, "world");
  const map = desk.getByRole("application", { name: english.game("map.world") });
  for (const size of [viewport, ENLARGED]) {
    await page.setViewportSize(size);
    const { covered, share } = await map.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const steps = Array.from({ length: 21 }, (_, n) => n / 20);
      const points = steps.flatMap((share) => [
        [left + 8 + share * (width - 16), top + 8],
        [left + 8, top + 8 + share * (height - 16)],
      ]);
      const at = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
      return {
        covered: at.filter((one) => !element.contains(one)).length,
        share: height / window.innerHeight,
      };
    });
    expect(covered).toBe(0);
    expect(share).toBeGreaterThan(0.5);
  }
  await page.setViewportSize(viewport);
  const isTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  expect(await desk.getByText(english.overview("hintTouch")).isVisible()).toBe(isTouch);
  const forMouse = desk.getByText(english.overview("hintMouse"), { exact: false });
  expect(await forMouse.isVisible()).toBe(!isTouch);
}

it.each(screens("phone"))(
  "keeps plots and finds its way over the world, %s",
  async (_, viewport) => {
    const player = await openSettledPage(browser, server, viewport);
    const at = await placeOf(player.page);
    await pin(player, at);
    await inBulk(player, at);
    await overview(player, at);
    await byPointer(player, at);
    await wholeWindow(player);
  },
);
