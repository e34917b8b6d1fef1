import { CASINO_GAMES, STAKES } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import CasinoDesk, { casinoOdds, meanReturn } from "./casino-desk.tsx";
import { casinoLimitAtom, sessionTotalAtom } from "./use-casino.ts";

it.each([
  ["no limit of losses to who cannot stake", 0, 0],
  ["one at the open tables", 1, 1],
])("offers %s", async (_what, level, limits) => {
  const server = async () => ({ level, stakesLeft: 50, minStake: 10, maxStake: 1_000 });
  renderDesk(CasinoDesk, "casino", { server }, { type: "casino" });
  const name = english.catalogue("tools.casino.name");
  const loaded = level === 0 ? english.town("toResearch", { name }) : english.town("casino.limit");
  await screen.findByText(loaded);
  expect(screen.queryAllByLabelText(english.town("casino.limit"))).toHaveLength(limits);
});

it("lets no stake lose more than the player's loss limit", async () => {
  const server = async () => ({ level: 1, stakesLeft: 47, minStake: 100, maxStake: 2_000 });
  const payload = makePayload({ status: makeStatus({ metal: 5_000 }) });
  const { store } = renderDesk(CasinoDesk, "casino", { payload, server }, { type: "casino" });
  store.set(casinoLimitAtom, 500);
  store.set(sessionTotalAtom, { metal: -208, energy: 0, stakes: 3 });
  await screen.findByText(english.controls("amount.range", { min: "100", max: "200" }));
});

it.each([
  [0, "casino.sessionNone"],
  [2, "casino.sessionEven"],
] as const)("sums up %d stakes that brought nothing as %s", async (stakes, text) => {
  const server = async () => ({ level: 1, stakesLeft: 48, minStake: 100, maxStake: 2_000 });
  const { store } = renderDesk(CasinoDesk, "casino", { server }, { type: "casino" });
  store.set(sessionTotalAtom, { metal: 0, energy: 0, stakes });
  await screen.findByText(english.town(text));
});

it("offers the next day's stakes after midnight, without reopening the desk", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let stakesLeft = 0;
  const server = vi.fn(async () => ({ level: 1, stakesLeft, minStake: 10, maxStake: 2_000 }));
  const payload = makePayload({ status: makeStatus({ serverTime: "2025-06-01T23:59:58.000Z" }) });
  renderDesk(CasinoDesk, "casino", { payload, server }, { type: "casino" });
  const lead = (left: number) => english.town("casino.lead", { left, perDay: STAKES.perDay });
  await screen.findByText(lead(0));
  stakesLeft = STAKES.perDay;
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText(lead(STAKES.perDay));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server).toHaveBeenCalledTimes(2);
});

it.each(CASINO_GAMES)("gives the house an edge of exactly 2% in the %s", (game) => {
  expect(meanReturn(game)).toBeCloseTo(98, 10);
  const shares = casinoOdds(game).reduce((sum, { share }) => sum + share, 0);
  expect(shares).toBeCloseTo(1, 10);
});
