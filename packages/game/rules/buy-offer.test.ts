import { describe, expect, it } from "vitest";
import { equalAmounts } from "../resource.ts";
import { envAt } from "../testing/env.ts";
import { toolsOf } from "../testing/ground.ts";
import { makePlayer } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
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
  const env = envAt();

  it("sells tools and remembers the purchase", () => {
    const sold = applied(player, buyOffer(state, { offer: "20000-0", count: 1 }, env));
    const carried = { metal: 4200, energy: 50_000 };
    expect(sold.outcome).toEqual({ offer: "20000-0", held: 4, left: 0, ...carried });
    expect(sold.after).toEqual({
      ...player,
      carried,
      tools: toolsOf({ market: 2, mines: 4 }),
      marketBought: [4, 0, 0, 0, 0, 0],
    });
    const detail = { good: "tool", item: "mines", count: 1 };
    expect(sold.ledger).toEqual([{ playerId: 1, kind: "market", metal: -800, energy: 0, detail }]);
  });

  it("sells parts for the resource that they do not raise", () => {
    const sold = applied(player, buyOffer(state, { offer: "20000-1", count: 2 }, env));
    expect(sold.outcome).toMatchObject({ held: 2, left: 0, metal: 5000, energy: 10_000 });
    expect(sold.after.parts.drill).toBe(2);
  });

  it("starts over the next day, but not when the clock goes back", () => {
    const buy = { offer: "20000-0", count: 2 };
    const old = { ...state, player: { ...player, marketDay: DAY - 1 } };
    const { outcome, after } = applied(old.player, buyOffer(old, buy, env));
    expect([outcome.left, after.marketDay]).toEqual([2, DAY]);
    const ahead = { ...state, player: { ...player, marketDay: DAY + 1 } };
    expect(buyOffer(ahead, buy, env)).toMatchObject({ code: "SOLD_OUT" });
  });

  /** A player with drills, of which ten can be installed. */
  const owning = (held: number, installed: number) => ({
    ...player,
    parts: { ...player.parts, drill: held },
    partsInstalled: { ...player.partsInstalled, drill: installed },
  });

  it("sells parts up to the installation limit", () => {
    const drills = { offer: "20000-1", count: 2 };
    const result = buyOffer({ ...state, player: owning(2, 6) }, drills, env);
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
      { player: { ...player, carried: equalAmounts(1) } },
      { offer: "20000-1" },
    ],
  ];
  it.each(refusals)("refuses with %s", (code, set, input) => {
    const full = { offer: "20000-0", count: 1, ...input };
    expect(buyOffer({ ...state, ...set }, full, env)).toMatchObject({ ok: false, code });
  });
});
