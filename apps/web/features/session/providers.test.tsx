import { english } from "@emberlode/messages/testing/english";
import { act, render } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { writeCookie } from "../../lib/browser-storage.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { store } from "../../lib/store.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { Providers } from "./providers.tsx";
import { lastContactAtom, loggedInAtom, loginNoticeAtom, wasBannedAtom } from "./session-atoms.ts";
import { makePayload } from "./testing.tsx";

function open(answer: () => Promise<Response>): void {
  writeCookie("user=ada; Path=/");
  vi.stubGlobal("fetch", answer);
  store.set(loggedInAtom, true);
  render(
    <Provider store={store}>
      <Providers>page</Providers>
    </Provider>,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const NOON = Date.UTC(2025, 5, 1, 12);
const HOUR = 3_600_000;

afterEach(() => {
  for (const atom of [loggedInAtom, wasBannedAtom]) store.set(atom, false);
  store.set(loginNoticeAtom, null);
});

it.each([
  ["BANNED", 403, "Suspended. Reason: spam", true],
  ["NOT_LOGGED_IN", 401, english.account("sessionEnded"), false],
] as const)("says why the session ended: %s", async (gameCode, httpStatus, notice, wasBanned) => {
  vi.useFakeTimers();
  const data = { code: "X", httpStatus, gameCode };
  const error = { message: "Suspended. Reason: spam", code: -32600, data };
  open(async () => Response.json([{ error }], { status: httpStatus }));
  await pass(2_000);
  expect([store.get(loginNoticeAtom), store.get(wasBannedAtom)]).toEqual([notice, wasBanned]);
  expect([store.get(loggedInAtom), window.location.pathname]).toEqual([false, "/login"]);
});

it("refetches when the device's clock jumps, and uses the server's time", async () => {
  vi.useFakeTimers({ now: NOON });
  const payload = makePayload();
  const answer = vi.fn(async () => {
    // The server's clock did not jump.
    const serverTime = new Date(NOON + performance.now()).toISOString();
    const status = { ...payload.user.status, serverTime };
    return Response.json([{ result: { data: { ...payload, user: { ...payload.user, status } } } }]);
  });
  open(answer);
  const now = () => NOON + performance.now();
  await pass(5_000);
  expect(answer).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 5 * HOUR);
  await pass(2_000);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(Math.abs(serverNow() - now())).toBeLessThan(1_000);
  expect(store.get(loggedInAtom)).toBe(true);
});

it("resets the former player's state once another tab has logged in another player", async () => {
  vi.useFakeTimers();
  let _id = "ada";
  open(async () => Response.json([{ result: { data: makePayload({ _id }) } }]));
  await pass(2_000);
  store.set(openDialogAtom, "account");
  await pass(2_000);
  expect(store.get(openDialogAtom)).toBe("account");
  _id = "bea";
  writeCookie("user=bea; Path=/");
  await pass(2_000);
  expect(store.get(openDialogAtom)).toBeNull();
  expect(store.get(lastContactAtom)).not.toBeNull();
});
