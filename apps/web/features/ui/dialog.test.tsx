import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

function Page({ dig }: { dig?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {dig !== undefined && (
        <section className="scene">
          <button type="button" className="dig-btn" onClick={dig}>
            Dig
          </button>
        </section>
      )}
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {open && (
        <Dialog title="Keys" onClose={() => setOpen(false)}>
          Contents
        </Dialog>
      )}
    </>
  );
}

async function opened() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole("button", { name: "Open it" }));
  return user;
}

it("is named by its title and restores the focus to its opener", async () => {
  const user = await opened();
  expect(screen.getByRole("dialog", { name: "Keys" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: english.shell("close") }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Open it");
});

it("gives Space to the main button if opened by pointer, and to the opener if opened by key", async () => {
  const dig = vi.fn();
  const user = userEvent.setup();
  render(<Page dig={dig} />);
  const cancel = () =>
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  await user.click(screen.getByRole("button", { name: "Open it" }));
  cancel();
  await user.keyboard(" ");
  expect(dig).toHaveBeenCalledOnce();
  expect(screen.queryByRole("dialog")).toBeNull();
  screen.getByRole("button", { name: "Open it" }).focus();
  await user.keyboard("{Enter}");
  cancel();
  expect(document.activeElement?.textContent).toBe("Open it");
});

it("closes on the browser's cancel event and on a click outside, but not inside", async () => {
  const user = await opened();
  await user.click(screen.getByText("Contents"));
  expect(screen.queryByRole("dialog")).not.toBeNull();
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open it" }));
  await user.click(screen.getByRole("dialog"));
  expect(screen.queryByRole("dialog")).toBeNull();
});
