import type { PublicBattleReport } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { textsOf } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { RaidResult } from "./raid-desk.tsx";
import { battleWith, NO_DEFENSE, RaidForecast } from "./raid-forecast.tsx";
import { makeReport, TARGET } from "./testing.ts";

const t = english.raid;
const UNDEFENDED = makeReport({ attack: { 1: 5 }, defense: {} });

/** The forecast for 100 Pikemen against a base, after this last fight or none. */
function forecast(report: PublicBattleReport | null) {
  const status = makeStatus({ attack_units: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0], totalSlots: 20_000 });
  const page = { payload: makePayload({ status }), server: async () => ({ report }) };
  renderPlaying(<RaidForecast target={TARGET} status={status} />, page);
}

it("gives no odds against unknown defenders, and never calls a guess certain", async () => {
  forecast(null);
  await screen.findByText(t("forecast.unknown"));
  expect(screen.queryByText(/%$/)).toBeNull();
  const walls = screen.getByLabelText(english.catalogue("units.wall"));
  await userEvent.type(walls, "1");
  await screen.findByText(t("forecast.oddsOfGuess", { count: 1_000 }));
  screen.getByText("99.9%");
  expect(screen.queryByText("100%")).toBeNull();
  screen.getByText(/ of 100 units and the defender .* of 1\.$/);
  // No forecast against an invalid amount.
  await userEvent.type(walls, "k");
  screen.getByText(t("forecast.unknown"));
});

it("is just as uncertain about defenders that were beaten a while ago", async () => {
  forecast(UNDEFENDED);
  await screen.findByText(t("forecast.leftEmpty"));
  expect(screen.queryByText(t("forecast.undefended"))).toBeNull();
  screen.getByText("99.9%");
});

it("says that an empty base was undefended, not that 0 of 0 units fell", () => {
  const answer = {
    desc: "",
    amount: 0,
    report: UNDEFENDED,
    user: { status: makeStatus() },
    lootType: "metal",
  } as const;
  renderPlaying(<RaidResult answer={answer} />);
  expect(textsOf(screen.getAllByRole("listitem"))).toEqual([
    english.battles("ending.empty"),
    t("attack.losses", { lost: 0, sent: 5 }),
    t("attack.noLoot"),
  ]);
});

/** Amounts to a standing of 100. */
const STATUS = makeStatus({ totalSlots: 20_000 });

it.each([
  ["size", 50, false],
  ["size", 49, true],
  ["revenge", 10, false],
  ["wealth", 10, true],
  [null, 10, true],
] as const)(
  "opened by %s, with standing %i of 100: all repaired %s",
  (opening, percent, spared) => {
    const { modifiers } = battleWith(NO_DEFENSE, { ...TARGET, opening, standing: percent }, STATUS);
    expect(modifiers.allRepaired ?? false).toBe(spared);
  },
);
