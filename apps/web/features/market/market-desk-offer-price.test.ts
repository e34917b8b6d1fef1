import type { MarketOfferView } from "@emberlode/contract";
import { listPrice } from "@emberlode/game";
import { expect, it } from "vitest";
import { maxPurchase, percentOffList } from "./market-desk.tsx";

const drill = listPrice({ kind: "part", item: "drill" });
const offer: MarketOfferView = {
  ...{ _id: "1-0", kind: "part", item: "drill", title: "Drill" },
  ...{ price: drill.price * 0.75, paidIn: drill.paidIn, stock: 3, left: 3, room: 9 },
};

it("compares an offer with the list price of a part or a tool", () => {
  expect(percentOffList(offer)).toBe(-25);
  const mines = listPrice({ kind: "tool", item: "mines" });
  const tool = { ...offer, kind: "tool" as const, item: "mines", price: mines.price * 1.3 };
  expect(percentOffList(tool)).toBe(30);
});

const rich = { metal: 1e9, energy: 1e9 };
it("limits a purchase by stock, room or money, whichever is least", () => {
  expect(maxPurchase(offer, rich)).toEqual({ most: 3, obstacle: null });
  expect(maxPurchase({ ...offer, room: 2 }, rich)).toEqual({ most: 2, obstacle: null });
  expect(maxPurchase(offer, { metal: offer.price, energy: offer.price }).most).toBe(1);
});
it("names what prevents a purchase", () => {
  expect(maxPurchase({ ...offer, left: 0 }, rich).obstacle).toBe("soldOut");
  expect(maxPurchase({ ...offer, room: 0 }, rich).obstacle).toBe("partLimit");
  expect(maxPurchase(offer, { metal: 0, energy: 0 })).toEqual({ most: 0, obstacle: "short" });
});
