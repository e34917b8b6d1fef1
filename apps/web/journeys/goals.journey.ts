/** The first goals of the ladder, played in the same steps in two ways. */
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { listeningPlayer, sightedPlayer } from "./goal-players.ts";
import { PLAYED_GOALS, playGoals } from "./goal-steps.ts";
import { openGuestPage } from "./player-pages.ts";
import { FULL } from "./tier.ts";

setUpGameServer();

const WAYS = [
  ["by keyboard and live region alone", listeningPlayer],
  ["by pointer and sight", sightedPlayer],
] as const;

// The fast tier plays the way that no other journey covers from end to end.
it.each(WAYS.slice(0, FULL ? undefined : 1))(
  `goes ${PLAYED_GOALS} goals up the ladder %s`,
  async (_how, play) => {
    const { page, browserErrors } = await openGuestPage(browser, server);
    await playGoals(server, await play(page));

    // Another device shows the same, since the server stores reached goals.
    await page.evaluate(() => localStorage.clear());
    await page.goto("/game?desk=goals");
    const done = page
      .getByRole("list", { name: english.goals("groups.done") })
      .getByRole("listitem");
    await expect.poll(() => done.count()).toBeGreaterThanOrEqual(PLAYED_GOALS);
    expect(browserErrors).toEqual([]);
  },
);
