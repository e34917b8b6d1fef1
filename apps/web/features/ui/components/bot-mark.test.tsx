import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { BotMark, BotSign } from "./bot-mark.tsx";

// jsdom knows no popovers.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
});

it("says what it means by keyboard, by a press, and to readers with its name", async () => {
  const user = userEvent.setup();
  render(<BotMark />);
  const mark = screen.getByRole("button", { name: english.shell("bot.mark") });
  const said = document.getElementById(mark.getAttribute("aria-describedby") ?? "");
  expect(said?.textContent).toBe(english.shell("bot.hint"));
  await user.tab();
  expect(document.activeElement).toBe(mark);
  await user.keyboard("{Enter}");
  expect(mark.getAttribute("aria-expanded")).toBe("true");
  await user.click(mark);
  expect(mark.getAttribute("aria-expanded")).toBe("false");
});

it("is part of what is read where it has no control of its own", () => {
  render(
    <a href="/players/Robbie">
      Robbie <BotSign />
    </a>,
  );
  expect(screen.getByRole("link", { name: "Robbie Bot: Played by a program" })).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
