import type { OwnSeason } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { pretendPage } from "../../lib/testing.tsx";
import { SeasonLine } from "./season-line.tsx";

const t = english.game;
const NO_SCORES = { holding: 0, raiding: 0, exploring: 0, strength: 0 };
const RUNNING = {
  number: 2,
  phase: "running",
  day: 4,
  days: 28,
  beginsAt: "2026-05-01T00:00:00.000Z",
  endsAt: "2026-05-29T00:00:00.000Z",
} as const;

async function lineOf(season: OwnSeason["season"], isGuest: boolean): Promise<string> {
  const own = { season, today: { ...NO_SCORES, renown: 1_290 }, renown: 0, rank: null, near: [] };
  const { wrapper } = pretendPage(async () => ({ ...own, yesterday: null }));
  render(<SeasonLine isGuest={isGuest} />, { wrapper });
  const line = screen.getByRole("button");
  expect(line.textContent).toBe(english.desks("titles.season"));
  await expect.poll(() => line.textContent).not.toBe(english.desks("titles.season"));
  return line.textContent;
}

it.each<[string, Partial<OwnSeason["season"]>, boolean, string]>([
  [
    "day and renown",
    {},
    false,
    t("season.day", { day: 4, days: 28 }) + t("season.renown", { renown: "12.9" }),
  ],
  ["that a guest earns none", {}, true, t("season.day", { day: 4, days: 28 }) + t("season.guest")],
  [
    "the day of a season without an end",
    { days: null, endsAt: null },
    true,
    t("season.dayNoEnd", { day: 4 }) + t("season.guest"),
  ],
  ["the peace", { phase: "peace" }, false, t("season.peace", { number: 2 })],
  ["the season to come", { phase: "waiting" }, false, t("season.waiting", { number: 2 })],
])("shows %s", async (_what, season, isGuest, line) => {
  expect(await lineOf({ ...RUNNING, ...season }, isGuest)).toBe(line);
});
