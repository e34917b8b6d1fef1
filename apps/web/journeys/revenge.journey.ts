import type { LoginPayload } from "@emberlode/contract";
import { it } from "vitest";
import { payloadOf } from "./game-page.ts";
import { equip } from "./outfit.ts";
import type { Seat } from "./player-browser.ts";
import { takeSettledSeat } from "./seats.ts";
import { expectSound } from "./soundness.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

/** Puts a player with nine Pikemen on the base of another. */
async function march(seat: Seat, { base }: LoginPayload["user"]): Promise<void> {
  const place = `x = ${base?.x}, y = ${base?.y}`;
  await equip(server, seat.page, { set: `${place}, attack_units[1] = 9` });
  await seat.page.goto("/game?desk=raid");
}

it("leads from an alert to the attacker's base", async () => {
  const victim = await takeSettledSeat(browser, server);
  const raider = await takeSettledSeat(browser, server);
  const [target, attacker] = [await payloadOf(victim.page), await payloadOf(raider.page)];
  await equip(server, victim.page, { set: "shield_until = 0" });
  await march(raider, target);
  await raider.page.getByRole("button", { name: `Attack ${target.username}` }).click();
  await raider.page.getByRole("button", { name: "Press again to attack" }).click();
  await raider.page.getByRole("link", { name: "The whole report" }).waitFor();

  const { page } = victim;
  await page.getByRole("button", { name: "Alerts, 1 unread" }).click();
  const inbox = page.getByRole("dialog", { name: "Alerts" });
  await inbox.getByRole("button", { name: "Revenge" }).click();
  await inbox.getByText(`The base of ${attacker.username} is not on your map`).waitFor();
  await expectSound(victim);

  // Known once one has been near it: here from three fields beside it.
  const { base } = attacker;
  const beside = ((base?.x ?? 1) % 50) + 1;
  await equip(server, page, { set: `x = ${beside}, y = ${base?.y}` });
  await page.keyboard.press("d");
  await page.getByRole("button", { name: /^Alerts/ }).click();
  await inbox.getByRole("button", { name: "Revenge" }).click();
  await inbox.getByRole("button", { name: `Walk to the base of ${attacker.username}` }).click();
  await page
    .getByRole("main")
    .getByText(`${base?.x}, ${base?.y}`, { exact: true })
    .first()
    .waitFor();
  await page
    .getByRole("button", { name: /^(Attack|Look at this base)/ })
    .first()
    .waitFor();
});
