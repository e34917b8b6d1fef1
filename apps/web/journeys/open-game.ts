/** Leaves the game for a while and opens it again. */
import type { Page } from "playwright-core";
import { waitForGame } from "./game-page.ts";

/** Pretends that the browser last showed the game this long ago, in milliseconds. */
export async function simulateAbsence(page: Page, ms: number): Promise<void> {
  await page.evaluate((away) => {
    const kept = JSON.parse(localStorage.getItem("emberlode") ?? "{}");
    kept.state.seen.at -= away;
    localStorage.setItem("emberlode", JSON.stringify(kept));
  }, ms);
}

/** A page of the same origin that runs no code of the game. */
const INERT_PAGE = "/robots.txt";

/** Leaves the game for an inert page with the same cookies and storage. */
export async function leaveGame(page: Page): Promise<void> {
  await page.goto(INERT_PAGE);
}

/** Opens the game and waits until it is playable. */
export async function openGame(page: Page): Promise<void> {
  await page.goto("/game");
  await waitForGame(page);
}
