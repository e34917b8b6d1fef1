import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { button } from "../../lib/testing-screen.ts";
import { BotMark, BotSign } from "./bot-mark.tsx";

it("describes the mark to screen readers", () => {
  render(<BotMark />);
  const hint = button(english.shell("bot.mark")).getAttribute("aria-describedby");
  expect(document.getElementById(hint ?? "")?.textContent).toBe(english.shell("bot.hint"));
});

it("is part of a link's text where it has no control of its own", () => {
  render(
    <a href="/players/Robbie">
      Robbie <BotSign />
    </a>,
  );
  screen.getByRole("link", { name: "Robbie Bot: Played by a program" });
  expect(screen.queryByRole("button")).toBeNull();
});
