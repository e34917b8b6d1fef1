import type { MarketOfferView } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { pretendPage } from "../../../lib/testing.tsx";
import { makePayload } from "../../session/testing.tsx";
import { OfferRow } from "./offer-row.tsx";

/** Without a key the server leaves nothing of the stock. */
const OFFER: MarketOfferView = {
  ...{ _id: "1-0", kind: "tool", item: "mines", title: "Mines" },
  ...{ price: 800, paidIn: "metal", stock: 5, left: 0, room: null },
};
function show(open: boolean | null, left = 0) {
  const { wrapper } = pretendPage();
  render(<OfferRow offer={{ ...OFFER, left }} user={makePayload().user} open={open} />, {
    wrapper,
  });
}

it("says who may buy, not that nothing is left, to who has no key", () => {
  show(false);
  expect(screen.getByText(/5 a day with a Black Market Key\.$/)).toBeDefined();
  expect(screen.queryByText(/left for you|all of your stock/)).toBeNull();
});

it("says what is left to who has one", () => {
  show(true, 2);
  expect(screen.getByText(/2 of 5 left for you today\.$/)).toBeDefined();
});

it("says neither before it is known who has one", () => {
  show(null);
  expect(screen.queryByText(/left for you|Black Market Key/)).toBeNull();
});

it("says that an amount is missing after it was refused, and the offer closed and opened", async () => {
  show(true, 5);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: /^Choose/ }));
  await user.type(screen.getByRole("textbox"), "k");
  await user.click(screen.getByRole("button", { expanded: true }));
  await user.click(screen.getByRole("button", { name: /^Choose/ }));
  expect(screen.getByRole("alert").textContent).toBe(english.controls("amount.missing"));
});

it("names no amount to buy where none can be bought, and says why", async () => {
  show(true, 0);
  await userEvent.setup().click(screen.getByRole("button", { name: /^Choose/ }));
  const buy = screen.getByRole("button", {
    name: english.town("market.goNone", { title: "Mines" }),
  });
  expect(buy.getAttribute("aria-disabled")).toBe("true");
  expect(
    document.getElementById(buy.getAttribute("aria-describedby") ?? "")?.textContent,
  ).toContain(english.town("market.soldOut"));
});
