import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { translatePage } from "../lib/testing-translator.ts";
import { callApi } from "./api-calls.ts";
import { auditPageAgain } from "./audit-page.ts";
import { equip } from "./equip-player.ts";
import { digByKey, payloadOf, stepByKey, waitForServerPosition, walkToMetal } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { expectOneRefusal, interceptCall } from "./intercept-call.ts";
import { openGame } from "./open-game.ts";
import { discardAfterTest } from "./page-pool.ts";
import { openPlayerPage, openSettledPage } from "./player-pages.ts";
import { FULL, screens } from "./tier.ts";

setUpGameServer();

const unitRow = (page: Page, name: string) =>
  page
    .getByRole("list", { name: english.army("units.attack") })
    .getByRole("listitem")
    .filter({ hasText: name });

async function openDesk(page: Page, desk: string): Promise<void> {
  await page.goto(`/game?desk=${desk}`);
  await page.getByRole("tab", { name: english.army("tabs.units") }).waitFor();
}

it.each(screens("wide"))(
  "buys units, and refuses for tech, resources and slots, %s",
  async (name, size) => {
    const player = await openPlayerPage(browser, server, size);
    const { page } = player;
    await openDesk(page, "army.attack");

    // A newcomer has 1,000 of each resource, 2,000 slots and only the first tech.
    const pikemen = unitRow(page, "Pikeman");
    const amount = pikemen.getByRole("spinbutton");
    await amount.fill("4");
    await amount.hover();
    await page.mouse.wheel(0, 200);
    await page.mouse.wheel(0, -200);
    expect(await amount.inputValue()).toBe("4");
    await amount.focus();
    await page.keyboard.press("Tab");
    const dial = page.getByRole("region", { name: english.army("dial.title") });
    await dial.getByText(english.army("dial.withBought", { text: "4 Pikemen" })).waitFor();
    await pikemen
      .getByRole("button", { name: english.army("buyUnits", { units: "4 Pikemen" }) })
      .click();
    await page.getByText(english.army("bought", { units: "4 Pikemen" })).waitFor();
    const { status } = await payloadOf(page);
    expect(status).toMatchObject({ metal: 800, energy: 600, slots: 1200 });
    expect(status.attack_units[0]).toBe(4);
    // A phone has no room for the last amount.
    if (name === "wide")
      await pikemen.getByRole("button", { name: `${english.controls("amount.last")} 4` }).waitFor();

    const archers = unitRow(page, "Archer");
    // Linking to the tech buys nothing and keeps the tabs in view.
    const amounts = (["metal", "energy"] as const).map((kind) => {
      const resource = english.controls(`price.resources.${kind}`);
      return english.controls("price.amount", { amount: "100", resource });
    });
    const price = amounts.join(english.controls("price.and"));
    await archers
      .getByRole("button", { name: english.army("needs", { tech: "Fletching", price }) })
      .click();
    const buyTech = page.getByRole("button", {
      name: english.army("buyTech", { tech: "Fletching" }),
    });
    expect(await buyTech.evaluate((button) => button === document.activeElement)).toBe(true);
    await buyTech.click();
    await page.getByText(english.army("learned", { tech: "Fletching" })).waitFor();
    for (const name of ["tabs.units", "tabs.tech", "tabs.units"] as const) {
      const tab = page.getByRole("tab", { name: english.army(name) });
      await tab.click();
      const isInSight = await tab.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && element.contains(hit);
      });
      expect(isInSight, name).toBe(true);
    }
    await archers
      .getByRole("button", { name: english.army("buyUnits", { units: "1 Archer" }) })
      .waitFor();

    // Another device spends the resources first: nothing is bought, and the page says why.
    const spent = { type: "attack", index: 0, unit: 5 };
    const { metal, energy } = (await payloadOf(page)).status;
    expect({ metal, energy }).toEqual({ metal: 700, energy: 500 });
    await interceptCall(page, "units.buy", () => callApi(page, "PATCH", "/api/user/units", spent));
    await pikemen
      .getByRole("button", { name: english.army("buyUnits", { units: "1 Pikeman" }) })
      .click();
    await page
      .getByRole("alert")
      .filter({ hasText: english.errors("needEnergy", { energy: 100 }) })
      .first()
      .waitFor();
    expectOneRefusal(player);
    expect((await payloadOf(page)).status.attack_units[0]).toBe(9);

    // The page says in advance what the player can't afford or has no slots for.
    const rich = { metal: 50_000, energy: 50_000, set: "attack_units[1] = 10" };
    await equip(server, page, rich, "/game?desk=army.attack");
    await unitRow(page, "Pikeman").getByText(english.army("moreSlots")).waitFor();
    const refused = unitRow(page, "Pikeman").getByRole("button", {
      name: english.army("buyUnits", { units: "Pikemen" }),
    });
    expect(await refused.getAttribute("aria-disabled")).toBe("true");
    await auditPageAgain(player);
  },
);

it.runIf(FULL)("buys, walks, digs and chats while a translator rewrites the page", async () => {
  const { page, browserErrors } = await openSettledPage(browser, server);
  discardAfterTest(page);
  await page.addInitScript(translatePage);
  await openDesk(page, "army.attack");
  const pikemen = unitRow(page, "Pikeman");
  await pikemen.locator("font").first().waitFor();
  await pikemen.getByRole("button", { name: english.controls("amount.max") }).click();
  const dial = page.getByRole("region", { name: english.army("dial.title") });
  await dial.getByText(english.army("dial.withBought", { text: "10 Pikemen" })).waitFor();
  await pikemen
    .getByRole("button", { name: english.army("buyUnits", { units: "10 Pikemen" }) })
    .click();
  await page.getByText(english.army("bought", { units: "10 Pikemen" })).waitFor();

  await openGame(page);
  const { status } = await payloadOf(page);
  await waitForServerPosition(page, await stepByKey(page, status, 1, 0));
  await walkToMetal(page);
  await digByKey(page);
  await page
    .getByText(english.game("field.fatigueFull", { left: 499 }))
    .first()
    .waitFor();
  // The timer is not translated, and keeps counting.
  const rest = page.getByRole("button", { name: english.game("field.spentFor", { time: "" }) });
  const before = await rest.textContent();
  await expect.poll(() => rest.textContent()).not.toBe(before);
  expect(await rest.locator("font").count()).toBe(0);
  const { metal } = (await payloadOf(page)).status;
  const shown = page.locator(".top-figure-metal dd");
  await expect.poll(() => shown.textContent()).toBe(metal.toLocaleString("en-US"));

  const box = page.getByRole("textbox", { name: english.chat("input") });
  await box.fill("spoken in another language");
  await box.press("Enter");
  await page.getByRole("log").getByText("spoken in another language").waitFor();
  expect(await page.locator("font").count()).toBeGreaterThan(50);
  expect(browserErrors).toEqual([]);
});
