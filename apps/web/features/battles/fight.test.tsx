import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TargetCard } from "./fight.tsx";
import { ADA } from "./testing.ts";

const t = english.raid;

it.each([
  ["the rank", {}, "8"],
  [
    "that a bot's rank is one among bots",
    { user: { ...ADA.user, isBot: true as const } },
    english.shell("bot.rank", { rank: "8" }),
  ],
  ["that a base was not ranked yet, not no rank", { rank: null }, t("target.rankComing")],
])("says %s", (_name, set, text) => {
  render(<TargetCard target={{ ...ADA, ...set }} />);
  expect(screen.getByText(t("target.rank")).nextElementSibling?.textContent).toBe(text);
});

it("labels bots only", () => {
  const { rerender } = render(<TargetCard target={ADA} />);
  expect(screen.queryByText(english.shell("bot.mark"))).toBeNull();
  rerender(<TargetCard target={{ ...ADA, user: { ...ADA.user, isBot: true } }} />);
  screen.getByRole("button", { name: english.shell("bot.mark") });
});
