/** The ladder's first fifteen goals, played twice in the same steps. */
import { expect, it } from "vitest";
import { playLadder } from "./ladder.ts";
import { listeningPlayer, sightedPlayer } from "./ladder-players.ts";
import { PHONE } from "./player-browser.ts";
import { takeGuestSeat } from "./seats.ts";
import { expectSound } from "./soundness.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

/** Fifteen goals and what lies between take longer than a journey of one place. */
const LADDER_MS = 180_000;

it.each([
  ["by pointer and sight", sightedPlayer],
  ["by keyboard and live region alone", listeningPlayer],
] as const)(
  "goes fifteen goals up the ladder %s",
  async (_how, play) => {
    const { page, context, complaints } = await takeGuestSeat(browser, server);
    await playLadder(server, await play(page));

    // The same on another device: what was reached is the server's to say.
    await page.evaluate(() => localStorage.clear());
    await page.goto("/game?desk=goals");
    const done = page.getByRole("list", { name: "Reached" }).getByRole("listitem");
    await expect.poll(() => done.count()).toBeGreaterThanOrEqual(15);
    expect(complaints).toEqual([]);
  },
  LADDER_MS,
);

it("keeps plots, notes and the codex at hand on a phone", async () => {
  const seat = await takeGuestSeat(browser, server, PHONE);
  const { page, context } = seat;
  const open = async (name: string) => {
    await page.goto(`/game?desk=${name.toLowerCase()}`);
    const desk = page.getByRole("region", { name, exact: true });
    await desk.getByRole("heading", { name, exact: true }).waitFor();
    return desk;
  };

  const plots = await open("Plots");
  await plots.getByText("No plots yet").waitFor();
  await plots.getByLabel("Title").fill("Old mill");
  await plots.getByLabel("Colour").selectOption({ label: "Ember" });
  await plots.getByRole("button", { name: /^Save this field/ }).click();
  const row = plots.getByRole("listitem").filter({ hasText: "Old mill" });
  await row.getByText("You stand here").waitFor();
  await row.getByRole("button", { name: "Edit Old mill" }).click();
  await row.getByLabel("Note").fill("Good digging");
  await row.getByRole("button", { name: "Save plot" }).click();
  await row.getByText("Good digging").waitFor();
  await expectSound(seat);
  await row.getByRole("button", { name: "Delete", exact: true }).click();
  await row.getByRole("button", { name: "Delete?" }).click();
  await plots.getByText("No plots yet").waitFor();

  const log = await open("Log");
  await log.getByLabel("Your own note").fill("Come back at dusk");
  await log.getByRole("button", { name: "Write" }).click();
  await log.getByRole("listitem").filter({ hasText: "Come back at dusk" }).waitFor();
  await log.getByLabel("Show").selectOption({ label: "Battles" });
  await log.getByText("Nothing of this kind yet").waitFor();
  await log.getByRole("button", { name: "Show everything" }).click();
  await log.getByText("You begin with 1,000 metal").waitFor();
  await expectSound(seat);

  const codex = await open("Codex");
  await codex.getByRole("tab", { name: "Odds" }).click();
  await codex.getByText("a trap 15 %").waitFor();
  await codex.getByLabel("Search", { exact: true }).fill("sniper");
  await codex.getByText("Long Range Projectiles").first().waitFor();
  await expectSound(seat);

  const goals = await open("Goals");
  await goals.getByRole("list", { name: "Next" }).getByText("Dig once").waitFor();
  await expectSound(seat);
});
