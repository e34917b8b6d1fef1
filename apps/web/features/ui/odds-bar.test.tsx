import { render, screen } from "@testing-library/react";
import fc from "fast-check";
import { expect, it } from "vitest";
import { OddsBar, percentagesOf } from "./odds-bar.tsx";

it.each([
  { shares: [0.2, 0.15, 0.2, 0.2, 0.25], percents: [20, 15, 20, 20, 25] },
  { shares: [1, 1, 1], percents: [33.34, 33.33, 33.33] },
  { shares: [0.2475, 0.0025, 0.75], percents: [24.75, 0.25, 75] },
  { shares: [0.125, 0.875], percents: [12.5, 87.5] },
  { shares: [0, 0], percents: [0, 0] },
  { shares: [], percents: [] },
])("formats $shares as $percents", ({ shares, percents }) => {
  expect(percentagesOf(shares)).toEqual(percents);
});

it("always adds up to 100 and is never off by more than a hundredth", () => {
  const shares = fc.array(fc.double({ min: 0.001, max: 1000, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(shares, (some) => {
      const total = some.reduce((sum, share) => sum + share, 0);
      const percents = percentagesOf(some);
      const hundredths = percents.map((percent) => Math.round(percent * 100));
      expect(hundredths.reduce((sum, part) => sum + part, 0)).toBe(10_000);
      for (const [index, share] of some.entries()) {
        expect(Math.abs((percents[index] ?? 0) - (share / total) * 100)).toBeLessThan(0.0101);
      }
    }),
  );
});

it("lists every outcome with its percentage, adding up to 100", () => {
  render(
    <OddsBar
      label="What the cave may hold"
      expected="about 22 metal a visit"
      segments={[
        { id: "a", label: "Lost", share: 1 / 3, tone: "plain" },
        { id: "b", label: "Trap", share: 1 / 3, tone: "bad", note: "costs a little" },
        { id: "c", label: "Metal", share: 1 / 3, tone: "metal" },
      ]}
    />,
  );
  expect(screen.getByRole("figure", { name: "What the cave may hold" })).toBeDefined();
  const texts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual(["Lost33.34%", "Trap costs a little33.33%", "Metal33.33%"]);
  expect(screen.getByText("about 22 metal a visit")).toBeDefined();
});
