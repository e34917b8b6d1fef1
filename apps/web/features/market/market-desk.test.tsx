import type { MarketOfferView } from "@emberlode/contract";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { button, press } from "../../lib/testing-screen.ts";
import { makePayload } from "../session/testing.tsx";
import { renderPlaying } from "../session/testing-render.tsx";
import { OfferRow } from "./market-desk.tsx";

const t = english.town;
const CHOOSE = startingWith(t("market.choose"));

/** Without a key, the server reports nothing left of the stock. */
const OFFER: MarketOfferView = {
  ...{ _id: "1-0", kind: "tool", item: "mines", title: "Mines" },
  ...{ price: 800, paidIn: "metal", stock: 5, left: 0, room: null },
};
const queryPart = (text: string) => screen.queryByText(text, { exact: false });

function show(hasKey: boolean | null, left: number) {
  const offer = { ...OFFER, left };
  renderPlaying(<OfferRow offer={offer} user={makePayload().user} hasKey={hasKey} />);
}

it.each([
  ["who may buy, not that nothing is left, to who has no key", false, 0, true, false],
  ["what is left to who has one", true, 2, false, true],
  ["neither before it is known who has one", null, 0, false, false],
])("says %s", (_what, hasKey, left, saysKey, saysLeft) => {
  show(hasKey, left);
  expect(queryPart(t("market.noKey", { stock: "5" })) !== null).toBe(saysKey);
  expect(queryPart(t("market.left", { left: 2, stock: 5 })) !== null).toBe(saysLeft);
});

it("reports a missing amount after an invalid one was typed and the offer reopened", async () => {
  show(true, 5);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: CHOOSE }));
  await user.type(screen.getByRole("textbox"), "k");
  await user.click(screen.getByRole("button", { expanded: true }));
  await user.click(screen.getByRole("button", { name: CHOOSE }));
  expect(screen.getByRole("alert").textContent).toBe(english.controls("amount.missing"));
});

it("names no amount if none can be bought, and says why", async () => {
  show(true, 0);
  await press(CHOOSE);
  const buy = button(t("market.goNone", { title: "Mines" }));
  expect(buy.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(buy.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toContain(t("market.soldOut"));
});
