/** An admin opens the team's pages for the first time, finds a player and acts on them. */
import { english } from "@emberlode/messages/testing/english";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPage, horizontalOverflow } from "./audit-page.ts";
import { setRole } from "./equip-player.ts";
import { freshName } from "./game-page.ts";
import { PHONE, type Seat, WIDE } from "./player-browser.ts";
import { press } from "./press.ts";
import { takePooledSeat } from "./seat-pool.ts";
import { takePlayerSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

const t = english.admin;
const PASSWORD = "a lamp in every mine";
const REASON = "Insults after a warning";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** An admin who has logged in with a password, and never opened the team's pages. */
async function takeAdminSeat(): Promise<{ seat: Seat; username: string }> {
  const seat = await takePooledSeat(browser, server.url, WIDE);
  const username = freshName("Keep");
  const data = { username, email: `${username}@example.org`, password: PASSWORD };
  const headers = { origin: server.url };
  const answer = await seat.page.request.post("/api/users", { headers, data });
  expect(answer.status()).toBe(201);
  await setRole(server, username, "admin");
  return { seat, username };
}

/** All players of a journey share an address, which links their accounts. */
async function forgetAddresses(): Promise<void> {
  await server.pool().query("delete from account_addresses");
}

/** Expects the page to fit on the narrowest phone as well. */
async function expectToFitOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  expect(await horizontalOverflow(page), `sideways scroll on ${page.url()}`).toBe(0);
  await page.setViewportSize(WIDE);
}

async function expectSound(seat: Seat): Promise<void> {
  await auditPage(seat);
  await expectToFitOnPhone(seat.page);
}

async function setUpSecondFactor(seat: Seat): Promise<void> {
  const { page } = seat;
  await page.goto("/admin");
  await title(page, t("secondFactor.title")).waitFor();
  await page.getByLabel(t("confirm.password"), { exact: true }).fill(PASSWORD);
  await press(page, t("secondFactor.next"));
  await title(page, t("secondFactor.scanTitle")).waitFor();
  const secret = (await page.locator("code").textContent()) ?? "";
  await expectSound(seat);
  const code = new TOTP({ secret: secret.replaceAll(" ", "") }).generate();
  await page.getByLabel(t("secondFactor.code")).fill(code);
  await press(page, t("secondFactor.enable"));
  await title(page, t("secondFactor.codesTitle")).waitFor();
  expect(
    await page
      .getByRole("list", { name: t("secondFactor.codes") })
      .getByRole("listitem")
      .count(),
  ).toBe(10);
  await expectSound(seat);
  await press(page, t("secondFactor.saved"));
}

it("sets up a second factor, suspends a player and lifts it again", async () => {
  const rowdy = freshName("Rowdy");
  await takePlayerSeat(browser, server, WIDE, { username: rowdy });
  const { seat, username } = await takeAdminSeat();
  const { page } = seat;
  await setUpSecondFactor(seat);
  await title(page, t("search.title")).waitFor();
  await forgetAddresses();

  await page.keyboard.press("/");
  await page.keyboard.type(rowdy.slice(0, -2));
  await page.getByRole("link", { name: rowdy }).first().waitFor();
  await expectSound(seat);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await title(page, rowdy).waitFor();
  await page.getByText(t("sanctions.none")).waitFor();
  await expectSound(seat);

  await press(page, t("actions.kinds.suspend.label"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("actions.reason"), { exact: true }).fill(REASON);
  await dialog.getByText(t("actions.preview.notice", { name: rowdy })).waitFor();
  await expectSound(seat);
  const duration = t("durations.days", { count: 1 });
  await press(dialog, t("actions.kinds.suspend.submit", { duration }));
  await page.getByText(t("badges.suspended"), { exact: true }).waitFor();
  const sanctions = page.getByRole("list", { name: t("sanctions.title") });
  await sanctions.getByText(REASON).waitFor();

  await page
    .getByRole("link", { name: t("nav.audit") })
    .first()
    .click();
  const suspended = { actor: username, target: rowdy, duration };
  const row = page.getByRole("listitem").filter({ hasText: REASON });
  await row.getByText(t("audit.sentences.suspend", suspended)).waitFor();
  await expectSound(seat);

  await row.getByRole("link", { name: rowdy }).click();
  await sanctions.getByRole("button").click();
  await dialog.getByLabel(t("actions.reason"), { exact: true }).fill("An apology");
  await page.keyboard.press("Control+Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByText(t("badges.suspended"), { exact: true }).waitFor({ state: "detached" });
  expect(await sanctions.getByRole("button").count()).toBe(0);

  await page.goto("/admin/access");
  await title(page, t("access.title")).waitFor();
  await expectSound(seat);
});

it("shows players nothing", async () => {
  const seat = await takePlayerSeat(browser, server, WIDE, { username: freshName("Ann") });
  await seat.page.goto("/admin/audit");
  await title(seat.page, t("gate.players.title")).waitFor();
  // The refused call is an error of the console.
  seat.browserErrors.splice(0);
  await expectSound(seat);
});
