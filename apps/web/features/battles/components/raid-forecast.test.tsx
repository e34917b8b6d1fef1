import type { BattleTarget, PublicBattleReport } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makePayload, playingPage } from "../../session/testing.tsx";
import { makeStatus } from "../../session/testing-status.ts";
import { makeReport } from "../testing.ts";
import { RaidForecast } from "./raid-forecast.tsx";
import { RaidResult } from "./raid-result.tsx";

const TARGET: BattleTarget = {
  user: { _id: "1", username: "ada", baseName: "", quote: "", profilePicture: "" },
  ...{ rank: 8, power: 40, standing: 10, baseLevel: 1, refusal: null },
  ...{ attacksLeft: 20, attacksPerDay: 20 },
  opening: "size",
  loot: {
    ...{ percent: 10, untouched: 1000, poolPercent: 30, metal: 1, energy: 1, revenge: null },
    ...{ week: { metal: 1, energy: 1 }, guest: null, isReferral: false },
  },
};
const UNDEFENDED = makeReport({ attack: { 1: 5 }, defense: {} });

/** What 100 Pikemen may expect at a base, after this fight against it or none. */
function forecast(report: PublicBattleReport | null) {
  const status = makeStatus({ attack_units: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0], totalSlots: 20_000 });
  const { wrapper } = playingPage({
    payload: makePayload({ status }),
    server: async () => ({ report }),
  });
  render(<RaidForecast target={TARGET} status={status} />, { wrapper });
}

it("says that the odds against unknown defenders are unknown, and never that a guess is certain", async () => {
  forecast(null);
  expect(await screen.findByText(english.raid("forecast.unknown"))).toBeDefined();
  expect(screen.queryByText(/%$/)).toBeNull();
  const walls = screen.getByLabelText(english.catalogue("units.wall"));
  await userEvent.type(walls, "1");
  expect(
    await screen.findByText(english.raid("forecast.oddsOfGuess", { count: 1_000 })),
  ).toBeDefined();
  expect(screen.getByText("99.9%")).toBeDefined();
  expect(screen.queryByText("100%")).toBeNull();
  expect(screen.getByText(/ of 100 units and they lose .* of 1\.$/)).toBeDefined();
  // A refused amount is none to forecast against.
  await userEvent.type(walls, "k");
  expect(screen.getByText(english.raid("forecast.unknown"))).toBeDefined();
});

it("is as little certain of defenders that were beaten a while ago", async () => {
  forecast(UNDEFENDED);
  expect(await screen.findByText(english.raid("forecast.undefended"))).toBeDefined();
  expect(screen.getByText("99.9%")).toBeDefined();
});

it("says of an empty base that nobody defended, not that 0 of 0 units fell", () => {
  const answer = {
    ...{ desc: "", amount: 0, report: UNDEFENDED, user: { status: makeStatus() } },
    lootType: "metal",
  } as const;
  render(<RaidResult answer={answer} />, { wrapper: playingPage().wrapper });
  const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(lines).toEqual([
    english.battles("ending.empty"),
    english.raid("attack.losses", { lost: 0, sent: 5 }),
    english.raid("attack.noLoot"),
  ]);
});
