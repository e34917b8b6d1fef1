import type { PublicBattleReport, Status } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { textsOf } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { FightOdds } from "./forecast-view.tsx";
import { locatedArmiesAtom } from "./located-armies.ts";
import { RaidResult } from "./raid-desk.tsx";
import { battleWith, NO_DEFENSE, RaidForecast, useRaidPreview } from "./raid-forecast.tsx";
import { makeReport, TARGET } from "./testing.ts";

const t = english.raid;
const UNDEFENDED = makeReport({ attack: { 1: 5 }, defense: {} });

/** The forecast, and the odds beside the button. */
function Sample({ status }: { status: Status }) {
  const preview = useRaidPreview(TARGET, status);
  return (
    <>
      <RaidForecast preview={preview} target={TARGET} status={status} />
      <footer>
        <FightOdds preview={preview} unknown={t("odds.unknown")} />
      </footer>
    </>
  );
}

/** The forecast for 100 Pikemen against a base, after this last fight or none. */
function forecast(report: PublicBattleReport | null) {
  const status = makeStatus({ attack_units: [100, 0, 0, 0, 0, 0, 0, 0, 0, 0], totalSlots: 20_000 });
  const page = { payload: makePayload({ status }), server: async () => ({ report }) };
  return renderPlaying(<Sample status={status} />, page);
}

const foot = () => document.querySelector("footer")?.textContent;

it("gives no odds against unknown defenders, and never calls a guess certain", async () => {
  forecast(null);
  await screen.findByText(t("forecast.unknown"));
  expect(screen.queryByText(/%$/)).toBeNull();
  const walls = screen.getByLabelText(english.catalogue("units.wall"));
  await userEvent.type(walls, "1");
  await screen.findByText(t("forecast.oddsOfGuess", { count: 1_000 }));
  expect(screen.getAllByText("99.9%")).toHaveLength(2);
  expect(foot()).toBe(`99.9% ${t("odds.ofGuess")}`);
  expect(screen.queryByText("100%")).toBeNull();
  screen.getByText(/ of 100 units and the defender .* of 1\.$/);
  // No forecast against an invalid amount.
  await userEvent.type(walls, "k");
  screen.getByText(t("forecast.unknown"));
});

it("gives no odds, but a condition, if the last fight left no defenders", async () => {
  forecast(UNDEFENDED);
  await screen.findByText(t("forecast.leftEmpty"));
  expect(screen.queryByText(t("forecast.undefended"))).toBeNull();
  expect(foot()).toBe(t("odds.leftEmpty"));
  expect(screen.queryByText(/%/)).toBeNull();
});

it("gives the odds against the defenders that the last fight left, beside the button too", async () => {
  forecast(makeReport({ attack: { 1: 1 }, defense: { 1: 3 } }));
  await screen.findByText(t("forecast.odds", { count: 1_000 }));
  expect(foot()).toBe(`99.9% ${t("odds.ofKnown")}`);
});

it.each([
  [99, "stronger"],
  [100, "weaker"],
] as const)(
  "compares a located defense of %i with the attack of 100",
  async (defense, compared) => {
    const { store } = forecast(null);
    await screen.findByText(t("forecast.unknown"));
    expect(screen.queryByText(startingWith("Army Locator"))).toBeNull();
    const foundAt = new Date().toISOString();
    act(() =>
      store.set(locatedArmiesAtom, new Map([[TARGET.user.username, { defense, foundAt }]])),
    );
    const found = t("forecast.located", { defense: String(defense), when: "just now" });
    screen.getByText(`${found} ${t(`forecast.${compared}`, { attack: "100" })}`);
  },
);

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
