/** API calls on behalf of a page's player, in addition to the page's own. */
import { setTimeout as wait } from "node:timers/promises";
import type { APIResponse, Page } from "playwright-core";

/** Pause between calls, in milliseconds: they share the player's rate limit with the page. */
const PAUSE_MS = 100;
const lastCalled = new WeakMap<Page, Promise<void>>();

/** Resolves when the next call on behalf of a page may be made. */
async function waitForTurn(page: Page): Promise<void> {
  const before = lastCalled.get(page);
  lastCalled.set(
    page,
    Promise.resolve(before).then(() => wait(PAUSE_MS)),
  );
  await before;
}

type Method = "GET" | "PATCH" | "POST" | "DELETE";
type Data = Readonly<Record<string, unknown>>;

/** Calls the REST API with the page's cookies, and retries if rate-limited. */
async function fetchApi(
  page: Page,
  method: Method,
  path: string,
  data?: Data,
): Promise<APIResponse> {
  await waitForTurn(page);
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  if (answer.status() !== 429) return answer;
  await wait(Number(answer.headers()["retry-after"] ?? 1) * 1000);
  return fetchApi(page, method, path, data);
}

async function fetchOk(
  page: Page,
  method: Method,
  path: string,
  data?: Data,
): Promise<APIResponse> {
  const answer = await fetchApi(page, method, path, data);
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}.`);
  return answer;
}

/** Performs an action as another client of the player would. */
export async function callApi(
  page: Page,
  method: Method,
  path: string,
  data?: Data,
): Promise<void> {
  await fetchOk(page, method, path, data);
}

/** Queries the server as the page's player. */
export async function queryApi<T>(page: Page, path: string): Promise<T> {
  const answer = await fetchOk(page, "GET", path);
  return answer.json();
}
