/** The light and the high-contrast theme, in the game and on pages with pictures. */
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { auditPage, axeFindings, contrastOf } from "./audit-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGuestPage } from "./player-pages.ts";

setUpGameServer();

it.each(["light", "contrast"] as const)("is readable in the theme %s", async (look) => {
  const player = await openGuestPage(browser, server);
  const { page } = player;
  await page.getByRole("button", { name: english.shell("nav.settings") }).click();
  await page.getByRole("tab", { name: english.account("settings.display") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(english.settings(`display.themes.${look}`)).check();
  for (const tab of await dialog.getByRole("tab").all()) {
    await tab.click();
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await auditPage(player);
  // By keyboard, on an element that is dark in each theme.
  await page.getByRole("button", { name: english.shell("nav.account") }).focus();
  await page.keyboard.press("Tab");
  expect(await contrastOf(page.locator(":focus"), "outlineColor")).toBeGreaterThanOrEqual(3);
  await page.goto("/battles/calculator");
  const head = page.getByRole("article").locator("header");
  await head.locator("h1").waitFor();
  for (const text of await head.locator("h1, p:has-text('.')").all()) {
    expect(
      await contrastOf(text, "color"),
      (await text.textContent()) ?? "",
    ).toBeGreaterThanOrEqual(4.5);
  }
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await auditPage(player);
});
