import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { button, press } from "../../lib/testing-screen.ts";
import { openDesk } from "../desks/use-desk.ts";
import { playingPage } from "../session/testing.tsx";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { DirectionPad } from "./direction-pad.tsx";

function padOf() {
  const { walker, store, wrapper } = playingPage();
  const step = vi.spyOn(walker, "step");
  render(<DirectionPad />, { wrapper });
  return { walker, step, east: button("Go east"), store };
}

beforeEach(() => window.history.replaceState(null, "", "/game"));

it("has nine buttons labeled with their directions", async () => {
  const { walker } = padOf();
  expect(screen.getAllByRole("button")).toHaveLength(9);
  await press("Go northwest");
  expect(walker.getState().shown).toEqual({ x: 50, y: 50 });
  await press(english.game("move.reload"));
  expect(walker.getState().shown).toEqual({ x: 50, y: 50 });
});

it("shows the letters of the player's keyboard", async () => {
  const french = [..."azeqsdwxc"].map((sign, i) => [`Key${"QWEASDZXC"[i]}`, sign] as const);
  vi.stubGlobal("navigator", { keyboard: { getLayoutMap: async () => new Map(french) } });
  padOf();
  const letters = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  await waitFor(() => expect(letters()).toEqual([..."AZEQSDWXC"]));
});

it("steps once on a tap, and eight times a second while held", () => {
  vi.useFakeTimers();
  const { step, east } = padOf();
  fireEvent.pointerDown(east, { button: 0, isPrimary: true });
  expect(step.mock.calls).toEqual([["e", false]]);
  act(() => vi.advanceTimersByTime(1_300));
  expect(step.mock.calls.slice(1)).toEqual(Array.from({ length: 9 }, () => ["e", true]));
});

it.each(["pointerUp", "pointerCancel", "pointerLeave", "blur"] as const)(
  "stops at %s",
  (release) => {
    vi.useFakeTimers();
    const { step, east } = padOf();
    fireEvent.pointerDown(east, { button: 0, isPrimary: true });
    fireEvent[release](east);
    act(() => vi.advanceTimersByTime(2_000));
    expect(step).toHaveBeenCalledTimes(1);
  },
);

it("steps on Enter and Space, and by assistive technology", async () => {
  const { step, east } = padOf();
  east.focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(step.mock.calls).toEqual([
    ["e", false],
    ["e", false],
  ]);
  fireEvent.click(east, { detail: 0 });
  expect(step).toHaveBeenCalledTimes(3);
  fireEvent.keyDown(east, { key: "Enter", repeat: true });
  expect(step).toHaveBeenLastCalledWith("e", true);
});

it("is off whenever the keys are: at own desks, not at place desks, and behind a dialog", () => {
  const { step, east, store } = padOf();
  const press = () => {
    fireEvent.pointerDown(east, { button: 0, isPrimary: true });
    fireEvent.pointerUp(east);
    fireEvent.keyDown(east, { key: "Enter" });
    fireEvent.click(east, { detail: 0 });
    return step.mock.calls.splice(0).length;
  };
  expect(press()).toBe(3);
  act(() => openDesk("research"));
  expect(press()).toBe(0);
  expect(east.getAttribute("aria-disabled")).toBe("true");
  act(() => openDesk("bank"));
  expect(press()).toBe(3);
  act(() => store.set(openDialogAtom, "settings"));
  expect(press()).toBe(0);
});

it("stops repeating when it is turned off while held", () => {
  vi.useFakeTimers();
  const { step, east } = padOf();
  fireEvent.pointerDown(east, { button: 0, isPrimary: true });
  act(() => openDesk("research"));
  act(() => vi.advanceTimersByTime(2_000));
  expect(step).toHaveBeenCalledTimes(1);
});
