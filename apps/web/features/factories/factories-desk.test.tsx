import { MAP_LETTERS } from "@emberlode/contract";
import { HOUR } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { press } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus, makeView } from "../session/testing.tsx";
import { renderDesk } from "../session/testing-render.tsx";
import FactoriesDesk from "./factories-desk.tsx";
import { makeOwned } from "./testing.ts";

const t = english.factories;
const { waste, factory } = MAP_LETTERS;
const BASE = makeOwned({ factory: { type: "base", x: 1, y: 1 }, slots: 2_000 });

/** The desk of a player at the west end of a row, with factories of these classes from there on. */
function open(row: string, classes = "", level = 1) {
  navigate("/game?desk=factories");
  const server = async () => ({ factories: [{ ...BASE, lvl: level }] });
  const view = makeView([row], { classes });
  return renderDesk(FactoriesDesk, "factories", { view, server }).walker;
}

it("leads a player without a factory to the nearest small one", async () => {
  const walker = open(waste + factory + waste + factory, "ms");
  const nearest = { kind: "small", steps: 3, direction: "east" };
  await screen.findByText(t("list.nearest", nearest), { exact: false });
  await press(t("list.walk", { steps: 3 }));
  expect(walker.getState().shown).not.toEqual({ x: 1, y: 1 });
  expect(window.location.search).toBe("");
});

it("leads a base that outgrew small factories to a medium one", async () => {
  open(waste + factory + factory, "sm", 7);
  const nearest = { kind: "medium", steps: 2, direction: "east" };
  await screen.findByText(t("list.nearest", nearest), { exact: false });
  screen.getByText(t("list.empty", { kind: "medium", level: 6 }), { exact: false });
});

it("says how to find one if none was seen that a new base can take", async () => {
  open(waste + factory, "l");
  await screen.findByText(t("list.notSeen"), { exact: false });
  expect(screen.queryByRole("button", { name: /step/ })).toBeNull();
});

it("collects what the stores hold by now, and says which are full", async () => {
  const production = {
    percent: 90,
    perDay: { metal: 1_200, energy: 600 },
    store: { metal: 100, energy: 50 },
  };
  const now = Date.parse(makeStatus().serverTime);
  const inHours = (hours: number) => new Date(now + hours * HOUR).toISOString();
  const half = { ...production, fullAt: inHours(12) };
  const full = { ...production, store: production.perDay, fullAt: inHours(-1) };
  const sent = vi.fn();
  const server = async (path: string) => {
    if (path !== "puc.list") sent(path);
    if (path === "puc.collect") {
      return { desc: "Collected.", metal: 1, energy: 1, stores: 2, newStatus: makeStatus() };
    }
    const [first, second] = [makeOwned({ production: half }), makeOwned({ production: full })];
    return { factories: [BASE, { ...first, _id: "7" }, second], garrisonSetAt: null };
  };
  renderDesk(FactoriesDesk, "factories", { view: makeView([]), server });
  await screen.findByText(t("stores.hold", { metal: "1,800", energy: "900" }), { exact: false });
  screen.getByText(t("stores.fullCount", { count: 1 }));
  screen.getByText(/^Full in (12:00:00|11:59:\d\d)$/);
  screen.getByText(t("stores.full"));
  await press(t("stores.collect"));
  expect(sent.mock.calls).toEqual([["puc.collect"]]);
});

it("says what protects each factory, and that a shield doesn't protect all of them", async () => {
  const now = Date.parse(makeStatus().serverTime);
  const inHours = (hours: number) => new Date(now + hours * HOUR).toISOString();
  const factories = [
    BASE,
    makeOwned({ _id: "7", safeUntil: inHours(71) }),
    makeOwned({ _id: "8", safeUntil: inHours(5) }),
    makeOwned({ _id: "9" }),
  ];
  const server = async () => ({ factories, garrisonSetAt: null });
  const payload = makePayload({ status: makeStatus({ shieldUntil: inHours(71) }) });
  renderDesk(FactoriesDesk, "factories", { view: makeView([]), server, payload });
  await screen.findByText(startingWith(t("shielded", { span: "" })));
  screen.getByText(startingWith(t("safeFor", { span: "" })));
  screen.getByText(t("unshielded"));
});
