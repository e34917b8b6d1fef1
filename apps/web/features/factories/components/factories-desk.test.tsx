import { MAP_LETTERS, type OwnedFactory } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { makePlace } from "../../field/testing.ts";
import { makePayload, makeView, playingPage } from "../../session/testing.tsx";
import FactoriesDesk from "./factories-desk.tsx";

const { waste, factory } = MAP_LETTERS;
const BASE: OwnedFactory = {
  ...{ _id: "1", user: "me", factory: { type: "base", x: 1, y: 1 } },
  ...{ lvl: 1, slots: 2_000, rank: null, safeUntil: null, fallsFreeAt: null },
};

afterEach(() => act(() => navigate("/game")));

function open(factories: readonly OwnedFactory[], row: string) {
  navigate("/game?desk=factories");
  const payload = makePayload();
  const { wrapper, walker } = playingPage({
    payload,
    view: makeView([row]),
    server: async () => ({ factories }),
  });
  render(<FactoriesDesk id="factories" payload={payload} place={makePlace()} />, { wrapper });
  return walker;
}

it("leads a player without a factory to the nearest one seen", async () => {
  const walker = open([BASE], waste + waste + waste + factory);
  expect(await screen.findByText(/nearest factory you've seen is 3 steps east/)).toBeDefined();
  await userEvent
    .setup()
    .click(screen.getByRole("button", { name: english.factories("list.walk", { steps: 3 }) }));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
  expect(window.location.search).toBe("");
});

it("says how to find one where none was seen", async () => {
  open([BASE], waste);
  expect(await screen.findByText(/You haven't seen one yet/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Walk there/ })).toBeNull();
});
