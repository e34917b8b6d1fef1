/** Actions and expectations on the game page, by keys, names and texts. */

import type { LoginPayload, Position, RankRow, ViewAnswer } from "@emberlode/contract";
import { type Direction, gridDistance, gridOffset, wrapCoordinate } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { queryApi } from "./api-calls.ts";

/** Walking keys of the default scheme, by step. */
const KEYS = new Map([
  ["-1,-1", "q"],
  ["0,-1", "w"],
  ["1,-1", "e"],
  ["-1,0", "a"],
  ["1,0", "d"],
  ["-1,1", "z"],
  ["0,1", "x"],
  ["1,1", "c"],
]);

const METAL_LETTER = "m";

/** The name of a step's button on the direction pad. */
export const stepName = (to: Direction) =>
  english.game("move.go", { direction: english.catalogue(`directions.${to}`) });

export async function playAsGuest(page: Page): Promise<void> {
  await page.goto("/");
  await page
    .getByRole("button", { name: english.account("guest.playNow") })
    .first()
    .click();
  await page.waitForURL("**/game");
  await waitForGame(page);
}

/** Waits until the game is on the page and handles keys. */
export async function waitForGame(page: Page): Promise<void> {
  await page.getByRole("button", { name: english.game("move.reload") }).waitFor();
}

/** The player as the server has them now. */
export async function payloadOf(page: Page): Promise<LoginPayload["user"]> {
  const payload = await queryApi<LoginPayload>(page, "/api/auth");
  return payload.user;
}

/** Waits until the server has the player at this position. */
export async function waitForServerPosition(page: Page, at: Position): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const { status } = await payloadOf(page);
    if (status.x === at.x && status.y === at.y) return;
  }
  throw new Error(`The server never had the player on ${at.x}, ${at.y}.`);
}

function nearestMetal(view: ViewAnswer, at: Position, dug: readonly Position[]) {
  const cells = view.rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (letter === METAL_LETTER ? [{ x: x + 1, y: y + 1 }] : [])),
  );
  return cells
    .filter((cell) => !dug.some(({ x, y }) => x === cell.x && y === cell.y))
    .sort((a, b) => gridDistance(at, a) - gridDistance(at, b))[0];
}

/** Waits until the page shows the player at this position. */
export function waitForShownPosition(page: Page, { x, y }: Position) {
  return page.getByRole("main").getByText(`${x}, ${y}`, { exact: true }).first().waitFor();
}

/** The player's position as the page shows it now. */
export async function shownPosition(page: Page): Promise<Position> {
  const text = await page
    .getByRole("main")
    .getByText(/^\d+, \d+$/)
    .first()
    .textContent();
  const [x, y] = (text ?? "").split(", ").map(Number);
  if (x === undefined || y === undefined) throw new Error("The page shows no place.");
  return { x, y };
}

/** Steps by key; returns the new position once the page shows it. */
export async function stepByKey(page: Page, from: Position, dx: number, dy: number) {
  const key = KEYS.get(`${dx},${dy}`);
  if (key === undefined) throw new Error(`There is no key for the step ${dx},${dy}.`);
  await page.keyboard.press(key);
  const to = { x: wrapCoordinate(from.x + dx), y: wrapCoordinate(from.y + dy) };
  await waitForShownPosition(page, to);
  return to;
}

/** Walks to the nearest mineral deposit that is not in `dug`, exploring eastward for one. */
export async function walkToMetal(page: Page, dug: readonly Position[] = []): Promise<Position> {
  const { status } = await payloadOf(page);
  let at: Position = { x: status.x, y: status.y };
  for (let steps = 0; steps < 100; steps++) {
    const target = nearestMetal(await queryApi<ViewAnswer>(page, "/api/fields/view"), at, dug);
    const { dx, dy } = target ? gridOffset(at, target) : { dx: 1, dy: 0 };
    if (dx === 0 && dy === 0) return at;
    at = await stepByKey(page, at, Math.sign(dx), Math.sign(dy));
    await waitForServerPosition(page, at);
  }
  throw new Error("No mineral deposit within a hundred steps.");
}

/** Digs by key at the player's position; returns the yield that the page shows. */
export async function digByKey(page: Page): Promise<number> {
  const result = page.getByText(/^(\+\d+ metal|Nothing this time: 0 metal)( \(vein\))?$/);
  await page.keyboard.press("g");
  await result.waitFor();
  return Number(/\d+/.exec((await result.textContent()) ?? "")?.[0]);
}

/** A username that is unique in this world. */
export function freshName(prefix: string): string {
  return `${prefix}_${Math.random().toString(36).slice(2, 8)}`;
}

/** Rankings are at most five seconds old. */
const RANKED_MS = 10_000;

/** Waits until the server ranks a player near the page's player, or the player itself. */
export async function waitForRank(page: Page, name: string): Promise<void> {
  const near = async () =>
    (await queryApi<{ ranks: RankRow[] }>(page, "/api/ranks/near")).ranks.map(
      ({ username }) => username,
    );
  await expect.poll(near, { timeout: RANKED_MS }).toContain(name);
}
