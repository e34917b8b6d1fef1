import type { PublicBattleReport } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { textsOf } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { RaidResult } from "./raid-desk.tsx";
import { RaidForecast } from "./raid-forecast.tsx";
import { makeReport, TARGET } from "./testing.ts";

const t = english.raid;
const UNDEFENDED = makeReport({ attack: { 1: 5 }, defense: {} });

/** What 100 Pikemen may expect at a base, after this fight against it or none. */
function forecast(report: PublicBattleReport | null) {
  const status = makeStatus({ attack_units: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0], totalSlots: 20_000 });
  const page = { payload: makePayload({ status }), server: async () => ({ report }) };
  renderPlaying(<RaidForecast target={TARGET} status={status} />, page);
}

it("says that the odds against unknown defenders are unknown, and never that a guess is certain", async () => {
  forecast(null);
  await screen.findByText(t("forecast.unknown"));
  expect(screen.queryByText(/%$/)).toBeNull();
  const walls = screen.getByLabelText(english.catalogue("units.wall"));
  await userEvent.type(walls, "1");
  await screen.findByText(t("forecast.oddsOfGuess", { count: 1_000 }));
  screen.getByText("99.9%");
  expect(screen.queryByText("100%")).toBeNull();
  screen.getByText(/ of 100 units and they lose .* of 1\.$/);
  // Nothing is forecast against a refused amount.
  await userEvent.type(walls, "k");
  screen.getByText(t("forecast.unknown"));
});

it("is as little certain of defenders that were beaten a while ago", async () => {
  forecast(UNDEFENDED);
  await screen.findByText(t("forecast.leftEmpty"));
  expect(screen.queryByText(t("forecast.undefended"))).toBeNull();
  screen.getByText("99.9%");
});

it("says of an empty base that nobody defended, not that 0 of 0 units fell", () => {
  const answer = {
    ...{ desc: "", amount: 0, report: UNDEFENDED, user: { status: makeStatus() } },
    lootType: "metal",
  } as const;
  renderPlaying(<RaidResult answer={answer} />);
  expect(textsOf(screen.getAllByRole("listitem"))).toEqual([
    english.battles("ending.empty"),
    t("attack.losses", { lost: 0, sent: 5 }),
    t("attack.noLoot"),
  ]);
});
