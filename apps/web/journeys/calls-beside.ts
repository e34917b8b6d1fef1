/** Calls that a journey makes in its player's name, beside those of the page. */
import { setTimeout as wait } from "node:timers/promises";
import type { APIResponse, Page } from "playwright-core";

/** They count as the player's: so few a second leave the page all that it needs. */
const PAUSE_MS = 100;
const lastCalled = new WeakMap<Page, Promise<void>>();

/** Resolves when the journey may call again on behalf of a page. */
async function turn(page: Page): Promise<void> {
  const before = lastCalled.get(page);
  lastCalled.set(
    page,
    Promise.resolve(before).then(() => wait(PAUSE_MS)),
  );
  await before;
}

type Method = "GET" | "PATCH" | "POST" | "DELETE";
type Data = Readonly<Record<string, unknown>>;

/** The answer to a call by REST with the page's cookies, made again when it came too fast. */
async function answerBeside(
  page: Page,
  method: Method,
  path: string,
  data?: Data,
): Promise<APIResponse> {
  await turn(page);
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  if (answer.status() !== 429) return answer;
  await wait(Number(answer.headers()["retry-after"] ?? 1) * 1000);
  return answerBeside(page, method, path, data);
}

async function served(page: Page, method: Method, path: string, data?: Data): Promise<APIResponse> {
  const answer = await answerBeside(page, method, path, data);
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}`);
  return answer;
}

/** Does something in the player's name, as another program of theirs would. */
export async function callBeside(
  page: Page,
  method: Method,
  path: string,
  data?: Data,
): Promise<void> {
  await served(page, method, path, data);
}

/** What the server answers the page's player. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await served(page, "GET", path);
  return answer.json();
}
