import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { popupAtom } from "../../ui/atoms/popup-atom.ts";
import { KeepBase } from "./keep-base.tsx";

const MINUTE = 60_000;

beforeEach(() => {
  window.history.replaceState(null, "", "/game");
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const question = () => screen.queryByRole("heading", { name: english.account("keep.title") });

function play(_id: string, isGuest = true) {
  const { store, wrapper } = pretendPage();
  const page = (
    <main tabIndex={-1}>
      <input aria-label="Message" />
      <KeepBase user={{ _id, isGuest }} />
    </main>
  );
  return { store, ...render(page, { wrapper }) };
}

it("asks a guest after five minutes of play, and says how long an unnamed base lasts", async () => {
  play("7");
  await pass(5 * MINUTE - 1_000);
  expect(question()).toBeNull();
  await pass(1_000);
  expect(question()).not.toBeNull();
  expect(screen.getByRole("status").textContent).toContain(english.account("guestLasts"));
});

it("counts on after a reload, and asks once", async () => {
  const { unmount } = play("8");
  await pass(3 * MINUTE);
  unmount();
  const again = play("8");
  await pass(2 * MINUTE);
  fireEvent.click(screen.getByRole("button", { name: english.account("keep.later") }));
  expect(question()).toBeNull();
  again.unmount();
  const third = play("8");
  await pass(10 * MINUTE);
  expect(question()).toBeNull();
  third.unmount();
  play("9");
  await pass(5 * MINUTE);
  expect(question()).not.toBeNull();
});

it("gives the focus back to what had it, and without one to the page's main part", async () => {
  play("12");
  await pass(5 * MINUTE);
  screen.getByRole("textbox").focus();
  const later = screen.getByRole("button", { name: english.account("keep.later") });
  screen.getByRole("button", { name: english.account("keep.yes") }).focus();
  later.focus();
  fireEvent.click(later);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));

  document.body.replaceChildren();
  play("13");
  await pass(5 * MINUTE);
  const again = screen.getByRole("button", { name: english.account("keep.later") });
  again.focus();
  fireEvent.click(again);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("opens the form that names the guest", async () => {
  const { store } = play("10");
  await pass(5 * MINUTE);
  fireEvent.click(screen.getByRole("button", { name: english.account("keep.yes") }));
  expect(store.get(popupAtom)).toBe("account");
  expect(question()).toBeNull();
});

it("asks nobody who has a name", async () => {
  play("11", false);
  await pass(10 * MINUTE);
  expect(question()).toBeNull();
});
