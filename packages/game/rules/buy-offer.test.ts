import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import type { PlayerState } from "../state.ts";
import { toolsOf } from "../testing/ground.ts";
import { afterChanges, makePlayer, NOON } from "../testing/players.ts";
import { writesOf } from "../writes.ts";
import { type BuyOfferInput, buyOffer } from "./buy-offer.ts";
import type { MarketOffer } from "./market-offers.ts";

const DAY = 20_000;

describe("buyOffer", () => {
  const offers: readonly MarketOffer[] = [
    { id: "20000-0", kind: "tool", item: "mines", price: 800, paidIn: "metal", stock: 2 },
    { id: "20000-1", kind: "part", item: "drill", price: 20_000, paidIn: "energy", stock: 1 },
  ];
  const player = makePlayer({
    id: 1,
    carried: { metal: 5000, energy: 50_000 },
    tools: toolsOf({ market: 2, mines: 3 }),
    marketDay: DAY,
    marketBought: [3, 0, 0, 0, 0, 0],
  });
  const state = { player, offers, field: { type: "market" as const } };
  const env = { now: NOON, random: seededRandom("market") };

  it("sells tools and remembers what was bought", () => {
    const result = buyOffer(state, { offer: "20000-0", count: 1 }, env);
    if (!result.ok) throw new Error(result.code);
    expect(result.outcome).toEqual({
      ...{ offer: "20000-0", held: 4, left: 0 },
      ...{ metal: 4200, energy: 50_000 },
    });
    expect(afterChanges(player, result.changes)).toEqual({
      ...player,
      carried: { metal: 4200, energy: 50_000 },
      tools: toolsOf({ market: 2, mines: 4 }),
      marketBought: [4, 0, 0, 0, 0, 0],
    });
    const detail = { good: "tool", item: "mines", count: 1 };
    expect(writesOf(result.changes, "ledger")).toEqual([
      { playerId: 1, kind: "market", metal: -800, energy: 0, detail },
    ]);
  });

  it("sells parts for what they do not raise", () => {
    const result = buyOffer(state, { offer: "20000-1", count: 2 }, env);
    if (!result.ok) throw new Error(result.code);
    expect(result.outcome).toMatchObject({ held: 2, left: 0, metal: 5000, energy: 10_000 });
    expect(afterChanges(player, result.changes).parts.drill).toBe(2);
  });

  it("begins again the next day, but not for a clock gone back", () => {
    const buy = { offer: "20000-0", count: 2 };
    const old = { ...state, player: { ...player, marketDay: DAY - 1 } };
    const result = buyOffer(old, buy, env);
    expect(result).toMatchObject({ ok: true, outcome: { left: 2 } });
    if (result.ok)
      expect(afterChanges(old.player, result.changes)).toMatchObject({ marketDay: DAY });
    const ahead = { ...state, player: { ...player, marketDay: DAY + 1 } };
    expect(buyOffer(ahead, buy, env)).toMatchObject({ code: "SOLD_OUT" });
  });

  /** With drills, of which ten can be installed. */
  const owning = (held: number, installed: number) => ({
    ...player,
    parts: { ...player.parts, drill: held },
    partsInstalled: { ...player.partsInstalled, drill: installed },
  });

  it("sells parts up to the last that can be installed", () => {
    const result = buyOffer(
      { ...state, player: owning(2, 6) },
      { offer: "20000-1", count: 2 },
      env,
    );
    expect(result).toMatchObject({ ok: true, outcome: { held: 4 } });
  });

  const refusals: [string, Partial<typeof state>, Partial<BuyOfferInput>][] = [
    ["BAD_INPUT", {}, { count: 0 }],
    ["BAD_INPUT", {}, { count: 0.5 }],
    ["WRONG_FIELD", { field: { type: "bank" as never } }, {}],
    ["MARKET_KEY_NEEDED", { player: { ...player, tools: toolsOf({}) } }, {}],
    ["OFFER_GONE", {}, { offer: "19999-0" }],
    ["SOLD_OUT", {}, { count: 2 }],
    ["PART_LIMIT", { player: owning(9, 0) }, { offer: "20000-1", count: 2 }],
    ["PART_LIMIT", { player: owning(4, 6) }, { offer: "20000-1" }],
    ["NOT_ENOUGH_METAL", { player: { ...player, carried: { metal: 799, energy: 50_000 } } }, {}],
    [
      "NOT_ENOUGH_ENERGY",
      { player: { ...player, carried: { metal: 5000, energy: 1 } } },
      { offer: "20000-1" },
    ],
  ];
  it.each(refusals)("refuses with %s", (code, set, input) => {
    const full = { offer: "20000-0", count: 1, ...input };
    expect(buyOffer({ ...state, ...set }, full, env)).toEqual({ ok: false, code });
  });

  it("over any day sells no more than the stock, costs what the ledger says and leaves no debts", () => {
    const purchase = fc.record({
      offer: fc.constantFrom("20000-0", "20000-1", "20000-2"),
      count: fc.integer({ min: -1, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(purchase, { maxLength: 20 }), (purchases) => {
        let now: PlayerState = { ...player, marketBought: [0, 0, 0, 0, 0, 0] };
        let { metal, energy } = now.carried;
        for (const input of purchases) {
          const result = buyOffer({ ...state, player: now }, input, env);
          if (!result.ok) continue;
          now = afterChanges(now, result.changes);
          for (const entry of writesOf(result.changes, "ledger")) {
            metal += entry.metal;
            energy += entry.energy;
          }
        }
        expect(now.carried).toEqual({ metal, energy });
        expect(Math.min(metal, energy)).toBeGreaterThanOrEqual(0);
        const [mines = 0, drills = 0, ...others] = now.marketBought;
        expect([mines <= 2 * 2, drills <= 2 * 1, others]).toEqual([true, true, [0, 0, 0, 0]]);
        expect(now.tools).toEqual(toolsOf({ market: 2, mines: 3 + mines }));
        expect(now.parts.drill).toBe(drills);
        expect(metal).toBe(5000 - 800 * mines);
        expect(energy).toBe(50_000 - 20_000 * drills);
      }),
    );
  });
});
