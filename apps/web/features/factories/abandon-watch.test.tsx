import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { notifyError, notifySuccess } from "../../lib/notify.ts";
import { pretendPage, recordToasts, SESSION } from "../../lib/testing.tsx";
import { button } from "../../lib/testing-screen.ts";
import { noticeAtom } from "../desks/use-notice.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { AbandonWatch } from "./abandon-watch.tsx";
import { AbandonButton, OwnFactory } from "./own-factory.tsx";
import { pendingAbandonsAtom } from "./pending-abandons-atom.ts";
import { makeOwned } from "./testing.ts";

const t = english.factories;
const owned = makeOwned();
const status = makeStatus({ totalSlots: 900, factories: 2 });
const after = { ...status, version: 2, totalSlots: 600, factories: 1 };
const DONE = t("abandon.done", { x: 3, y: 4 });

// Preload the lazy component: loading takes real time, but timers are fake.
beforeAll(() => import("./abandon-timer.tsx"));

beforeEach(() => {
  vi.useFakeTimers();
  recordToasts();
  window.history.replaceState(null, "", "/game?desk=factories");
});

function openPage(abandon = async (): Promise<unknown> => ({ newStatus: after })) {
  const sent = vi.fn();
  const page = pretendPage(async (path, input) => {
    if (path !== "puc.abandon") return new Promise(() => {});
    sent(input);
    return abandon();
  });
  page.queries.setQueryData(SESSION, makePayload({ status }));
  const show = (isOpen: boolean) => (
    <>
      <AbandonWatch />
      {isOpen && <AbandonButton owned={owned} />}
    </>
  );
  const { rerender } = render(show(true), { wrapper: page.wrapper });
  const openDesk = () => rerender(show(true));
  const closeDesk = () => {
    window.history.replaceState(null, "", "/game");
    rerender(show(false));
  };
  return { ...page, sent, openDesk, closeDesk };
}

const click = (name: string) => fireEvent.click(button(name));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("abandons after ten seconds even if the desk is closed, and reports it on the page", async () => {
  const { sent, closeDesk } = openPage();
  click(t("abandon.button"));
  closeDesk();
  await wait(9_000);
  expect(sent).not.toHaveBeenCalled();
  await wait(1_500);
  expect(sent.mock.calls).toEqual([[{ id: "9" }]]);
  await vi.waitFor(() => expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(DONE));
});

it("reports the result in the open desk, with its changes", async () => {
  const { store } = openPage();
  click(t("abandon.button"));
  await wait(10_500);
  await vi.waitFor(() => expect(store.get(noticeAtom)?.text).toBe(DONE));
  expect(store.get(noticeAtom)?.lines.map(({ amount }) => amount)).toEqual([-300, -1]);
  expect(notifySuccess).not.toHaveBeenCalled();
});

it("offers to undo when the desk is open again", async () => {
  const { store, sent, openDesk, closeDesk } = openPage();
  click(t("abandon.button"));
  closeDesk();
  await wait(5_000);
  openDesk();
  click(t("abandon.undo"));
  expect(store.get(noticeAtom)?.text).toBe(t("abandon.kept", { x: 3, y: 4 }));
  await wait(10_000);
  expect(sent).not.toHaveBeenCalled();
  button(t("abandon.button"));
});

it.each([
  ["folded away", []],
  ["in sight while it can be undone", [{ id: "9", x: 3, y: 4, sendAt: 10_000, isInFlight: false }]],
])("is %s at the factory itself", (_where, pending) => {
  const page = pretendPage(() => new Promise(() => {}));
  page.store.set(pendingAbandonsAtom, pending);
  const { container } = render(<OwnFactory owned={owned} status={status} />, {
    wrapper: page.wrapper,
  });
  expect(container.querySelector("details")?.open).toBe(pending.length > 0);
});

it("shows the button again with the reason when the server refuses", async () => {
  const { openDesk, closeDesk } = openPage(() => Promise.reject(new Error("No luck")));
  click(t("abandon.button"));
  closeDesk();
  await wait(10_500);
  await vi.waitFor(() => expect(notifyError).toHaveBeenCalledOnce());
  openDesk();
  button(t("abandon.button"));
});
