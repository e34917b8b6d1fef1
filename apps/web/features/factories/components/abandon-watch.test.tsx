import type { OwnedFactory } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { notifyError, notifySuccess } from "../../../lib/notify.ts";
import { pretendPage, recordToasts, SESSION } from "../../../lib/testing.tsx";
import { noticeAtom } from "../../desks/atoms/notice-atom.ts";
import { makePayload } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import { AbandonButton } from "./abandon-button.tsx";
import { AbandonWatch } from "./abandon-watch.tsx";

const owned: OwnedFactory = {
  _id: "9",
  user: "me",
  factory: { type: "factory", x: 3, y: 4 },
  lvl: 1,
  slots: 300,
  rank: null,
  safeUntil: null,
  fallsFreeAt: null,
};
const status = makeStatus({ totalSlots: 900, factories: 2 });
const after = { ...status, version: 2, totalSlots: 600, factories: 1 };
const DONE = "You abandoned the factory at 3, 4.";

// Loading the part takes real time, which the tests' clock does not know.
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

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("abandons after ten seconds though the desk is closed, and says so on the page", async () => {
  const { sent, closeDesk } = openPage();
  press(english.factories("abandon.button"));
  closeDesk();
  await wait(9_000);
  expect(sent).not.toHaveBeenCalled();
  await wait(1_500);
  expect(sent.mock.calls).toEqual([[{ id: "9" }]]);
  await vi.waitFor(() => expect(notifySuccess).toHaveBeenCalledExactlyOnceWith(DONE));
});

it("says it in the desk that is open, with what it changed", async () => {
  const { store } = openPage();
  press(english.factories("abandon.button"));
  await wait(10_500);
  await vi.waitFor(() => expect(store.get(noticeAtom)?.text).toBe(DONE));
  expect(store.get(noticeAtom)?.lines.map(({ amount }) => amount)).toEqual([-300, -1]);
  expect(notifySuccess).not.toHaveBeenCalled();
});

it("offers the undo when the desk is open again", async () => {
  const { store, sent, openDesk, closeDesk } = openPage();
  press(english.factories("abandon.button"));
  closeDesk();
  await wait(5_000);
  openDesk();
  press(english.factories("abandon.undo"));
  expect(store.get(noticeAtom)?.text).toBe(english.factories("abandon.kept", { x: 3, y: 4 }));
  await wait(10_000);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: english.factories("abandon.button") })).toBeTruthy();
});

it("gives the button back when it is refused, with the reason", async () => {
  const { openDesk, closeDesk } = openPage(() => Promise.reject(new Error("No luck")));
  press(english.factories("abandon.button"));
  closeDesk();
  await wait(10_500);
  await vi.waitFor(() => expect(notifyError).toHaveBeenCalledOnce());
  openDesk();
  expect(screen.getByRole("button", { name: english.factories("abandon.button") })).toBeTruthy();
});
