import { MAP_LETTERS, type Position, type ViewAnswer } from "@emberlode/contract";
import { type FieldType, isSameCell } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { queryApi } from "./api-calls.ts";
import { auditPageAgain } from "./audit-page.ts";
import { ALL_FIELDS, equip, equipInDatabase, NO_RELICS, type Outfit } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { type PlayerPage, WIDE } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";
import { screens } from "./tier.ts";

const DAY_MS = 86_400_000;
const today = () => Math.floor(Date.now() / DAY_MS);
/** The day's paying veins have already been used elsewhere. */
const NO_VEINS = "veins = '{1,2,3}'";

setUpGameServer();

/** Puts the player on an explored place of this type. */
async function standOn(page: Page, type: FieldType, outfit: Outfit): Promise<void> {
  await equip(server, page, outfit);
  await page.keyboard.press("s");
  await page
    .getByRole("heading", { level: 1, name: english.catalogue(`fields.${type}.title`) })
    .waitFor();
}

/** Waits for the refusal that replaces the field's description (spec §8). */
function refusal(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole("main").getByRole("alert").filter({ hasText: text }).first().waitFor();
}

/** Expects the action's button to be disabled and say why. */
async function expectDisabled(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name }).first();
  await button.waitFor();
  expect(await button.getAttribute("aria-disabled")).toBe("true");
}

/** Expects a field on cooldown: the action's button says so, or on a phone the line above. */
async function expectRests({ page }: PlayerPage, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= WIDE.width) {
    await expectDisabled(page, name);
    return;
  }
  await page.getByText(startingWith(english.game("field.spentHere", { time: "" }))).waitFor();
  await page.getByRole("button", { name: /^Walk and dig for \w+$/ }).waitFor();
}

/** Searches by key, then expects the card, the disabled button, and a refused second try. */
async function search(player: PlayerPage, found: string, again: string | RegExp): Promise<void> {
  const { page } = player;
  await page.keyboard.press("g");
  await page.getByRole("region", { name: english.finds("cards.label") }).waitFor();
  await expectRests(player, `${found} ${english.finds("again", { time: "" })}`);
  await page.keyboard.press("g");
  await refusal(page, again);
}

/** Expects the maximum yield of each effort, from the smallest on; selects the last one. */
async function expectYields(
  page: Page,
  resource: string,
  maxYields: readonly string[],
): Promise<void> {
  for (const [index, yields] of maxYields.entries()) {
    await page.keyboard.press(index === 0 ? "[" : "]");
    if (index === 0) await page.keyboard.press("[");
    await page
      .getByText(english.game("field.yields", { min: "0", max: yields, resource }), { exact: true })
      .waitFor();
  }
}

const effortNote = (effort: number) => english.game("field.gainedEffort", { effort });
const VEIN_NOTE = english.game("field.gainedVein");

/** Matches the result of a dig, with a yield or with nothing, and its notes as a pattern. */
function dugText(resource: string, notes: string): RegExp {
  const gained = english.game("field.gained", { amount: "[\\d,]+", resource }).replace("+", "\\+");
  const nothing = english.game("field.gainedNothing", { resource });
  return new RegExp(`^(${gained}|${nothing}) \\(${notes}\\)$`);
}

/** Waits for the line of a search's odds, with these shares in percent. */
async function expectOdds(page: Page, shares: readonly string[]): Promise<void> {
  const [first = "", ...others] = shares;
  const line = others.reduce(
    (found, share) => found.filter({ hasText: share }),
    page.getByText(first),
  );
  await line.waitFor();
}

type Odds = "lost" | "trap" | "metal" | "energy" | "part" | "map" | "pikeman" | "mines";

const shareText = (id: Odds, percent: number) =>
  english.finds("share", { name: english.finds(`odds.${id}`), percent: `${percent}` });

type FindDesk = "cave" | "forest" | "memorial" | "mirage";

const deskHeading = (page: Page, desk: FindDesk) =>
  page.getByRole("heading", { level: 2, name: english.desks(`titles.${desk}`) });

/** Opens the place's desk by keyboard and audits it. */
async function openMore(player: PlayerPage, desk: FindDesk): Promise<void> {
  const { page } = player;
  await page.getByRole("button", { name: english.finds("more"), exact: true }).focus();
  await page.keyboard.press("Enter");
  await deskHeading(page, desk).waitFor();
  await auditPageAgain(player);
}

