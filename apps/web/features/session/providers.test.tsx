import { act, render } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { writeCookie } from "../../lib/browser-storage.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { Providers } from "./providers.tsx";
import { loggedInAtom } from "./session-atoms.ts";
import { makePayload } from "./testing.tsx";

const NOON = Date.UTC(2025, 5, 1, 12);
const HOUR = 3_600_000;

afterEach(() => {
  store.set(loggedInAtom, false);
});

it("refetches when the device's clock jumps, and uses the server's time", async () => {
  vi.useFakeTimers({ now: NOON });
  writeCookie("user=ada; Path=/");
  const payload = makePayload();
  const answer = vi.fn(async (_url: string) => {
    // The server's clock did not jump.
    const serverTime = new Date(NOON + performance.now()).toISOString();
    const status = { ...payload.user.status, serverTime };
    return Response.json([{ result: { data: { ...payload, user: { ...payload.user, status } } } }]);
  });
  vi.stubGlobal("fetch", answer);
  store.set(loggedInAtom, true);
  render(
    <Provider store={store}>
      <Providers>page</Providers>
    </Provider>,
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const now = () => NOON + performance.now();
  await pass(5_000);
  expect(answer).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 5 * HOUR);
  await pass(2_000);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(Math.abs(serverNow() - now())).toBeLessThan(1_000);
  expect(store.get(loggedInAtom)).toBe(true);
});
