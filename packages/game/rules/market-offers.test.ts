import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXCAVATOR_PART_IDS } from "../catalogue/excavator.ts";
import { TOOL_IDS } from "../catalogue/tools.ts";
import { sigmas } from "../testing/sigma.ts";
import { listPrice, marketOffers } from "./market-offers.ts";
import { isConsumableTool } from "./tools/all-tools.ts";

describe("marketOffers", () => {
  it("are six different goods, the same all day, within 30% of the list price", () => {
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
          if (offer.kind === "tool") expect(isConsumableTool(offer.item)).toBe(true);
        }
      }),
    );
  });

  it("draw goods, prices and stocks uniformly, within 5 sigma of 100,000", () => {
    const days = 34_000;
    const goods = new Map<string, number>();
    const percents = new Map<number, number>();
    const stocks = new Map<string, number>();
    const count = <T>(seen: Map<T, number>, value: T) =>
      seen.set(value, (seen.get(value) ?? 0) + 1);
    for (let day = 0; day < days; day++) {
      for (const offer of marketOffers("a long time", day)) {
        count(goods, offer.item);
        count(percents, (offer.price * 100) / listPrice(offer).price);
        count(stocks, `${offer.kind} ${offer.stock}`);
      }
    }
    const usable = TOOL_IDS.filter(isConsumableTool);
    for (const item of usable) {
      expect(sigmas(goods.get(item) ?? 0, days, 3 / usable.length), item).toBeLessThan(5);
    }
    for (const item of EXCAVATOR_PART_IDS) {
      expect(sigmas(goods.get(item) ?? 0, days, 3 / 10), item).toBeLessThan(5);
    }
    expect([percents.size, stocks.size]).toEqual([61, 7]);
    for (let percent = 70; percent <= 130; percent++) {
      const times = percents.get(percent) ?? 0;
      expect(sigmas(times, 6 * days, 1 / 61), String(percent)).toBeLessThan(5);
    }
    for (const [stock, p] of [
      ...[2, 3, 4, 5].map((n) => [`tool ${n}`, 1 / 4] as const),
      ...[1, 2, 3].map((n) => [`part ${n}`, 1 / 3] as const),
    ]) {
      expect(sigmas(stocks.get(stock) ?? 0, 3 * days, p), stock).toBeLessThan(5);
    }
  });
});
