/** Every desk and every dialog: accessible, and without flashes. */

import type { Position } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DESKS, type DeskId, isDeskId } from "../features/desks/desk-ids.ts";
import type { DialogId } from "../features/ui/dialog-atoms.ts";
import { auditPage, expectReadableInAllThemes } from "./audit-page.ts";
import { createEnemy, FULL_OUTFIT, moveToDesk, openDesk } from "./desk-places.ts";
import { equipInDatabase } from "./equip-player.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { leaveGame, openGame } from "./open-game.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE, type PlayerPage, WIDE } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";
import { answer } from "./question.ts";
import { FULL } from "./tier.ts";
import { expectNoFlash, watch } from "./watch-flash.ts";

/** How long to stay on a tab or menu, whose opening and data change the brightness, in ms. */
const TAB_MS = 1_100;
/** Those that the fast tier checks for flashes. */
const WATCHED: readonly string[] = ["bank", "alerts"];

setUpGameServer();

let wide: PlayerPage;
let phone: PlayerPage;
let enemyBase: Position;

/** Another device of the same player. */
async function alsoOn(first: PlayerPage, viewport: typeof WIDE): Promise<PlayerPage> {
  const player = await takePooledPage(browser, server.url, viewport);
  await player.context.addCookies(await first.context.cookies());
  return player;
}

/** The screens to check something on: both, or in the fast tier one of them in turn. */
const pagesOf = (turn: number) => (FULL ? [wide, phone] : [turn % 2 === 0 ? wide : phone]);

beforeAll(async () => {
  enemyBase = await createEnemy(browser, server);
  wide = await openPlayerPage(browser, server, WIDE);
  await equipInDatabase(server, wide.page, { ...FULL_OUTFIT, factories: 2 });
  phone = await alsoOn(wide, PHONE);
});

type Press = (within: Locator) => Promise<void>;

/** Presses a control by role and name, even if it is disabled. */
function press(role: "button" | "tab" | "radio", name: string | RegExp): Press {
  return (within) =>
    within
      .getByRole(role, { name })
      .first()
      .evaluate((element) => element instanceof HTMLElement && element.click())
      .then(() => undefined);
}

/** A press that may open a question, which is canceled: Escape would close that, not the desk. */
function pressToFight(name: string | RegExp): Press {
  return async (within) => {
    await press("button", name)(within);
    const question = within.page().getByRole("alertdialog");
    if (await question.isVisible()) await within.page().keyboard.press("Escape");
  };
}

/** The main action of each desk. */
const USES: Readonly<Record<DeskId, Press>> = {
  cave: press("button", /./),
  forest: press("button", /./),
  memorial: press("button", /./),
  mirage: press("button", /./),
  euc: press("button", english.excavator("install")),
  factory: pressToFight(english.factories("capture.button")),
  base: press("button", /^Upgrade /),
  raid: pressToFight(startingWith(english.raid("attack.button", { name: "" }))),
  bank: press("button", startingWith(english.controls("amount.max"))),
  exchange: press("button", /^Exchange /),
  market: press("button", english.town("market.choose")),
  casino: press("button", startingWith(english.town("casino.playNone", { resource: "" }))),
  "army.attack": press("tab", english.army("tabs.tech")),
  "army.defense": press("button", startingWith(english.army("buyUnits", { units: "1 " }))),
  // Undone, or it would be carried out later. On both screens.
  factories: async (within) => {
    await press("button", english.factories("abandon.button"))(within);
    await press("button", english.factories("abandon.undo"))(within);
  },
  research: press("button", /^Raise /),
  tools: press("button", /^Use Mines/),
  excavator: press("button", /./),
  plots: press("button", /^Save this field/),
  map: press("button", english.overview("zoomIn")),
  world: press("button", english.overview("side")),
  log: press("button", english.log("older")),
  history: press("button", /./),
  season: press("button", /./),
  codex: press("tab", english.codex("sections.units")),
  goals: press("button", /./),
};

async function expectGoodDesk(player: PlayerPage, desk: DeskId): Promise<void> {
  const { page } = player;
  const within = `[data-desk="${desk}"]`;
  if (FULL || WATCHED.includes(desk)) {
    await expectNoFlash(page, () => openDesk(page, desk), USES[desk]);
    // The history entry is left a moment after Escape.
    await page.locator(within).waitFor({ state: "detached" });
  }
  const opened = await openDesk(page, desk);
  await auditPage(player, within);
  await expectReadableInAllThemes(page, { within });
  await page.keyboard.press("Escape");
  await opened.waitFor({ state: "detached" });
}

