import { english } from "@emberlode/messages/testing/english";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ConfirmButton } from "./confirm-button.tsx";

const QUESTION = { title: "Abandon it?", text: "Its slots are gone then.", verb: "Yes, abandon" };
const confirmed = vi.fn();

beforeEach(() => confirmed.mockClear());

async function ask(set: Partial<Parameters<typeof ConfirmButton>[0]> = {}) {
  const user = userEvent.setup();
  render(<ConfirmButton text="Abandon it" question={QUESTION} onConfirm={confirmed} {...set} />);
  await user.click(screen.getByRole("button", { name: "Abandon it" }));
  return {
    user,
    press: (name: string) => user.click(screen.getByRole("button", { name })),
  };
}

const question = () =>
  screen.queryByRole("alertdialog", { name: QUESTION.title, description: QUESTION.text });
const focused = () => document.activeElement?.textContent;

it("asks first, and acts only on confirmation", async () => {
  const { press } = await ask();
  expect(question()).not.toBeNull();
  expect(confirmed).not.toHaveBeenCalled();
  await press(QUESTION.verb);
  expect(confirmed).toHaveBeenCalledOnce();
  expect(question()).toBeNull();
  expect(focused()).toBe("Abandon it");
});

it("stays open until answered: neither time nor a press outside closes it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await ask();
  vi.advanceTimersByTime(60_000);
  await user.click(question() ?? document.body);
  expect(question()).not.toBeNull();
  expect(confirmed).not.toHaveBeenCalled();
});

it.each(["Cancel", "Escape"])("changes nothing on %s, and restores the focus", async (way) => {
  const { press } = await ask();
  expect(focused()).toBe(english.controls("question.cancel"));
  if (way === "Cancel") await press(english.controls("question.cancel"));
  // What the browser dispatches for the key.
  else fireEvent(question() ?? document.body, new Event("cancel", { cancelable: true }));
  expect(question()).toBeNull();
  expect(confirmed).not.toHaveBeenCalled();
  expect(focused()).toBe("Abandon it");
});

it("ignores a held key", async () => {
  await ask();
  const cancel = screen.getByRole("button", { name: english.controls("question.cancel") });
  expect(fireEvent.keyDown(cancel, { key: "Enter", repeat: true })).toBe(false);
  expect(fireEvent.keyDown(cancel, { key: "Enter" })).toBe(true);
});

it("acts immediately without a question, and never while disabled", async () => {
  const { press } = await ask({ question: null });
  expect(confirmed).toHaveBeenCalledOnce();
  render(<ConfirmButton text="Off" question={null} onConfirm={confirmed} isDisabled />);
  await press("Off");
  expect(confirmed).toHaveBeenCalledOnce();
});
