import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { notifySuccess } from "../../../lib/notify.ts";
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

it("shows a toast in the open window, for that hides the page, and keeps it when the window closes", async () => {
  const { rerender } = render(<Page open />);
  act(() => notifySuccess("Logout Complete"));
  const toast = await screen.findByText(english.shell("logout.done"));
  expect(toast.closest("dialog")).not.toBeNull();
  rerender(<Page open={false} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(toast.isConnected).toBe(true);
  expect(screen.getByText(english.shell("logout.done"))).toBe(toast);
});

it("takes the toasts that show already into a window that opens", async () => {
  const { rerender } = render(<Page open={false} />);
  act(() => notifySuccess("Link copied"));
  const toast = await screen.findByText(english.shell("linkCopied"));
  rerender(<Page open />);
  expect(toast.closest("dialog")).not.toBeNull();
});
