import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { Toggletip } from "./toggletip.tsx";

// jsdom has no popovers.
const [showPopover, hidePopover] = [vi.fn(), vi.fn()];
beforeEach(() => {
  showPopover.mockClear();
  hidePopover.mockClear();
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
});

const note = () => screen.getByText("Room for units.");
const button = () => screen.getByRole("button", { name: "Room" });

it("opens and closes by the same key", async () => {
  const user = userEvent.setup();
  render(<Toggletip text="Room for units.">Room</Toggletip>);
  expect(document.getElementById(button().getAttribute("aria-describedby") ?? "")).toBe(note());
  await user.tab();
  expect(document.activeElement).toBe(button());
  await user.keyboard("{Enter}");
  expect(button().getAttribute("aria-expanded")).toBe("true");
  expect(showPopover).toHaveBeenCalledOnce();
  await user.keyboard(" ");
  expect(button().getAttribute("aria-expanded")).toBe("false");
  expect(hidePopover).toHaveBeenCalledOnce();
});

it("notices when the browser closes it", () => {
  render(<Toggletip text="Room for units.">Room</Toggletip>);
  fireEvent.click(button());
  const closed = Object.assign(new Event("toggle"), { newState: "closed" });
  fireEvent(note(), closed);
  expect(button().getAttribute("aria-expanded")).toBe("false");
});
