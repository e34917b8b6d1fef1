import type { MarketOfferView } from "@emberlode/contract";
import { EXCAVATOR_PARTS, listPrice } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { button, press } from "../../lib/testing-screen.ts";
import { makePayload, makeStatus } from "../session/testing.tsx";
import { renderDesk, renderPlaying } from "../session/testing-render.tsx";
import MarketDesk, { maxPurchase, OfferRow, percentOffList } from "./market-desk.tsx";

const t = english.town;
const CHOOSE = startingWith(t("market.choose"));

/** Without a key, the server reports nothing left of the stock. */
const OFFER: MarketOfferView = {
  _id: "1-0",
  kind: "tool",
  item: "mines",
  title: "Mines",
  price: 800,
  paidIn: "metal",
  stock: 5,
  left: 0,
  room: null,
};
const queryPart = (text: string) => screen.queryByText(text, { exact: false });

function show(hasKey: boolean | null, left: number) {
  const offer = { ...OFFER, left };
  renderPlaying(<OfferRow offer={offer} user={makePayload().user} hasKey={hasKey} />);
}

it.each([
  ["who may buy instead of the remaining stock without a key", false, 0, true, false],
  ["the remaining stock with a key", true, 2, false, true],
  ["neither before the player's keys are loaded", null, 0, false, false],
])("says %s", (_what, hasKey, left, saysKey, saysLeft) => {
  show(hasKey, left);
  expect(queryPart(t("market.noKey", { stock: "5" })) !== null).toBe(saysKey);
  expect(queryPart(t("market.left", { left: 2, stock: 5 })) !== null).toBe(saysLeft);
});

it("says what an offer does: a tool as everywhere, a part by its yield", () => {
  show(null, 0);
  expect(queryPart(english.catalogue("tools.mines.description"))).not.toBeNull();
  const drill = { ...OFFER, kind: "part" as const, item: "drill", title: "Drill" };
  renderPlaying(<OfferRow offer={drill} user={makePayload().user} hasKey={null} />);
  const { min, max } = EXCAVATOR_PARTS.drill;
  const does = english.catalogue("partDescription", {
    resource: "metal",
    min,
    max,
  });
  expect(queryPart(does)).not.toBeNull();
});

it("reports a missing amount after an invalid one was typed and the offer reopened", async () => {
  show(true, 5);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: CHOOSE }));
  await user.type(screen.getByRole("textbox"), "k");
  await user.click(screen.getByRole("button", { expanded: true }));
  await user.click(screen.getByRole("button", { name: CHOOSE }));
  expect(screen.getByRole("alert").textContent).toBe(english.controls("amount.missing"));
});

it("names no amount if none can be bought, and says why", async () => {
  show(true, 0);
  await press(CHOOSE);
  const buy = button(t("market.goNone", { title: "Mines" }));
  expect(buy.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(buy.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain(t("market.soldOut"));
});

const drill = listPrice({ kind: "part", item: "drill" });
const offer: MarketOfferView = {
  _id: "1-0",
  kind: "part",
  item: "drill",
  title: "Drill",
  price: drill.price * 0.75,
  paidIn: drill.paidIn,
  stock: 3,
  left: 3,
  room: 9,
};

it("compares an offer with the list price of a part or a tool", () => {
  expect(percentOffList(offer)).toBe(-25);
  const mines = listPrice({ kind: "tool", item: "mines" });
  const tool = { ...offer, kind: "tool" as const, item: "mines", price: mines.price * 1.3 };
  expect(percentOffList(tool)).toBe(30);
});

const rich = { metal: 1e9, energy: 1e9 };
it("limits a purchase by stock, room or money, whichever is least", () => {
  expect(maxPurchase(offer, rich)).toEqual({ maxCount: 3, obstacle: null });
  expect(maxPurchase({ ...offer, room: 2 }, rich)).toEqual({ maxCount: 2, obstacle: null });
  expect(maxPurchase(offer, { metal: offer.price, energy: offer.price }).maxCount).toBe(1);
});
it("names what prevents a purchase", () => {
  expect(maxPurchase({ ...offer, left: 0 }, rich).obstacle).toBe("soldOut");
  expect(maxPurchase({ ...offer, room: 0 }, rich).obstacle).toBe("partLimit");
  expect(maxPurchase(offer, { metal: 0, energy: 0 })).toEqual({ maxCount: 0, obstacle: "short" });
});

it("shows the next day's offers after midnight, without reopening the desk", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let today = { day: "2025-06-01", offers: [OFFER] };
  const server = async (path: string) => (path === "market.offers" ? today : { tools: [] });
  const payload = makePayload({ status: makeStatus({ serverTime: "2025-06-01T23:59:58.000Z" }) });
  renderDesk(MarketDesk, "market", { payload, server }, { type: "market" });
  await screen.findByText(OFFER.title);
  today = { day: "2025-06-02", offers: [offer] };
  await vi.advanceTimersByTimeAsync(5_000);
  await screen.findByText(offer.title);
  expect(screen.queryByText(OFFER.title)).toBeNull();
});
