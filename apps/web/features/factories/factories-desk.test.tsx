import { MAP_LETTERS } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { press } from "../../lib/testing-screen.ts";
import { makeView } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import FactoriesDesk from "./factories-desk.tsx";
import { makeOwned } from "./testing.ts";

const t = english.factories;
const { waste, factory } = MAP_LETTERS;
const BASE = makeOwned({ factory: { type: "base", x: 1, y: 1 }, slots: 2_000 });

function open(row: string) {
  navigate("/game?desk=factories");
  const server = async () => ({ factories: [BASE] });
  return renderDesk(FactoriesDesk, "factories", { view: makeView([row]), server }).walker;
}

it("leads a player without a factory to the nearest one seen", async () => {
  const walker = open(waste + waste + waste + factory);
  await screen.findByText(t("list.nearest", { steps: 3, direction: "east" }), { exact: false });
  await press(t("list.walk", { steps: 3 }));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
  expect(window.location.search).toBe("");
});

it("says how to find one if none was seen", async () => {
  open(waste);
  await screen.findByText(t("list.notSeen"), { exact: false });
  expect(screen.queryByRole("button", { name: /step/ })).toBeNull();
});
