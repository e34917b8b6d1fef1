import type { Opponent } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TargetCard } from "./target-card.tsx";

const ADA: Opponent = {
  user: { _id: "1", username: "ada", baseName: "", quote: "", profilePicture: "" },
  ...{ rank: null, power: 0, standing: 10, baseLevel: 1 },
};

it.each([
  ["the rank", { rank: 8, power: 40 }, "8"],
  ["that players without units are unranked", {}, english.raid("target.noRank")],
  [
    "that units were not ranked yet, not that there is no rank",
    { power: 40 },
    english.raid("target.rankComing"),
  ],
])("says %s", (_name, set, text) => {
  render(<TargetCard target={{ ...ADA, ...set }} />);
  expect(screen.getByText("Rank").nextElementSibling?.textContent).toBe(text);
});

it("labels a bot, and nobody else", () => {
  const { rerender } = render(<TargetCard target={ADA} />);
  expect(screen.queryByText(english.shell("bot.mark"))).toBeNull();
  rerender(<TargetCard target={{ ...ADA, user: { ...ADA.user, isBot: true } }} />);
  expect(screen.getByRole("button", { name: english.shell("bot.mark") })).toBeDefined();
});
