import type { MarketOfferView } from "@emberlode/contract";
import { listPrice } from "@emberlode/game";
import { expect, it } from "vitest";
import { mostBought, percentOffList } from "./market-desk.tsx";

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
  expect(mostBought(offer, rich)).toEqual({ most: 3, bar: null });
  expect(mostBought({ ...offer, room: 2 }, rich)).toEqual({ most: 2, bar: null });
  expect(mostBought(offer, { metal: offer.price, energy: offer.price }).most).toBe(1);
});
it("names what prevents a purchase", () => {
  expect(mostBought({ ...offer, left: 0 }, rich).bar).toBe("soldOut");
  expect(mostBought({ ...offer, room: 0 }, rich).bar).toBe("partLimit");
  expect(mostBought(offer, { metal: 0, energy: 0 })).toEqual({ most: 0, bar: "short" });
});
