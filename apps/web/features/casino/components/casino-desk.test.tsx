import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { makePlace } from "../../field/testing.ts";
import { makePayload, playingPage } from "../../session/testing.tsx";
import CasinoDesk from "./casino-desk.tsx";

const LIMIT = english.town("casino.limit");

function open(level: number) {
  const payload = makePayload();
  const table = { level, stakesLeft: 50, most: 1000, least: 10 };
  const { wrapper } = playingPage({ payload, server: async () => table });
  const place = makePlace({ type: "casino" });
  render(<CasinoDesk id="casino" payload={payload} place={place} />, { wrapper });
}

it("offers no limit of losses to who cannot stake", async () => {
  open(0);
  await screen.findByRole("button", { name: english.town("toResearch", { name: "Casino Key" }) });
  expect(screen.queryByLabelText(LIMIT)).toBeNull();
});

it("offers it at the open tables", async () => {
  open(1);
  expect(await screen.findByLabelText(LIMIT)).toBeDefined();
});
