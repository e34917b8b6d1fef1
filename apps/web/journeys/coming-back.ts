/** Leaving the game for a while, and opening it again. */
import type { Page } from "playwright-core";
import { inGame } from "./game-page.ts";

/** Lets the browser remember that it last showed the game so long ago, in milliseconds. */
export async function stayAway(page: Page, ms: number): Promise<void> {
  await page.evaluate((away) => {
    const kept = JSON.parse(localStorage.getItem("emberlode") ?? "{}");
    kept.state.seen.at -= away;
    localStorage.setItem("emberlode", JSON.stringify(kept));
  }, ms);
}

/** A text of the game's own site: a page on which nothing plays. */
const QUIET_PAGE = "/robots.txt";

/** Leaves the game for a page that reacts to nothing, with the same cookies and storage. */
export async function leaveGame(page: Page): Promise<void> {
  await page.goto(QUIET_PAGE);
}

/** Opens the game, up to where it can be played. */
export async function openGame(page: Page): Promise<void> {
  await page.goto("/game");
  await inGame(page);
}
