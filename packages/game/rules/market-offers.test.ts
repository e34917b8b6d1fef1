import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXCAVATOR_PART_IDS } from "../catalogue/excavator.ts";
import { TOOL_IDS, TOOLS } from "../catalogue/tools.ts";
import { listPrice, marketOffers } from "./market-offers.ts";

describe("marketOffers", () => {
  it("are six different ones, the same for the same day, within 30 % of the list", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 100_000 }), (seed, day) => {
        const offers = marketOffers(seed, day);
        expect(marketOffers(seed, day)).toEqual(offers);
        expect(new Set(offers.map(({ item }) => item)).size).toBe(6);
        expect(offers.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5].map((i) => `${day}-${i}`));
        for (const offer of offers) {
          const list = listPrice(offer);
          expect(offer.price).toBeGreaterThanOrEqual(list.price * 0.7);
          expect(offer.price).toBeLessThanOrEqual(list.price * 1.3);
          expect(Number.isInteger(offer.price)).toBe(true);
          expect(offer.paidIn).toBe(list.paidIn);
          expect(offer.stock).toBeGreaterThanOrEqual(1);
          if (offer.kind === "tool") expect(TOOLS[offer.item].usable).toBe(true);
        }
      }),
    );
  });

  it("change from day to day, and every good is offered some day", () => {
    const days = Array.from({ length: 100 }, (_, day) => marketOffers("seed", day));
    const texts = days.map((offers) => JSON.stringify(offers.map(({ item }) => item)));
    expect(new Set(texts).size).toBeGreaterThan(90);
    const usable = TOOL_IDS.filter((id) => TOOLS[id].usable);
    const seen = new Set(days.flat().map(({ item }) => item));
    expect(seen).toEqual(new Set([...usable, ...EXCAVATOR_PART_IDS]));
  });
});