const DESK_IDS = Object.keys(DESKS).filter(isDeskId);

it.each(DESK_IDS.map((desk, turn) => ({ desk, turn })))(
  "the desk $desk",
  async ({ desk, turn }) => {
    // A page in the game would query the place where it still has the player, and be refused.
    if (DESKS[desk] === "place") for (const { page } of [wide, phone]) await leaveGame(page);
    await moveToDesk(server, wide.page, desk, enemyBase);
    for (const player of pagesOf(turn)) {
      if (new URL(player.page.url()).pathname !== "/game") await openGame(player.page);
      await expectGoodDesk(player, desk);
    }
  },
);

type Way = (page: Page) => Promise<void>;

/** Opens a dialog by a button, which on a phone may be behind the menu or a tab. */
function byButton(name: string | RegExp, tab?: string): Way {
  return async (page) => {
    const button = page.getByRole("button", { name, exact: true }).first();
    const behind = page
      .getByRole("button", { name: english.shell("nav.menu"), exact: true })
      .or(page.getByRole("tab", { name: new RegExp(`^${tab ?? "no tab"}`) }))
      .filter({ visible: true });
    if (!(await button.isVisible())) {
      await behind.last().click();
      // Pause like a player: the next click causes two swings, closing the menu and opening the
      // dialog.
      await watch(page, TAB_MS);
    }
    await button.click();
  };
}

/** How players open each dialog. */
const DIALOGS: Readonly<Record<DialogId, Way>> = {
  account: byButton(english.shell("nav.account")),
  alliances: byButton(english.shell("nav.alliances")),
  settings: byButton(english.shell("nav.settings")),
  guestLogout: byButton(english.shell("nav.logout")),
  alerts: byButton(startingWith(english.alerts("title"))),
  blocked: byButton(english.chat("blockedTitle"), english.game("tabs.chat")),
  keys: (page) => page.keyboard.press("?"),
  palette: (page) => page.keyboard.press("Control+k"),
};

const tabsOf = (dialog: Locator) => dialog.getByRole("tab").all();

/** Opens each tab of a dialog for as long as a player would look at it. */
async function turnTabs(dialog: Locator): Promise<void> {
  const page = dialog.page();
  const onItsWay = dialog.locator(".skeleton").filter({ visible: true });
  for (const tab of await tabsOf(dialog)) {
    await tab.click();
    await expect.poll(() => onItsWay.count()).toBe(0);
    await watch(page, TAB_MS);
  }
}

async function expectGoodDialog(player: PlayerPage, dialogId: string, way: Way): Promise<void> {
  const { page } = player;
  const dialogOnly = { within: "dialog[open]" };
  const dialog = page.locator(dialogOnly.within);
  const opens = async () => {
    await way(page);
    await dialog.waitFor();
    return dialog;
  };
  if (FULL || WATCHED.includes(dialogId)) await expectNoFlash(page, opens, turnTabs);
  await opens();
  await auditPage(player, dialogOnly.within);
  await expectReadableInAllThemes(page, dialogOnly);
  for (const tab of (await tabsOf(dialog)).slice(FULL ? 0 : 1)) {
    await tab.click();
    await auditPage(player, dialogOnly.within);
    await expectReadableInAllThemes(page, dialogOnly);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

describe("every dialog", () => {
  beforeAll(async () => {
    for (const { page } of [wide, phone]) await openGame(page);
  });

  it.each(Object.entries(DIALOGS).map(([dialogId, way], turn) => ({ dialogId, way, turn })))(
    "$dialogId",
    async ({ dialogId, way, turn }) => {
      for (const player of pagesOf(turn)) await expectGoodDialog(player, dialogId, way);
    },
  );

  it("shows a guest who leaves the question and the notice", async () => {
    const { page } = wide;
    await DIALOGS.guestLogout(page);
    await answer(page, english.shell("logout.guestLeave")).click();
    await page.waitForURL("**/login");
    const toast = page.locator(".Toastify__toast").first();
    await toast.waitFor();
    // The browser asks for less motion.
    expect(await toast.evaluate((it) => parseFloat(getComputedStyle(it).animationDuration))).toBe(
      0.00001,
    );
    await auditPage(wide);
    await expectReadableInAllThemes(page, { within: ".Toastify" });
  });
});
