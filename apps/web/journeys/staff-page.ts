/** People of the team at `/admin`. */
import type { StaffRole } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { auditPage, horizontalOverflow } from "./audit-page.ts";
import { setRole } from "./equip-player.ts";
import { freshName } from "./game-page.ts";
import { browser, server } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE, type PlayerPage, WIDE } from "./player-browser.ts";
import { press } from "./press.ts";

const t = english.admin;
export const PASSWORD = "a lamp in every mine";

export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Registers an account with a password, in the browser context of a page. */
export async function registerAt({ page }: PlayerPage, username: string): Promise<void> {
  const data = { username, email: `${username}@example.org`, password: PASSWORD };
  const headers = { origin: server.url };
  const answer = await page.request.post("/api/users", { headers, data });
  expect(answer.status()).toBe(201);
}

/** Someone on the team who has logged in with a password, and never opened the team's pages. */
export async function openStaffPage(
  role: StaffRole,
): Promise<{ staff: PlayerPage; username: string }> {
  const staff = await takePooledPage(browser, server.url, WIDE);
  const username = freshName("Keep");
  await registerAt(staff, username);
  await setRole(server, username, role);
  return { staff, username };
}

/** All players of a journey share an address, which links their accounts. */
export async function deleteAddresses(): Promise<void> {
  await server.pool().query("delete from account_addresses");
}

/** Expects a page that is accessible, and fits on the narrowest phone as well. */
export async function expectSound(player: PlayerPage, within?: string): Promise<void> {
  const { page } = player;
  await auditPage(player, within);
  await page.setViewportSize(PHONE);
  expect(await horizontalOverflow(page), `sideways scroll on ${page.url()}`).toBe(0);
  await page.setViewportSize(WIDE);
}

/**
 * Opens the team's pages for the first time, up to the start page.
 * @param onStep called on each step of the set-up
 */
export async function setUpSecondFactor(
  { page }: PlayerPage,
  onStep: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto("/admin");
  await title(page, t("secondFactor.title")).waitFor();
  await page.getByLabel(t("confirm.password"), { exact: true }).fill(PASSWORD);
  await press(page, t("secondFactor.next"));
  await title(page, t("secondFactor.scanTitle")).waitFor();
  const secret = (await page.locator("code").textContent()) ?? "";
  await onStep();
  const code = new TOTP({ secret: secret.replaceAll(" ", "") }).generate();
  await page.getByLabel(t("secondFactor.code")).fill(code);
  await press(page, t("secondFactor.enable"));
  await title(page, t("secondFactor.codesTitle")).waitFor();
  await onStep();
  await press(page, t("secondFactor.saved"));
  await title(page, t("home.title")).waitFor();
}
