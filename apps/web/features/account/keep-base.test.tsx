import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { button } from "../../lib/testing-screen.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { KeepBase } from "./keep-base.tsx";

const t = english.account;
const MINUTE = 60_000;

beforeEach(() => {
  window.history.replaceState(null, "", "/game");
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const question = () => screen.queryByRole("heading", { name: t("keep.title") });
const click = (name: string) => fireEvent.click(button(name));

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

it("asks a guest after five minutes of play, and says how long an unnamed base is kept", async () => {
  play("7");
  await pass(5 * MINUTE - 1_000);
  expect(question()).toBeNull();
  await pass(1_000);
  expect(question()).not.toBeNull();
  expect(screen.getByRole("status").textContent).toContain(t("guestLasts"));
});

it("continues counting after a reload, and asks once", async () => {
  const { unmount } = play("8");
  await pass(3 * MINUTE);
  unmount();
  const again = play("8");
  await pass(2 * MINUTE);
  click(t("keep.later"));
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

it.each(["textbox", "main"])("gives the focus back to what had it: the %s", async (role) => {
  play(`12 ${role}`);
  await pass(5 * MINUTE);
  if (role === "textbox") screen.getByRole(role).focus();
  button(t("keep.yes")).focus();
  button(t("keep.later")).focus();
  click(t("keep.later"));
  expect(document.activeElement).toBe(screen.getByRole(role));
});

it("opens the form that names the guest", async () => {
  const { store } = play("10");
  await pass(5 * MINUTE);
  click(t("keep.yes"));
  expect(store.get(openDialogAtom)).toBe("account");
  expect(question()).toBeNull();
});

it("never asks a named player", async () => {
  play("11", false);
  await pass(10 * MINUTE);
  expect(question()).toBeNull();
});
