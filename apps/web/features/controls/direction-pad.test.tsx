import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { button } from "../../lib/testing-screen.ts";
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

/** The pad while its button to the east is pressed. */
function holdEast() {
  vi.useFakeTimers();
  const pad = padOf();
  fireEvent.pointerDown(pad.east, { button: 0, isPrimary: true });
  return pad;
}

beforeEach(() => window.history.replaceState(null, "", "/game"));

it("shows the letters of the player's keyboard", async () => {
  const french = [..."azeqsdwxc"].map((sign, i) => [`Key${"QWEASDZXC"[i]}`, sign] as const);
  vi.stubGlobal("navigator", { keyboard: { getLayoutMap: async () => new Map(french) } });
  padOf();
  const letters = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  await waitFor(() => expect(letters()).toEqual([..."AZEQSDWXC"]));
});

it("steps once on a tap, and eight times a second while held", () => {
  const { step } = holdEast();
  expect(step.mock.calls).toEqual([["e", false]]);
  act(() => vi.advanceTimersByTime(1_300));
  expect(step.mock.calls.slice(1)).toEqual(Array.from({ length: 9 }, () => ["e", true]));
});

it.each(["pointerUp", "pointerCancel", "pointerLeave", "blur"] as const)(
  "stops at %s",
  (release) => {
    const { step, east } = holdEast();
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

it("is disabled whenever the keys are: at `own` desks and behind a dialog, not at `place` desks", () => {
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
  const { step } = holdEast();
  act(() => openDesk("research"));
  act(() => vi.advanceTimersByTime(2_000));
  expect(step).toHaveBeenCalledTimes(1);
});
