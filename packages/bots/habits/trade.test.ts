import type { Status } from "@emberlode/contract";
import { describe, expect, test } from "vitest";
import { HERE, landWith, ownFactory, statusWith } from "../testing/known.ts";
import { nextIntent as next, settled } from "../testing/next-intent.ts";

describe("trading", () => {
  test("deposits what raiders could take, given a bank and a card", () => {
    const land = landWith({ ...HERE, type: "bank" });
    const status = statusWith({ metal: 9_000, energy: 100, slots: 0 });
    const known = { land, status, factories: settled };
    expect(next({ ...known, researches: { bank: 1 } }, "trader")).toEqual({
      do: "bank",
      action: "deposit",
      resource: "metal",
      amount: 7_000,
    });
    expect(next(known, "trader")).toMatchObject({ do: "rest" });
  });

  test("withdraws the rest for the next level once enough is saved", () => {
    const land = landWith({ ...HERE, type: "bank" });
    const factories = [ownFactory("base", { x: 20, y: 20 }, 6), ...settled.slice(1)];
    const asTrader = (status: Partial<Status>) =>
      next(
        {
          land,
          factories,
          researches: { bank: 5, market: 5, casino: 5 },
          status: statusWith({ slots: 0, ...status }),
        },
        "trader",
      );
    const banked = { bankMetal: 95_000, bankEnergy: 100_000 };
    expect(asTrader({ ...banked, metal: 6_000, energy: 100_000 })).toEqual({
      do: "bank",
      action: "withdraw",
      resource: "metal",
      amount: 94_000,
    });
    // Nothing is deposited again once the level is affordable.
    expect(asTrader({ ...banked, metal: 100_000, energy: 100_000 })).toMatchObject({
      do: "upgrade base",
    });
    const deposit = { do: "bank", action: "deposit" };
    expect(asTrader({ ...banked, metal: 4_000, energy: 100_000 })).toMatchObject(deposit);
  });

  test("exchanges the plentiful resource for the scarce one", () => {
    const land = landWith({ ...HERE, type: "web" });
    const status = statusWith({ metal: 9_000, energy: 1_000, slots: 0 });
    const factories = [ownFactory("base", { x: 20, y: 20 }, 9), ...settled.slice(1)];
    expect(next({ land, status, factories }, "trader")).toEqual({
      do: "exchange",
      from: "metal",
      amount: 4_000,
    });
  });
});
