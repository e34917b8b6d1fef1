import { english } from "@emberlode/messages/testing/english";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Toasts } from "../features/ui/toasts.tsx";
import { notifyError, notifyNews } from "./notify.ts";
import { dropQueuedNews } from "./queued-toasts.tsx";
import { TOASTS } from "./toast-limits.ts";

it("has the numbers of the specification", () => {
  expect(Object.values(TOASTS)).toEqual([4000, 4000, 2000, 20, 1000]);
});

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  act(() => toast.dismiss());
});

function turn(isHidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

/** Raises `count` news toasts, numbered from `first`. */
function sendNews(count: number, first = 1, openAll = () => {}): void {
  act(() => {
    for (let id = first; id < first + count; id++) {
      notifyNews({ name: `${id}`, title: `Attack ${id}`, openAll });
    }
  });
}

/** Filtered, since the library also shows toasts raised before the container was mounted. */
const shown = () =>
  screen
    .queryAllByRole("status")
    .map(({ textContent }) => textContent)
    .filter((text) => text?.includes("Attack"));
const settle = () => act(() => vi.advanceTimersByTimeAsync(1_500));

it("shows one summary of toasts raised while the page was hidden and shortly after", async () => {
  const openAll = vi.fn();
  render(<Toasts />);
  turn(true);
  sendNews(30, 1, openAll);
  act(() => notifyError("Not saved."));
  expect(shown()).toEqual([]);
  turn(false);
  sendNews(10, 31, openAll);
  expect(shown()).toEqual([]);
  await settle();
  const lines = ["Attack 38", "Attack 39", "Attack 40"].join("");
  const more = english.shell("meanwhile.more", { count: 38 });
  expect(shown()).toEqual([`${english.shell("meanwhile.title")}${lines}${more}`]);
  fireEvent.click(screen.getByText(english.shell("meanwhile.title")));
  expect(openAll).toHaveBeenCalledOnce();
});

it("shows a single queued toast unchanged, and later ones immediately", async () => {
  render(<Toasts />);
  turn(true);
  sendNews(1);
  turn(false);
  await settle();
  sendNews(1, 2);
  expect(shown()).toEqual(["Attack 1", "Attack 2"]);
});

it("drops news that the page shows elsewhere, but not the result of the player's own action", async () => {
  render(<Toasts />);
  turn(true);
  sendNews(5);
  act(() => notifyError("Not saved."));
  turn(false);
  dropQueuedNews();
  sendNews(5, 6);
  await settle();
  expect(screen.getByRole("alert").textContent).toBe("Not saved.");
  expect(shown()).toEqual([]);
});

it("drops queued toasts when the page unmounts", async () => {
  const { unmount } = render(<Toasts />);
  turn(true);
  sendNews(2);
  unmount();
  render(<Toasts />);
  turn(false);
  await settle();
  expect(shown()).toEqual([]);
});
