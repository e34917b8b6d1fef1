import { BuiltServer } from "./built-server.ts";
import { playAsGuest, inGame } from "./game-page.ts";
import { equip, settle } from "./outfit.ts";
import { launch, takeSeat } from "./player-browser.ts";
const [server, browser] = await Promise.all([BuiltServer.start(), launch()]);
try {
  for (const [name, size] of [["wide", { width: 1280, height: 800 }], ["phone", { width: 390, height: 844 }]] as const) {
    const seat = await takeSeat(browser, server.url, size);
    const { page } = seat;
    await playAsGuest(page);
    await settle(page);
    await equip(server, page, { metal: 5000, energy: 9000, set: "attack_units[1] = 6, attack_units[2] = 1, defense_units[1]=1, attack_level[2]=true, attack_level[4] = true" });
    const go = async (desk: string) => { await page.goto(`/game?desk=${desk}`); await inGame(page).catch(() => {}); await page.waitForTimeout(1200); };
    await go("army.attack");
    await page.screenshot({ path: `/tmp/d3/${name}-attack.png` });
    await page.getByRole("button", { name: /^Buy 1 Archer/ }).focus();
    await page.waitForTimeout(300);
    await page.locator("summary").nth(1).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/d3/${name}-attack2.png` });
    await page.getByRole("button", { name: /^Buy 1 Archer/ }).click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: `/tmp/d3/${name}-bought.png` });
    await page.getByRole("tab", { name: "Tech" }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/d3/${name}-tech.png` });
    console.log(seat.complaints);
    await seat.context.close();
  }
} finally { await browser.close(); await server.stop(); }
