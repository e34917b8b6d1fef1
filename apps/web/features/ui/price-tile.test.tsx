import type { Amounts } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { textsOf } from "../../lib/testing-screen.ts";
import { PriceTile } from "./price-tile.tsx";

const t = english.controls;
const NOTHING = { metal: 0, energy: 0 };
const DIG = { metal: 30, energy: 40 };

function cells(price: Amounts, have: Amounts, count = 1, yieldPerDig = DIG) {
  render(<PriceTile price={price} have={have} yieldPerDig={yieldPerDig} count={count} />);
  return screen.queryAllByRole("row").map((row) => textsOf(row.children));
}

it("shows the price, the player's amount and what is left", () => {
  expect(cells({ metal: 50, energy: 100 }, { metal: 1440, energy: 380 }, 3)).toEqual([
    ["", t("price.cost"), t("price.have"), t("price.after")],
    ["metal", "150", "1,440", "1,290"],
    ["energy", "300", "380", "80"],
  ]);
});

it.each([
  [{ metal: 50, energy: 500 }, { metal: 1440, energy: 380 }, "120 more energy (about 3 digs)"],
  [{ metal: 61, energy: 41 }, NOTHING, "61 more metal and 41 more energy (about 5 digs)"],
  [{ metal: 0, energy: 1 }, NOTHING, "1 more energy (about 1 dig)"],
])("says how much is missing and how many digs that takes: %o", (price, have, amounts) => {
  const [head] = cells(price, have);
  screen.getByText(t("price.shortBy", { amounts }));
  // No column for the remainder, since nothing would be left.
  expect(head).toEqual(["", t("price.cost"), t("price.have")]);
});

it("estimates no digs if digging yields nothing", () => {
  cells({ metal: 61, energy: 0 }, NOTHING, 1, { metal: 0, energy: 40 });
  screen.getByText(t("price.shortBy", { amounts: "61 more metal" }));
});

it("omits resources with a price of zero, and says when it is free", () => {
  const rows = cells({ metal: 0, energy: 10 }, { metal: 0, energy: 10 });
  expect(rows.slice(1)).toEqual([["energy", "10", "10", "0"]]);
  cells(NOTHING, NOTHING);
  screen.getByText(t("price.free"));
});
