import { setTimeout as wait } from "node:timers/promises";
import type { LoginPayload } from "@emberlode/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callBeside } from "./calls-beside.ts";
import { payloadOf } from "./game-page.ts";
import { expectOneRefusal, meanwhile } from "./meanwhile.ts";
import { equip, settle } from "./outfit.ts";
import { PHONE, type Seat, takeSeat, WIDE } from "./player-browser.ts";
import { register } from "./seats.ts";
import { expectSound } from "./soundness.ts";
import { browser, openStage, server } from "./stage.ts";

/** The server takes one attack a second from a player. */
const ATTACK_PACE_MS = 1_200;

openStage();

/** Puts a player with so many Pikemen on the base of another. */
async function march(
  seat: Seat,
  { base }: LoginPayload["user"],
  pikemen: number,
  more = "",
): Promise<void> {
  const set = `x = ${base?.x}, y = ${base?.y}, attack_units[1] = ${pikemen}${more}`;
  await equip(server, seat.page, { set });
  await seat.page.goto("/game?desk=raid");
}

describe.each([
  ["wide", WIDE, "Wide"],
  ["a phone", PHONE, "Phone"],
] as const)("a raid, %s", (_name, size, suffix) => {
  let victim: Seat;
  let raider: Seat;
  let target: LoginPayload["user"];
  beforeAll(async () => {
    // Guests neither loot nor are looted.
    const named = async (seat: Seat, name: string) => {
      const username = `${name}${suffix}`;
      const email = `${username.toLowerCase()}@example.org`;
      await register(seat.page, { username, email, password: "correct horse" });
      await settle(seat.page);
      return seat;
    };
    victim = await named(await takeSeat(browser, server.url), "Robbed");
    raider = await named(await takeSeat(browser, server.url, size), "Robber");
    target = await payloadOf(victim.page);
  });
  afterAll(async () => {
    for (const seat of [victim, raider]) await seat?.context.close();
  });
  const deskOf = () => raider.page.getByRole("region", { name: `Base of ${target.username}` });

  it("is refused under the shield, and lost before ten Walls", async () => {
    const { page } = raider;
    const desk = deskOf();
    // Refused: the beginner's shield stands.
    await march(raider, target, 3);
    await desk
      .getByText(/The beginner's shield still protects this/)
      .first()
      .waitFor();
    await desk.getByText(/Possible in 71:/).waitFor();
    const button = desk.getByRole("button", { name: `Attack ${target.username}` });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await expectSound(raider);

    // Lost: three Pikemen before ten Walls; the forecast says so before.
    await equip(server, victim.page, { set: "shield_until = 0, defense_units[1] = 10" });
    await page.goto("/game?desk=raid");
    await desk.getByText("You may attack").waitFor();
    await desk.getByLabel("Wall", { exact: true }).fill("10");
    await desk.getByText(/^On average you lose [1-9][\d.]* of 3 units/).waitFor();
    await desk.getByText("Attacking ends your own shield at once.").waitFor();
    await desk.getByRole("button", { name: `Attack ${target.username}` }).click();
    await desk.getByRole("button", { name: "Press again to attack" }).click();
    const result = desk.getByRole("region", { name: "How it went" });
    await result.getByText("Lost", { exact: true }).waitFor();
    await result.getByText(/^You lost [1-3] of 3 units\.$/).waitFor();
    await desk
      .getByText(/You attacked this base less than 4 hours ago/)
      .first()
      .waitFor();
    expect((await payloadOf(page)).status.attack_units[0]).toBeLessThan(3);
    await expectSound(raider);
  });

  it("is won; its report plays again and asks what if", async () => {
    const { page } = raider;
    const desk = deskOf();
    await equip(server, victim.page, { metal: 9000, set: "defense_units[1] = 2" });
    await march(raider, target, 9, ", fights = '[]', dug_metal = 6000, dug_energy = 6000");
    await desk.getByText("600 metal or 600 energy").waitFor();
    await desk.getByText(/Their army as you left it/).waitFor();
    await desk.getByRole("button", { name: `Attack ${target.username}` }).click();
    await desk.getByRole("button", { name: "Press again to attack" }).click();
    const result = desk.getByRole("region", { name: "How it went" });
    await result.getByText("You carried off 600 metal.").waitFor();
    expect((await payloadOf(page)).status.metal).toBe(1600);

    await desk.getByRole("link", { name: "The whole report" }).click();
    const replay = page.getByRole("region", { name: "The battle again" });
    await replay.getByText("Start", { exact: true }).first().waitFor();
    await replay.getByRole("button", { name: "Step forward" }).click();
    await replay.getByText("Round 1", { exact: true }).first().waitFor();
    await page.keyboard.press("Home");
    await replay.getByText("Start", { exact: true }).first().waitFor();
    await replay.getByRole("button", { name: "4x" }).click();
    await replay.getByRole("button", { name: "Play", exact: true }).click();
    await replay.getByRole("button", { name: "Play again" }).waitFor();
    await expectSound(raider);

    await page.getByRole("link", { name: /^What if/ }).click();
    await page.waitForURL("**/battles/calculator?*");
    await page.getByRole("heading", { level: 1, name: "Battle calculator" }).waitFor();
    expect(await page.getByLabel("Pikeman", { exact: true }).inputValue()).toBe("9");
    expect(await page.getByLabel("Wall", { exact: true }).inputValue()).toBe("2");
  });

  it("is refused at the last moment, and against somebody far too weak", async () => {
    const { page } = raider;
    const desk = deskOf();
    await march(raider, target, 9, ", fights = '[]'");
    await desk.getByText("You may attack").waitFor();
    // Another device attacks first.
    const order = { enemy: target._id, field: target.base };
    await meanwhile(page, "battles.attack", async () => {
      await callBeside(page, "POST", "/api/user/attack", order);
      await wait(ATTACK_PACE_MS);
    });
    await desk.getByRole("button", { name: `Attack ${target.username}` }).click();
    await desk.getByRole("button", { name: "Press again to attack" }).click();
    await desk.getByRole("alert").filter({ hasText: "less than 4 hours ago" }).waitFor();
    expectOneRefusal(raider);

    await equip(server, page, { own: 12, set: "fights = '[]'" });
    await page.goto("/game?desk=raid");
    await desk.getByText("That player is far too weak for you.").first().waitFor();
    const button = desk.getByRole("button", { name: `Attack ${target.username}` });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
  });
});

describe.each([
  ["wide", WIDE],
  ["a phone", PHONE],
] as const)("the calculator, %s", (_name, size) => {
  it("is public, and keeps what was entered in its address", async () => {
    const seat = await takeSeat(browser, server.url, size);
    const { page } = seat;
    await page.goto("/battles/calculator");
    await page.getByText("1,000 battles").first().waitFor();
    await page.getByLabel("Pikeman", { exact: true }).fill("40");
    await page.getByLabel("Trench", { exact: true }).fill("3");
    await page.getByLabel("Base level").fill("4");
    await page.waitForURL(/a=40&d=5\.0\.3&.*l=4/);
    await page.getByText(/^On average you lose [\d.]+ of 40 units/).waitFor();
    const told = await page.getByText(/^On average/).textContent();
    await expectSound(seat);

    const other = await takeSeat(browser, server.url, size);
    await other.page.goto(page.url().replace(server.url, ""));
    await other.page.getByText(told ?? "?").waitFor();
    expect(await other.page.getByLabel("Trench", { exact: true }).inputValue()).toBe("3");
  });
});