async function digs(player: PlayerPage): Promise<void> {
  const { page } = player;
  await standOn(page, "metal", { onFieldType: "metal", set: NO_VEINS });
  await expectYields(page, "metal", ["100", "450", "1,600"]);
  await auditPageAgain(player);
  await page.keyboard.press("[");
  await page.keyboard.press("g");
  await page.getByText(dugText("metal", effortNote(5))).waitFor();
  expect((await payloadOf(page)).status.fatigue.digs).toBe(5);
  await expectRests(player, english.game("field.spentFor", { time: "" }));

  await standOn(page, "energy", { onFieldType: "energy", set: NO_VEINS });
  await expectYields(page, "energy", ["100", "450", "1,600"]);
  await page.keyboard.press("g");
  await page.getByText(dugText("energy", effortNote(20))).waitFor();
  expect((await payloadOf(page)).status.fatigue.digs).toBe(25);
}

/** Puts the player beside a field with one of today's veins; returns that field. */
async function besideVein(page: Page): Promise<Position & { resource: string }> {
  const walked = `walked = ${ALL_FIELDS}, walked_day = ${today()}`;
  await equipInDatabase(server, page, { set: `explored = ${ALL_FIELDS}, ${walked}, ${NO_RELICS}` });
  const { veins, rows, resting } = await queryApi<ViewAnswer>(page, "/api/fields/view");
  const vein = veins.find((at) => !resting.some((other) => isSameCell(at, other)));
  if (vein === undefined) throw new Error("The world has no vein today.");
  const letter = rows[vein.y - 1]?.[vein.x - 1];
  return { ...vein, resource: letter === MAP_LETTERS.metal ? "metal" : "energy" };
}

/** A vein that no longer pays is shown but doubles nothing; a fresh one pays once. */
async function digsVein(player: PlayerPage): Promise<void> {
  const { page } = player;
  const { x, y, resource } = await besideVein(page);
  const here = `x = ${x}, y = ${y}`;
  await equip(server, page, { set: `${here}, counter_day = ${today()}, digs = 500, veins = '{}'` });
  await page.getByText(english.game("field.veinTired", { digs: 500 })).waitFor();
  await expectYields(page, resource, ["50", "225", "800"]);

  await equip(server, page, { set: "digs = 0, veins = '{}'" });
  await page.getByText(english.game("field.vein")).waitFor();
  await page.getByRole("gridcell", { name: /, vein, you are here$/ }).waitFor();
  await expectYields(page, resource, ["200", "900", "3,200"]);
  await auditPageAgain(player);
  await page.keyboard.press("g");
  await page.getByText(dugText(resource, `${VEIN_NOTE}, ${effortNote(20)}`)).waitFor();
  expect((await payloadOf(page)).status.fatigue).toMatchObject({ digs: 20, veins: 1 });
  await page.getByRole("gridcell", { name: /, ready in \d+ minutes?, you are here$/ }).waitFor();
  expect(await page.getByText(english.game("field.vein")).count()).toBe(0);
}

async function digsTired({ page }: PlayerPage): Promise<void> {
  await standOn(page, "energy", {
    onFieldType: "energy",
    set: `digs = 985, counter_day = ${today()}`,
  });
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const tooTired = english.errors("digsLeft", { left: 15 });
  await page.getByRole("note").filter({ hasText: tooTired }).waitFor();
  await expectDisabled(page, english.game("field.tired"));
  await page.keyboard.press("g");
  await refusal(page, tooTired);
  expect((await payloadOf(page)).status.fatigue.digs).toBe(985);
  await page.keyboard.press("-");
  await page.keyboard.press("g");
  await page.getByText(dugText("energy", `(${VEIN_NOTE}, )?${effortNote(5)}`)).waitFor();
}

async function exploresCave(player: PlayerPage): Promise<void> {
  const { page } = player;
  await standOn(page, "cave", { onFieldType: "cave", set: "candle = 1" });
  const blocked = english.finds("notes.candleDoes");
  await expectOdds(page, [
    shareText("lost", 20),
    `${shareText("trap", 15)} (${blocked})`,
    shareText("metal", 20),
    shareText("energy", 20),
    shareText("part", 25),
  ]);
  await search(player, english.finds("explored.cave"), /recovering\. It will be ready in/);
  await openMore(player, "cave");
  await page
    .getByText(english.finds("fatigue.full", { left: 59 }))
    .last()
    .waitFor();
  await page.keyboard.press("Escape");
}

