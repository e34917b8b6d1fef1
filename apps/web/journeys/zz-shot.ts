import { BuiltServer } from "./built-server.ts";
import { inGame, payloadOf, playAsGuest } from "./game-page.ts";
import { equip, settle } from "./outfit.ts";
import { launch, takeSeat } from "./player-browser.ts";

const [server, browser] = await Promise.all([BuiltServer.start(), launch()]);
try {
  const victim = await takeSeat(browser, server.url);
  await playAsGuest(victim.page);
  await settle(victim.page);
  const target = await payloadOf(victim.page);
  await equip(server, victim.page, { metal: 9000, set: "shield_until=0, defense_units[1]=4" });
  for (const [name, size] of [
    ["wide", { width: 1280, height: 800 }],
    ["phone", { width: 390, height: 844 }],
  ] as const) {
    const seat = await takeSeat(browser, server.url, size);
    const { page } = seat;
    const shot = async (what: string) => {
      await page.waitForTimeout(500);
      await page.screenshot({ path: `/tmp/d3/${name}-${what}.png` });
    };
    try {
      await playAsGuest(page);
      await settle(page);
      await equip(server, page, {
        metal: 5000,
        energy: 9000,
        set: "attack_units[1] = 5, defense_units[1]=1, attack_level[2]=true, attack_level[4] = true",
      });
      const go = async (desk: string) => {
        await page.goto(`/game?desk=${desk}`);
        await inGame(page).catch(() => {});
        await page.waitForTimeout(1200);
      };
      await go("army.attack");
      await shot("attack");
      await page.getByRole("button", { name: /^Buy 1 Archer/ }).focus();
      await page.locator("summary").nth(1).click();
      await shot("attack2");
      await page.getByRole("button", { name: /^Buy 1 Archer/ }).click();
      await shot("bought");
      await page.getByRole("tab", { name: "Tech" }).click();
      await shot("tech");
      await equip(server, page, {
        set: `shield_until=0, x=${target.base?.x}, y=${target.base?.y}, attack_units[1]=9, attack_units[2]=1`,
      });
      await page.goto("/game?desk=raid");
      await page.waitForTimeout(1500);
      await shot("raid");
      await page.locator(".desk-body").evaluate((e) => e.scrollTo(0, 9999));
      await page
        .getByLabel("Wall", { exact: true })
        .fill("4")
        .catch((e) => console.log(String(e).slice(0, 200)));
      await shot("raid2");
      await page
        .getByRole("button", { name: /^Attack / })
        .last()
        .click();
      await page.getByRole("button", { name: "Press again to attack" }).click();
      await page.getByRole("link", { name: "The whole report" }).waitFor({ timeout: 5000 });
      await page.locator(".desk-body").evaluate((e) => e.scrollTo(0, 0));
      await shot("raid3");
      await page.getByRole("link", { name: "The whole report" }).click();
      await page.getByRole("button", { name: "Step forward" }).click();
      await page.locator(".replay").scrollIntoViewIfNeeded();
      await page.waitForTimeout(700);
      await page.screenshot({ path: `/tmp/d3/${name}-report.png`, fullPage: true });
      await page.getByRole("link", { name: /What if/ }).click();
      await page.getByRole("heading", { name: "Battle calculator" }).waitFor();
      await page.waitForTimeout(900);
      await page.screenshot({ path: `/tmp/d3/${name}-calc.png`, fullPage: true });
    } catch (error) {
      console.log(name, error);
      await shot("error");
    }
    console.log(seat.complaints);
    await seat.context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
