import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BeforeAfter } from "./before-after.tsx";

it("shows a decrease as good if less is better", () => {
  const change = { before: 765, after: 0 };
  render(
    <BeforeAfter
      lines={[
        { word: "Carried", ...change },
        { word: "At risk", ...change, lessIsGood: true },
      ]}
    />,
  );
  const [carried, atRisk] = screen.getAllByText("\u2212765");
  expect(carried?.getAttribute("data-sign")).toBe("-1");
  expect(atRisk?.getAttribute("data-sign")).toBe("1");
});