async function searchesForest(player: PlayerPage): Promise<void> {
  const { page } = player;
  await standOn(page, "forest", { onFieldType: "forest" });
  await expectOdds(page, [shareText("map", 35), shareText("pikeman", 25), shareText("mines", 20)]);
  await search(player, english.finds("explored.forest"), /recovering\. It will be ready in/);
  await openMore(player, "forest");
  await page
    .getByText(/ from lottery tickets\.$/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
}

async function lightsCandle(player: PlayerPage): Promise<void> {
  const { page } = player;
  await standOn(page, "memorial", { onFieldType: "memorial", set: "candle = 1" });
  await page.getByText(english.finds("memorialSummary", { held: 1, most: 7 })).waitFor();
  await search(player, english.finds("explored.memorial"), english.errors("texts.ALREADY_LIT"));
  expect((await payloadOf(page)).status.candle).toBe(2);
  await openMore(player, "memorial");
  await page
    .getByText(english.finds("candles.held", { held: 2, most: 7 }), { exact: true })
    .last()
    .waitFor();
  await page.keyboard.press("Escape");
  // Closing goes back in the history, which would abort a navigation that starts before it is done.
  await deskHeading(page, "memorial").waitFor({ state: "hidden" });
  await equip(server, page, { set: "candle = 7, candle_day = 0" });
  await expectDisabled(page, english.finds("candlesFull"));
}

async function exploresMirage(player: PlayerPage): Promise<void> {
  const { page } = player;
  const before = (await payloadOf(page)).status;
  const set = "mirage_x = x, mirage_y = y, mirage_day = 0";
  await standOn(page, "mirage", { onFieldType: "waste", set });
  await page.getByText(english.finds("mirageSummary", { amount: "9,999" })).waitFor();
  await openMore(player, "mirage");
  await page.getByText(english.finds("mirage.expected", { amount: "9,999" })).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  const card = page.getByRole("region", { name: english.finds("cards.label") });
  await card.getByText(english.finds("cards.mirage")).waitFor();
  await card.filter({ hasText: /\+9,999\s?(metal|energy)/ }).waitFor();
  const { metal, energy } = (await payloadOf(page)).status;
  expect(metal + energy).toBe(before.metal + before.energy + 9999);
  await page
    .getByRole("heading", { level: 1, name: english.catalogue("fields.waste.title") })
    .waitFor();
}

/** Installs a part, buys and installs another, and shows why an expensive one is out of reach. */
async function fitsExcavator(player: PlayerPage): Promise<void> {
  const { page } = player;
  await equip(server, page, { set: "parts[1] = 1" }, "/game?desk=excavator");
  await page.getByText(english.excavator("away")).waitFor();
  await standOn(page, "euc", { onFieldType: "euc", energy: 600 });
  await page.keyboard.press("g");
  await page.getByRole("heading", { level: 2, name: english.desks("titles.euc") }).waitFor();
  const name = english.catalogue("parts.pickaxe");
  const install = `${name}: ${english.excavator("install")}`;
  await page.getByRole("button", { name: install }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(english.excavator("installed", { name })).waitFor();
  const installed = english.excavator("state", { installed: "1", limit: "20" });
  await page
    .getByText(`${installed}, ${english.excavator("held", { held: "0" })}`)
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: install }).count()).toBe(0);
  const fitting = (part: string) => english.excavator("fitNamed", { name: part, count: 1 });
  await page.getByRole("button", { name: fitting(name) }).focus();
  await page.keyboard.press("Enter");
  await page.getByText(english.excavator("fitted", { name, count: 1 })).waitFor();
  const { digMetalCap, items } = await payloadOf(page);
  expect({ digMetalCap, held: items.find(({ item }) => item === "pickaxe") }).toEqual({
    digMetalCap: [2, 110],
    held: undefined,
  });
  // The remainder is shown a moment after the purchase is reported.
  await page
    .getByText(/^You need [\d,]+ more energy \(about \d+ digs\)$/)
    .first()
    .waitFor();
  const drill = page.getByRole("button", { name: fitting(english.catalogue("parts.drill")) });
  expect(await drill.getAttribute("aria-disabled")).toBe("true");
  await auditPageAgain(player);
  // Otherwise the desk would close itself, going back, when the next part moves the player.
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 2, name: english.desks("titles.euc") }).waitFor({
    state: "detached",
  });
}

/** The parts that one player plays, in this order. */
const PARTS = [
  ["digs with an effort of choice", digs],
  ["digs a vein, which pays double once", digsVein],
  ["says when strength is missing", digsTired],
  ["explores a cave, done and resting", exploresCave],
  ["searches a forest", searchesForest],
  ["lights a candle at a memorial", lightsCandle],
  ["installs and buys parts of the excavator", fitsExcavator],
  // Last, since the player can afford everything afterward.
  ["explores a mirage", exploresMirage],
] as const;
describe.each(screens("wide"))("by keyboard, %s", (_, viewport) => {
  let player: PlayerPage;
  beforeAll(async () => {
    player = await openPlayerPage(browser, server, viewport);
  });

  it.each(PARTS)("%s", (_name, play) => play(player));
});
