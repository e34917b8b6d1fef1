import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OddsBar } from "./odds-bar.tsx";

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
