/** An admin opens the team's pages for the first time, finds a player and acts on them. */
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { freshName } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { takePooledPage } from "./page-pool.ts";
import { WIDE } from "./player-browser.ts";
import { openGuestPage } from "./player-pages.ts";
import { press } from "./press.ts";
import {
  deleteAddresses,
  expectSound,
  openStaffPage,
  PASSWORD,
  registerAt,
  setUpSecondFactor,
  title,
} from "./staff-page.ts";

setUpGameServer();

const t = english.admin;
const tSchedule = english["admin-schedule"];
/** The beginning of the banner about a planned peace. */
const startOfPeace = english.world("schedule.peace.planned", { span: "" });
const REASON = "Insults after a warning";

it("sets up a second factor, suspends a player and lifts it again", async () => {
  const rowdy = freshName("Rowdy");
  const playing = await takePooledPage(browser, server.url, WIDE);
  await registerAt(playing, rowdy);
  await openGame(playing.page);
  const { staff, username } = await openStaffPage("admin");
  const { page } = staff;
  await setUpSecondFactor(staff, () => expectSound(staff));
  await deleteAddresses();

  await page.keyboard.press("/");
  await page.keyboard.type(rowdy.slice(0, -2));
  await page.getByRole("link", { name: rowdy }).first().waitFor();
  await expectSound(staff);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await title(page, rowdy).waitFor();
  await page.getByText(t("sanctions.none")).waitFor();
  await expectSound(staff);

  await press(page, t("actions.kinds.suspend.label"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("actions.reason"), { exact: true }).fill(REASON);
  await dialog.getByText(t("actions.preview.notice", { name: rowdy })).waitFor();
  await expectSound(staff);
  const duration = t("durations.days", { count: 1 });
  await press(dialog, t("actions.kinds.suspend.submit", { duration }));
  await page.getByText(t("badges.suspended"), { exact: true }).waitFor();
  const sanctions = page.getByRole("list", { name: t("sanctions.title") });
  await sanctions.getByText(REASON).waitFor();
  // The page says so, and for a moment the alert does as well.
  await playing.page.getByText(`Reason: ${REASON}`).first().waitFor();
  // The browser reports the refused call.
  playing.browserErrors.splice(0);
  await expectSound(playing);
  await playing.page.getByRole("link", { name: english.account("login.appeal") }).click();
  await title(playing.page, english.reports("appeal.title")).waitFor();

  await page
    .getByRole("link", { name: t("nav.audit") })
    .first()
    .click();
  const suspended = { actor: username, target: rowdy, duration };
  const row = page.getByRole("listitem").filter({ hasText: REASON });
  await row.getByText(t("audit.sentences.suspend", suspended)).waitFor();
  await expectSound(staff);

  await row.getByRole("link", { name: rowdy }).click();
  await sanctions.getByRole("button").click();
  await dialog.getByLabel(t("actions.reason"), { exact: true }).fill("An apology");
  await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText(t("badges.suspended"), { exact: true }).waitFor({ state: "detached" });
  expect(await sanctions.getByRole("button").count()).toBe(0);

  await page.goto("/admin/access");
  await title(page, t("access.title")).waitFor();
  await expectSound(staff);

  const player = await openGuestPage(browser, server);
  const pageHeight = () => player.page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await pageHeight();
  await page.goto("/admin/schedule");
  const peace = page.getByRole("region", { name: tSchedule("peace.title") });
  await press(peace, tSchedule("announce"));
  await dialog.getByText(english["alert-texts"]("peace.announced.title")).waitFor();
  await expectSound(staff);
  await dialog.getByLabel(t("actions.reason"), { exact: true }).fill("Holidays");
  await page.keyboard.press("Control+Enter");
  await peace.getByText(tSchedule("phases.planned")).waitFor();
  await expectSound(staff);
  const banner = player.page.locator(".banner").filter({ hasText: startOfPeace });
  await banner.waitFor();
  // The game, which fills the window, gets smaller by the notice.
  const notice = await banner.boundingBox();
  const main = await player.page.getByRole("main").boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
  await expect.poll(pageHeight).toBe(heightBefore);
  await expectSound(player, ".notices");
  await press(peace, tSchedule("peace.cancel"));
  await dialog.getByLabel(t("actions.reason"), { exact: true }).fill("Not needed");
  await press(dialog, tSchedule("peace.cancel"));
  await banner.waitFor({ state: "detached" });
});

it("returns to the page that a visitor wanted, and shows players nothing", async () => {
  const player = await takePooledPage(browser, server.url, WIDE);
  const { page } = player;
  const username = freshName("Ann");
  await registerAt(player, username);
  await page.context().clearCookies();
  await page.goto("/admin/audit?refused=1");
  await page.getByRole("link", { name: t("gate.loggedOut.action") }).click();
  const form = page.getByRole("tabpanel");
  await form.getByLabel(english.account("username")).fill(username);
  await form.getByLabel(english.account("password"), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin/audit?refused=1");
  await title(player.page, t("gate.players.title")).waitFor();
  // The refused call is an error of the console.
  player.browserErrors.splice(0);
  await expectSound(player);
});
