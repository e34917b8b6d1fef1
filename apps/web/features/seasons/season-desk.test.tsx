import type { OwnSeason } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderDesk } from "../session/testing-render.tsx";
import SeasonDesk from "./season-desk.tsx";

const SCORES = { holding: 4_000, raiding: 0, exploring: 0, strength: 0, renown: 4_000 };
const NEAR = { profilePicture: "", baseName: "", power: 1, change: null, score: 5_290 };
const OWN: OwnSeason = {
  season: {
    number: 2,
    phase: "running",
    day: 4,
    days: 28,
    beginsAt: "2026-05-01T00:00:00.000Z",
    endsAt: "2026-05-29T00:00:00.000Z",
  },
  today: SCORES,
  yesterday: null,
  renown: 5_290,
  rank: 7,
  near: [
    { _id: "8", username: "Bob", rank: 6, ...NEAR },
    { _id: "me", username: "ada", rank: 7, ...NEAR },
  ],
};

it("shows the neighbors that come with the season, without a call for them", async () => {
  const asked = vi.fn();
  renderDesk(SeasonDesk, "season", {
    async server(path) {
      asked(path);
      return path === "seasons.own" ? OWN : { ranks: [] };
    },
  });
  const near = await screen.findByRole("region", { name: english.ranks("near") });
  within(near).getByRole("link", { name: "Bob" });
  expect(asked.mock.calls.flat()).not.toContain("ranks.near");
});

it.each([
  [1, "2026-05-29T00:00:00.000Z"],
  [0, null],
])("says %i times what champions get, of a season that ends %s", async (times, endsAt) => {
  const season = { ...OWN.season, endsAt, days: endsAt === null ? null : 28 };
  renderDesk(SeasonDesk, "season", {
    server: async (path) => (path === "seasons.own" ? { ...OWN, season } : { ranks: [] }),
  });
  await screen.findByRole("region", { name: english.ranks("near") });
  expect(screen.queryAllByText(english.seasons("prizes"))).toHaveLength(times);
});

it("shows the player among today's leading bots", async () => {
  const bot = (username: string, score: number) => ({
    ...NEAR,
    _id: username,
    username,
    score,
    rank: 1,
  });
  renderDesk(SeasonDesk, "season", {
    server: async (path) =>
      path === "seasons.own" ? OWN : { ranks: [bot("Coalson", 5_000), bot("Emberlyn", 3_990)] },
  });
  const table = await screen.findByRole("table", { name: english.seasons("bots.title") });
  const rows = within(table).getAllByRole("row").slice(1);
  const you = `ada${english.ranks("you")}`;
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Coalson50",
    `${you}40`,
    "Emberlyn39.9",
  ]);
});
