import type { Amounts } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PriceTile } from "./price-tile.tsx";

function cells(price: Amounts, have: Amounts, count = 1, yieldPerDig = { metal: 30, energy: 40 }) {
  render(<PriceTile price={price} have={have} yieldPerDig={yieldPerDig} count={count} />);
  return screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
}

it("says what it costs, what one has and what is left after", () => {
  expect(cells({ metal: 50, energy: 100 }, { metal: 1440, energy: 380 }, 3)).toEqual([
    ["", "Cost", english.controls("price.have"), english.controls("price.after")],
    ["metal", "150", "1,440", "1,290"],
    ["energy", "300", "380", "80"],
  ]);
});

it("says how much is missing and how many digs that takes, and nothing of what is left", () => {
  const rows = cells({ metal: 50, energy: 500 }, { metal: 1440, energy: 380 });
  expect(rows[0]).toEqual(["", "Cost", english.controls("price.have")]);
  expect(
    screen.getByText(
      english.controls("price.shortBy", { amounts: "120 more energy (about 3 digs)" }),
    ),
  ).toBeDefined();
});

it("adds the digs for both resources, and one dig is one", () => {
  cells({ metal: 61, energy: 41 }, { metal: 0, energy: 0 });
  const both = "61 more metal and 41 more energy (about 5 digs)";
  expect(screen.getByText(english.controls("price.shortBy", { amounts: both }))).toBeDefined();
  cells({ metal: 0, energy: 1 }, { metal: 0, energy: 0 });
  expect(
    screen.getByText(english.controls("price.shortBy", { amounts: "1 more energy (about 1 dig)" })),
  ).toBeDefined();
});

it("promises no digs where digging yields nothing", () => {
  cells({ metal: 61, energy: 0 }, { metal: 0, energy: 0 }, 1, { metal: 0, energy: 40 });
  expect(
    screen.getByText(english.controls("price.shortBy", { amounts: "61 more metal" })),
  ).toBeDefined();
});

it("leaves out a resource that it does not cost", () => {
  const rows = cells({ metal: 0, energy: 10 }, { metal: 0, energy: 10 });
  expect(rows.slice(1)).toEqual([["energy", "10", "10", "0"]]);
});

it("says so when it is free", () => {
  render(
    <PriceTile
      price={{ metal: 0, energy: 0 }}
      have={{ metal: 0, energy: 0 }}
      yieldPerDig={{ metal: 0, energy: 0 }}
    />,
  );
  expect(screen.getByText(english.controls("price.free"))).toBeDefined();
});
