import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notifyError, notifyNews, notifySuccess } from "../../lib/notify.ts";
import { Dialog } from "./dialog.tsx";
import { Toasts } from "./toasts.tsx";

function Page({ open }: { open: boolean }) {
  return (
    <>
      {open && (
        <Dialog title="Settings" onClose={() => {}}>
          Text
        </Dialog>
      )}
      <Toasts />
    </>
  );
}

it("shows toasts in the open dialog, which covers the page, and keeps them after it closes", async () => {
  const { rerender } = render(<Page open={false} />);
  act(() => notifySuccess("Saved it"));
  const toast = await screen.findByText("Saved it");
  rerender(<Page open />);
  expect(toast.closest("dialog")).not.toBeNull();
  act(() => notifySuccess("Left it"));
  expect((await screen.findByText("Left it")).closest("dialog")).not.toBeNull();
  rerender(<Page open={false} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Saved it")).toBe(toast);
  screen.getByText("Left it");
});

it.each([
  ["success", "2000ms", (text: string) => notifySuccess(text)],
  ["an error", "4000ms", (text: string) => notifyError(text)],
  ["news", "4000ms", (text: string) => notifyNews({ name: "news", title: text })],
])("counts from when it shows, and is gone 1,000 ms after it leaves: %s", (what, counted, say) => {
  vi.useFakeTimers();
  render(<Toasts />);
  const text = `Said of ${what}`;
  act(() => say(text));
  act(() => vi.advanceTimersByTime(0));
  const toast = screen.getByText(text).closest<HTMLElement>(".Toastify__toast");
  const clock = toast?.querySelector<HTMLElement>("[role=progressbar]");
  if (!toast || !clock) throw new Error("There is no toast.");
  expect(clock.style).toMatchObject({ animationDuration: counted, animationPlayState: "running" });
  // jsdom plays no animations, and React listens for the prefixed name of their end there.
  fireEvent.animationEnd(clock);
  fireEvent(clock, new Event("webkitAnimationEnd", { bubbles: true }));
  expect(toast.dataset.in).toBe("false");
  act(() => vi.advanceTimersByTime(999));
  expect(toast.isConnected).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(toast.isConnected).toBe(false);
});
